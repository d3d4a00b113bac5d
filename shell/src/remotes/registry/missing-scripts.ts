import type { RegistryEntry } from '@console/shared/contract';
import type { ModuleManifest } from './module-manifest';

/**
 * The scripts that a release does not have, though its manifest names them: what needs them would fail when it is opened.
 * Asks for each without loading it. Rejects without a connection.
 */
export async function missingScripts(
  { entry }: RegistryEntry,
  { exposes }: ModuleManifest,
): Promise<string[]> {
  const files = exposes.flatMap(({ assets }) => assets.js.async ?? []);
  const request = { method: 'HEAD', credentials: 'same-origin' } as const;
  const found = await Promise.all(files.map(async (file) => (await fetch(new URL(file, entry), request)).ok));
  return files.filter((_file, index) => !found[index]);
}
