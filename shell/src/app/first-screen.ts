import { readStoredSession } from '@console/shared/session';
import { withTimeout } from '../lib/with-timeout';
import { openStaffRuntime } from '../staff/open-staff-runtime';
import { entryOf } from '../remotes/registry/entry-of';
import { loadRemoteModule } from '../remotes/load/load-remote';
import type { Deployment } from '../boot/deployment';
import { pathHere } from '../boot/path-here';

/** How long, in milliseconds, the prerendered part of a public page may wait for its module. */
const moduleWaitMs = 2000;

/**
 * Starts the requests of the first screen, and resolves when the shell may render. The prerendered part of a
 * public page stays until its module is loaded. Staff data is requested before the shell renders. An error
 * here is ignored: it happens again when the screen makes the request, and the screen reports it.
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
