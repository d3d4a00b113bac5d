import type { Registry } from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';
import { entryOf } from '../remotes/entry-of';
import { loadRemoteModule } from '../remotes/load-remote';

/**
 * Resolves when the shell may draw. A public page can be read already: nothing takes its place but the screen itself,
 * or the word that this cannot be shown.
 */
export async function firstScreen(registry: Registry): Promise<void> {
  const entry = entryOf(registry, location.pathname.replace(/\/+$/, ''));
  if (entry?.access === 'public') await withinPatience(loadRemoteModule(entry)).catch(() => undefined);
}
