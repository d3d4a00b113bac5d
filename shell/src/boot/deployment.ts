import { ConfigError, parseConfig, type ConsoleConfig } from '@console/shared/config';
import { parseRegistry, type Registry } from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';
import { withOverrides } from './with-overrides';

/** What this deployment consists of; both files are data, not built into the shell. */
export type Deployment = { config: ConsoleConfig; registry: Registry };

async function readJsonFile(
  name: string,
  asked = fetch(`/${name}`, { credentials: 'same-origin' }),
): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new ConfigError([`${name} answered with status ${response.status}`]);
  try {
    return await response.json();
  } catch (error) {
    throw new ConfigError([`${name} is not JSON: ${String(error)}`]);
  }
}

/** Where the registry is: it may have a host of its own, which the page names so that it is fetched first of all. */
const registryAddress = (): string =>
  document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

/** Reads `/config.json` and the registry. @throws ConfigError in words; another error when the network fails. */
export async function readDeployment(): Promise<Deployment> {
  const address = registryAddress();
  const registryAsked = window.earlyRegistry ?? fetch(address, { credentials: 'same-origin' });
  delete window.earlyRegistry;
  const files = Promise.all([readJsonFile('config.json'), readJsonFile('remotes.json', registryAsked)]);
  const [configFile, registryFile] = await withinPatience(files);
  const config = parseConfig(configFile);
  const registry = await withOverrides(parseRegistry(registryFile, new URL(address, location.href).href));
  const { entries, problems } = registry;
  if (entries.length === 0) throw new ConfigError(['remotes.json names no usable module', ...problems]);
  for (const problem of problems) console.error('A module is left out:', problem);
  return { config, registry };
}
