import { parseRegistry, servedEntries, type Registry } from '@console/shared/contract';
import { cacheRegistry, cachedRegistry } from './cached-registry';
import { readJsonFile } from './read-json-file';
import { withOverrides } from './with-overrides';

/** A registry, and when it was read if its server has not answered since: a moment of `Date.now()`. */
export type ReadRegistry = Registry & { readonly cachedAt?: number };

/**
 * The URL of the registry: it may have a separate host, which the page names so that it is requested first.
 */
const registryAddress = (): string =>
  document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

function parse(file: unknown): Registry {
  const registry = parseRegistry(file, new URL(registryAddress(), location.href).href);
  return { ...registry, entries: servedEntries(registry.entries) };
}

/**
 * Reads the registry from its server, and caches it on this device if it names a usable module.
 * @throws ConfigError that names each problem; another error when the network fails.
 */
export async function readRegistry(cache?: RequestCache): Promise<ReadRegistry> {
  const request = window.earlyRegistry ?? fetch(registryAddress(), { credentials: 'same-origin', cache });
  delete window.earlyRegistry;
  const file = await readJsonFile('remotes.json', request);
  const registry = parse(file);
  if (registry.entries.length > 0) void cacheRegistry(file);
  return withOverrides(registry);
}

/** The registry cached on this device; `undefined` if there is none, or none with a usable module. */
export async function readCachedRegistry(): Promise<ReadRegistry | undefined> {
  const { readAt, file } = (await cachedRegistry()) ?? {};
  const registry = parse(file);
  if (registry.entries.length === 0) return undefined;
  return { ...(await withOverrides(registry)), cachedAt: Number(readAt) };
}
