import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import { isServedContract } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { shellFile } from './deployment-folder';
import type { ModuleBuild } from './module-build';
import { markupFaults } from './page-markup';
import { replaceJson } from './replace-file';

const shellSchema = v.object({
  contract: v.string(),
  shared: v.record(v.string(), v.string()),
  /** By door; missing where a shell was deployed before its build wrote them. */
  exports: v.optional(v.record(v.string(), v.array(v.string()))),
});

const liveShellSchema = v.object({
  ...shellSchema.entries,
  /** Missing while the shell of this machine's build is served. */
  release: v.optional(v.string()),
  /** The release that some people try. */
  canary: v.optional(v.string()),
});

/** What the live shell provides, and the names of its releases. */
export type LiveShell = v.InferOutput<typeof liveShellSchema>;

/** The contract, libraries and exports that a shell provides, as its build writes them into `provides.json`. */
export type ShellStatement = v.InferOutput<typeof shellSchema>;

/** What the live shell provides; `undefined` while none is live. @throws UserFacingError if the file is unreadable. */
export async function liveShell(deployment: string): Promise<LiveShell | undefined> {
  const file = shellFile(deployment);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseShell(file, text, liveShellSchema);
}

/** Stores what the live shell provides; later releases are compared with it. */
export async function setLiveShell(deployment: string, shell: LiveShell): Promise<void> {
  await replaceJson(shellFile(deployment), shell);
}

/** What a built shell provides. @throws UserFacingError if it is not built. */
export async function builtShell(dist: string): Promise<ShellStatement> {
  const file = join(dist, 'provides.json');
  return parseShell(file, await readFile(file, 'utf8').catch(() => ''), shellSchema);
}

function parseShell<Shell extends ShellStatement>(
  file: string,
  text: string,
  schema: v.GenericSchema<unknown, Shell>,
): Shell {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new UserFacingError(`${file} does not say what the shell provides: ${String(error)}`);
  }
}

/** The reasons why this build would not work at all, or not in that shell; empty if it would. */
export function faultsOf(build: ModuleBuild, shell?: ShellStatement): string[] {
  return [...faultsWithin(build), ...(shell ? faultsUnder(shell, build) : [])];
}

function faultsWithin({ statement, manifest, files, pages }: ModuleBuild): string[] {
  const exposed = manifest.exposes.find(({ path }) => path === './module');
  const { path, name } = manifest.metaData.remoteEntry;
  const { js, css } = exposed?.assets ?? { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const named = [`${path}${name}`, ...js.sync, ...js.async, ...css.sync, ...css.async];
  return [
    ...(manifest.name === statement.name ? [] : [`the manifest is that of ${manifest.name}`]),
    ...(exposed ? [] : ["it does not expose './module'"]),
    ...named.filter((file) => !files.includes(file)).map((file) => `the file ${file} is missing`),
    ...markupFaults(pages),
  ];
}

/** The same comparison of versions as that of the runtime in the browser. */
function faultsUnder(shell: ShellStatement, { statement, manifest, uses }: ModuleBuild): string[] {
  const { contract, needsContract } = statement;
  return [
    ...(isServedContract(contract, shell.contract, needsContract)
      ? []
      : [`it was built for contract ${contract}, the live shell serves ${shell.contract}`]),
    ...manifest.shared.flatMap(({ name, requiredVersion }) => {
      const provided = shell.shared[name];
      if (provided && satisfy(provided, requiredVersion)) return [];
      return [`it needs ${name} ${requiredVersion}, the live shell provides ${provided ?? 'none'}`];
    }),
    ...Object.entries(uses).flatMap(([door, names]) =>
      names
        .filter((name) => shell.exports && !shell.exports[door]?.includes(name))
        .map((name) => `it uses ${name} of ${door}, which the live shell does not provide`),
    ),
  ];
}
