import { ConfigError, parseConfig, type ConsoleConfig } from '@console/shared/config';
import { parseRegistry, type Registry } from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';

/** What this deployment consists of; both files are data beside the shell, not built into it. */
export type Deployment = { config: ConsoleConfig; registry: Registry };

async function readJsonFile(name: string): Promise<unknown> {
  const response = await fetch(`/${name}`, { credentials: 'same-origin' });
  if (!response.ok) throw new ConfigError([`${name} answered with status ${response.status}`]);
  try {
    return await response.json();
  } catch (error) {
    throw new ConfigError([`${name} is not JSON: ${String(error)}`]);
  }
}

/** Reads `/config.json` and `/remotes.json`. @throws ConfigError in words; another error when the network fails. */
export async function readDeployment(): Promise<Deployment> {
  const files = Promise.all([readJsonFile('config.json'), readJsonFile('remotes.json')]);
  const [configFile, registryFile] = await withinPatience(files);
  const config = parseConfig(configFile);
  const registry = parseRegistry(registryFile);
  const { entries, problems } = registry;
  if (entries.length === 0) throw new ConfigError(['remotes.json names no usable module', ...problems]);
  for (const problem of problems) console.error('A module is left out:', problem);
  return { config, registry };
}
