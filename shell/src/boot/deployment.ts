import { ConfigError, parseConfig, type ConsoleConfig } from '@console/shared/config';
import type { Registry } from '@console/shared/contract';
import { withTimeout } from '../app/with-timeout';
import { readJsonFile } from './read-json-file';
import { readRegistry } from './read-registry';

/** The parts of this deployment; both files are data, not built into the shell. */
export type Deployment = { config: ConsoleConfig; registry: Registry };

/**
 * Reads `/config.json` and the registry.
 * @throws ConfigError that names each problem; another error when the network fails.
 */
export async function readDeployment(): Promise<Deployment> {
  const files = Promise.all([readJsonFile('config.json'), readRegistry()]);
  const [configFile, registry] = await withTimeout(files);
  const config = parseConfig(configFile);
  const { entries, problems } = registry;
  if (entries.length === 0) throw new ConfigError(['remotes.json names no usable module', ...problems]);
  for (const problem of problems) console.error('A module is left out:', problem);
  return { config, registry };
}
