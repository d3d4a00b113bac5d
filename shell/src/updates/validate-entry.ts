import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { timeoutMs } from '../lib/with-timeout';
import { missingScripts } from '../remotes/registry/missing-scripts';
import { readManifest } from '../remotes/registry/module-manifest';

/**
 * Checks what an entry says of its module, before it replaces those that the page knows.
 * @throws Error that names what is untrue.
 */
export async function validateEntry(
  line: RegistryEntry,
  { screens }: RemoteModule,
  known: readonly RegistryEntry[],
): Promise<void> {
  const has = (path: string) => Object.hasOwn(screens, path);
  const missing = line.paths.filter((path) => !has(path));
  const before = known.find(({ name }) => name === line.name);
  const dropped = (before?.paths ?? []).filter((path) => has(path) && !line.paths.includes(path));
  const wrong = [
    ...missing.map((path) => `has no screen for ${path}`),
    ...dropped.map((path) => `has a screen for ${path}, which the entry does not name`),
  ];
  if (before) wrong.push(...(await missingOf(line)).map((file) => `lacks ${file}`));
  if (before && before.access !== line.access && line.access !== (await statedAccess(line)))
    wrong.push(`access is not ${line.access}`);
  if (wrong.length > 0) throw new Error(`${line.name} ${wrong.join('; ')}`);
}

const missingOf = async (line: RegistryEntry): Promise<string[]> =>
  missingScripts(line, await readManifest(line, AbortSignal.timeout(timeoutMs)));

/** What the build says in `module.json`, beside its manifest. Only an entry that changes it asks. */
async function statedAccess({ entry }: RegistryEntry): Promise<unknown> {
  const response = await fetch(new URL('module.json', entry).href, { credentials: 'same-origin' });
  const statement = (await response.json()) as { access?: unknown } | null;
  return statement?.access;
}
