import { parseRegistry, servedEntries, type Registry } from '@console/shared/contract';
import { readJsonFile } from './read-json-file';
import { withOverrides } from './with-overrides';

/**
 * The URL of the registry: it may have a separate host, which the page names so that it is requested first.
 */
const registryAddress = (): string =>
  document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

/**
 * Reads the registry from its server.
 * @throws ConfigError that names each problem; another error when the network fails.
 */
export async function readRegistry(cache?: RequestCache): Promise<Registry> {
  const address = registryAddress();
  const request = window.earlyRegistry ?? fetch(address, { credentials: 'same-origin', cache });
  delete window.earlyRegistry;
  const file = await readJsonFile('remotes.json', request);
  const registry = parseRegistry(file, new URL(address, location.href).href);
  return withOverrides({ ...registry, entries: servedEntries(registry.entries) });
}
