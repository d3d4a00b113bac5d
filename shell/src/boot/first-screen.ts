import type { Registry } from '@console/shared/contract';
import { loadRemoteModule } from '../remotes/load-remote';

/**
 * Resolves when the shell may draw. A public page can be read already: nothing takes its place but the screen itself,
 * or the word that this cannot be shown.
 */
export async function firstScreen({ entries }: Registry): Promise<void> {
  const path = location.pathname.replace(/\/+$/, '');
  const entry = entries.find(({ paths, access }) => access === 'public' && paths.includes(path));
  if (entry) await loadRemoteModule(entry).catch(() => undefined);
}
