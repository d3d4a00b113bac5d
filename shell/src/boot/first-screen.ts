import { readStoredSession } from '@console/shared/session';
import { Wait } from '../app/wait';
import { withinPatience } from '../app/within-patience';
import { openConsole } from '../console/open-console';
import { entryOf } from '../remotes/entry-of';
import { loadRemoteModule } from '../remotes/load-remote';
import type { Deployment } from './deployment';
import { pathHere } from './path-here';

/**
 * Begins what the first screen waits for, and resolves when the shell may draw. A public page can be read already:
 * nothing takes its place but the screen itself, or the word that this cannot be shown. Staff's data is on its way
 * before the shell draws around it; whatever fails here is met again by the screen, which says so.
 */
export async function firstScreen({ config, registry }: Deployment): Promise<void> {
  const entry = entryOf(registry, pathHere());
  if (entry?.access === 'public') {
    Wait.early = performance.now();
    await withinPatience(loadRemoteModule(entry)).catch(() => undefined);
  } else if (readStoredSession())
    openConsole(config).then(
      ({ gateway }) => gateway.open(),
      () => undefined,
    );
}
