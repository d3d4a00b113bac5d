import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { assertContract, assertModule } from '../registry/fit';
import { filesOf, readManifest } from '../registry/module-manifest';
import { loadMessages } from './load-messages';
import { loadBypassingCache } from './load-failure';
import { assertLibraries, runModule } from './run-module';

/** Validates everything it can before any of the module's code runs. */
export async function fetchModule(entry: RegistryEntry, signal: AbortSignal): Promise<RemoteModule> {
  const manifest = await loadBypassingCache([entry], signal, () => readManifest(entry, signal));
  // Its scripts would interfere with those of the load that has replaced it.
  signal.throwIfAborted();
  assertContract(entry, manifest);
  assertLibraries(manifest);
  const files = filesOf(entry, manifest);
  const messages = loadMessages(entry, manifest, signal);
  const found = await loadBypassingCache(files, signal, () => runModule(entry.name, files, messages, signal));
  return assertModule(found, entry);
}
