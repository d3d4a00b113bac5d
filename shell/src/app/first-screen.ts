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
 * @returns whether the module of the screen is known, and has not failed to load
 */
export async function firstScreen({ config, registry }: Deployment): Promise<boolean> {
  const entry = entryOf(registry, pathHere());
  if (entry?.access === 'public') {
    let hasFailed = false;
    const loading = loadRemoteModule(entry).catch(() => (hasFailed = true));
    await withTimeout(loading, moduleWaitMs).catch(() => undefined);
    return !hasFailed;
  }
  if (readStoredSession())
    openStaffRuntime(config).then(
      ({ gateway }) => gateway.open(),
      () => undefined,
    );
  return entry !== undefined;
}
