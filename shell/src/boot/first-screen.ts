import { readStoredSession } from '@console/shared/session';
import { withTimeout } from '../app/with-timeout';
import { openStaffRuntime } from '../staff/open-staff-runtime';
import { entryOf } from '../remotes/registry/entry-of';
import { loadRemoteModule } from '../remotes/load/load-remote';
import type { Deployment } from './deployment';
import { pathHere } from './path-here';

/** How long, in milliseconds, the prerendered beginning of a public page may wait for its module. */
const moduleWaitMs = 2000;

/**
 * Starts what the first screen waits for, and resolves when the shell may draw. The prerendered beginning of a public page
 * stays until its module has come. Staff data is requested before the shell draws around it. Whatever fails here fails
 * again when the screen asks for it, and the screen reports it.
 */
export async function firstScreen({ config, registry }: Deployment): Promise<void> {
  const entry = entryOf(registry, pathHere());
  if (entry?.access === 'public')
    await withTimeout(loadRemoteModule(entry), moduleWaitMs).catch(() => undefined);
  else if (readStoredSession())
    openStaffRuntime(config).then(
      ({ gateway }) => gateway.open(),
      () => undefined,
    );
}
