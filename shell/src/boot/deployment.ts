import { ConfigError, parseConfig, type ConsoleConfig } from '@console/shared/config';
import { parseRegistry, type Registry } from '@console/shared/contract';

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

/** Reads `/config.json` and `/remotes.json`. @throws ConfigError in words; TypeError when the network fails. */
export async function readDeployment(): Promise<Deployment> {
  const [config, registry] = await Promise.all([readJsonFile('config.json'), readJsonFile('remotes.json')]);
  const deployment = { config: parseConfig(config), registry: parseRegistry(registry) };
  for (const problem of deployment.registry.problems) console.error('A module is left out:', problem);
  return deployment;
}
