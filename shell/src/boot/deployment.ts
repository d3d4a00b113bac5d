import { ConfigError, parseConfig, setTimeZone, type ConsoleConfig } from '@console/shared/config';
import { withTimeout } from '../lib/with-timeout';
import { isFromWorker } from '../worker/is-from-worker';
import { maxAgeMs } from '../worker/max-age';
import { configResponse } from './config-response';
import { readJsonFile } from './read-json-file';
import { readCachedRegistry, readRegistry, type ReadRegistry } from './read-registry';

/** The parts of this deployment; both files are data, not built into the shell. */
export type Deployment = { config: ConsoleConfig; registry: ReadRegistry };

/** How long a start waits for the registry if there is one on this device, in milliseconds. */
export const registryWaitMs = 2000;

/** The same where the service worker has answered with page and configuration: that wait would be the only one. */
const registryWaitFromWorkerMs = 100;

const waitFor = ({ cachedAt = 0 }: ReadRegistry): number =>
  isFromWorker() && Date.now() - cachedAt < maxAgeMs ? registryWaitFromWorkerMs : registryWaitMs;

/**
 * Reads `/config.json` and the registry. Where the registry's server does not answer, or sends something else, the
 * start uses the registry cached on this device.
 * @throws ConfigError that names each problem; another error when the network fails.
 */
export async function readDeployment(): Promise<Deployment> {
  const [configFile, registry] = await Promise.all([
    withTimeout(readJsonFile('config.json', configResponse())),
    registryOrCached(),
  ]);
  const config = parseConfig(configFile);
  setTimeZone(config.timeZone);
  for (const problem of registry.problems) console.error('A module is left out:', problem);
  return { config, registry };
}

async function registryOrCached(): Promise<ReadRegistry> {
  // Some browsers never answer for what they store.
  const cached = await withTimeout(readCachedRegistry(), registryWaitMs).catch(() => undefined);
  try {
    const registry = await withTimeout(readRegistry(), cached && waitFor(cached));
    if (registry.entries.length > 0) return registry;
    throw new ConfigError(['remotes.json names no usable module', ...registry.problems]);
  } catch (error) {
    if (!cached) throw error;
    console.warn('The last registry is used', error);
    return cached;
  }
}
