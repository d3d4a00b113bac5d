import { parseRegistry, type Registry } from '@console/shared/contract';
import { readJsonFile } from './read-json-file';
import { withOverrides } from './with-overrides';

/** Where the registry is: it may have a host of its own, which the page names so that it is fetched first of all. */
const registryAddress = (): string =>
  document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

/** The registry as it is on its server. @throws ConfigError that names each problem; another error when the network fails. */
export async function readRegistry(cache?: RequestCache): Promise<Registry> {
  const address = registryAddress();
  const asked = window.earlyRegistry ?? fetch(address, { credentials: 'same-origin', cache });
  delete window.earlyRegistry;
  const file = await readJsonFile('remotes.json', asked);
  return withOverrides(parseRegistry(file, new URL(address, location.href).href));
}
