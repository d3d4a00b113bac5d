import * as v from 'valibot';
import type { RegistryEntry, RemoteModule } from '@console/shared/contract';

/** What a manifest says of the scripts that are loaded when a part of a screen is opened. */
const laterScripts = v.object({
  exposes: v.array(
    v.object({ assets: v.object({ js: v.object({ async: v.optional(v.array(v.string()), []) }) }) }),
  ),
});

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
  if (before) wrong.push(...(await missingScripts(line)));
  if (before && before.access !== line.access && line.access !== (await statedAccess(line)))
    wrong.push(`access is not ${line.access}`);
  if (wrong.length > 0) throw new Error(`${line.name} ${wrong.join('; ')}`);
}

/** The scripts that a release does not have, though its manifest names them: what needs them would fail later. */
async function missingScripts({ entry }: RegistryEntry): Promise<string[]> {
  const fromServer = { credentials: 'same-origin' } as const;
  const manifest: unknown = await (await fetch(entry, fromServer)).json();
  const files = v.parse(laterScripts, manifest).exposes.flatMap(({ assets }) => assets.js.async);
  const found = await Promise.all(
    files.map(async (file) => (await fetch(new URL(file, entry), { ...fromServer, method: 'HEAD' })).ok),
  );
  return files.filter((_file, index) => !found[index]).map((file) => `lacks ${file}`);
}

/** What the build says in `module.json`, beside its manifest. Only an entry that changes it asks. */
async function statedAccess({ entry }: RegistryEntry): Promise<unknown> {
  const response = await fetch(new URL('module.json', entry).href, { credentials: 'same-origin' });
  const statement = (await response.json()) as { access?: unknown } | null;
  return statement?.access;
}
