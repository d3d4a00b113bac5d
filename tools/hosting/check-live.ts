import * as v from 'valibot';
import { parseConfig } from '@console/shared/config';
import { parseRegistry, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { fetchBytes } from '../registry/fetch-bytes';
import { firstScripts, integrityOf, manifestSchema } from '../release/module-build';
import { linkedRegistry } from './registry-link';

/**
 * What is wrong, in sentences, with what a console's visitors get now: its page, configuration and registry, and of each
 * live module the manifest and the scripts that every screen needs. Needs no rights and runs no code of a module.
 */
export async function faultsOnline(console: URL): Promise<string[]> {
  const page = await attempt(() => fetchBytes(new URL('/', console)));
  const config = await attempt(() => readConfig(new URL('/config.json', console)));
  if ('faults' in page) return [...page.faults, ...faultsIn(config)];
  const { body, headers } = page.value;
  const address = new URL(linkedRegistry(String(body)), console);
  const registry = await attempt(async () => parseRegistry(await readJson(address), address.href));
  if ('faults' in registry) return [...faultsIn(config), ...registry.faults];
  const { entries, problems } = registry.value;
  const modules = await Promise.all(entries.map((entry) => faultsOfModule(entry, console)));
  return [
    ...faultsIn(config),
    ...problems.map((problem) => `${address.href}: ${problem}.`),
    ...(entries.length === 0 && problems.length === 0 ? [`${address.href} names no module.`] : []),
    ...faultsOfPolicy(headers, entries, console),
    ...modules.flat(),
  ];
}

type Attempted<T> = { readonly value: T } | { readonly faults: readonly string[] };

async function attempt<T>(work: () => Promise<T>): Promise<Attempted<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}

const faultsIn = (attempted: Attempted<unknown>): readonly string[] =>
  'faults' in attempted ? attempted.faults : [];

async function readJson(address: URL): Promise<unknown> {
  const { body } = await fetchBytes(address);
  return jsonIn(address.href, body);
}

function jsonIn(address: string, body: Buffer): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new UserFacingError(`${address} is not JSON.`);
  }
}

async function readConfig(address: URL): Promise<void> {
  const config = await readJson(address);
  try {
    parseConfig(config);
  } catch (error) {
    throw new UserFacingError(`${address.href}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Why browsers would not run the scripts of the shell and of each module, or would run others, in sentences. */
export function faultsOfPolicy(
  headers: Headers,
  entries: readonly Pick<RegistryEntry, 'entry'>[],
  console: URL,
): string[] {
  const policy = headers.get('content-security-policy');
  if (!policy) return [`${console.href} has no Content-Security-Policy header.`];
  const sourcesOf = (directive: string) =>
    new RegExp(`(?:^|;) *${directive} ([^;]*)`).exec(policy)?.[1] ?? '';
  const scripts = sourcesOf('script-src').split(' ');
  const isAllowed = (origin: string) => scripts.includes(origin === console.origin ? "'self'" : origin);
  const origins = [...new Set([console.href, ...entries.map(({ entry }) => entry)].map(originOf))];
  return [
    ...(sourcesOf('default-src').trim() === "'none'"
      ? []
      : [`The Content-Security-Policy of ${console.href} does not begin with default-src 'none'.`]),
    ...(/'unsafe-(inline|eval)'|\*/.test(sourcesOf('script-src'))
      ? [`The Content-Security-Policy of ${console.href} allows any script.`]
      : []),
    ...origins
      .filter((origin) => !isAllowed(origin))
      .map((origin) => `The Content-Security-Policy of ${console.href} allows no scripts of ${origin}.`),
  ];
}

const originOf = (address: string): string => new URL(address).origin;

/**
 * What is wrong, in sentences, with a live module's manifest and first scripts as its host serves them: for the console at this
 * address, or for any.
 */
export async function faultsOfModule(entry: RegistryEntry, console?: URL): Promise<string[]> {
  const read = async (address: string, integrity: string | undefined) => {
    const { body, headers } = await fetchBytes(address);
    if (integrity !== undefined && integrityOf(body) !== integrity)
      throw new UserFacingError(`${address} is not the file that was released: its hash is another.`);
    const allowed = headers.get('access-control-allow-origin') ?? 'none';
    if (console && originOf(address) !== console.origin && !['*', console.origin].includes(allowed))
      throw new UserFacingError(`${address} is refused to the console: it allows the origin ${allowed}.`);
    return body;
  };
  const manifest = await attempt(async () => {
    const found = v.safeParse(manifestSchema, jsonIn(entry.entry, await read(entry.entry, entry.integrity)));
    if (!found.success) throw new UserFacingError(`${entry.entry} is not a manifest.`);
    return found.output;
  });
  const scripts = 'value' in manifest ? firstScripts({ manifest: manifest.value }) : [];
  const checks = scripts.map(({ file, integrity }) =>
    attempt(() => read(new URL(file, entry.entry).href, integrity)),
  );
  const faults = [...faultsIn(manifest), ...(await Promise.all(checks)).flatMap(faultsIn)];
  return faults.map((fault) => `${entry.title} ${entry.release ?? ''}: ${fault}`);
}
