import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { majorOf, parseRegistry, type ModuleStatement, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { registryFile } from './deployment-folder';
import { allSwitches } from './release-log';
import { replaceJson } from './replace-file';

const fileSchema = v.object({ schemaVersion: v.literal(1), remotes: v.array(v.unknown()) });

const liveSchema = v.object({
  entry: v.string(),
  contract: v.string(),
  release: v.optional(v.string()),
  paths: v.array(v.string()),
});

const namedSchema = v.object({ name: v.string() });

/** Says where the module's files are, for the release that brings it back, and no contract: no page loads it. */
const withdrawnSchema = v.object({
  ...namedSchema.entries,
  withdrawn: v.literal(true),
  entry: v.string(),
  paths: v.array(v.string()),
  release: v.optional(v.string()),
});

/** A line of the registry: of a module that is live, or withdrawn. */
export type RegistryLine = RegistryEntry | ReturnType<typeof withdrawnFrom>;

type LiveLine = v.InferOutput<typeof liveSchema>;

/** Stands for the registry's own address, which is not needed here. */
const somewhere = 'https://registry.invalid/remotes.json';

type Lines = readonly unknown[];

const isOf =
  (name: string) =>
  (line: unknown): boolean =>
    v.is(namedSchema, line) && line.name === name;

/** The live releases of a module, one for each major version of the contract, the oldest first. */
export async function liveLines(deployment: string, name: string): Promise<LiveLine[]> {
  return (await readLines(deployment)).filter(isOf(name)).flatMap((line) => {
    const parsed = v.safeParse(liveSchema, line);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The live release of a module for the major version of this contract; `undefined` before the first. */
export const liveLine = async (
  deployment: string,
  { name, contract }: Pick<ModuleStatement, 'name' | 'contract'>,
): Promise<LiveLine | undefined> => (await liveLines(deployment, name)).find(isFor(contract));

/** The entry of a module that is withdrawn, with the release that was live. */
export async function withdrawnLine(deployment: string, name: string) {
  const line = (await readLines(deployment)).filter(isOf(name)).at(-1);
  return v.is(withdrawnSchema, line) ? line : undefined;
}

/**
 * Replaces all entries of a module by one that says that it is withdrawn. The shell shows that in place of its screens, by
 * the title and paths of the latest.
 */
export async function withdrawLines(deployment: string, name: string, at: string): Promise<void> {
  const lines = await readLines(deployment);
  const last = lines.findLast(isOf(name)) as RegistryEntry;
  await writeLines(deployment, [...lines.filter((line) => !isOf(name)(line)), withdrawnFrom(last, at)]);
}

/** The line of a module that was withdrawn then, by its last entry. */
export const withdrawnFrom = (
  { name, title, access, paths, entry, release }: RegistryEntry,
  withdrawnAt: string,
) => ({
  ...{ name, title, access, paths, entry, release },
  withdrawn: true as const,
  withdrawnAt,
});

/** Writes a registry that was lost. @throws UserFacingError if the shell would refuse a line. */
export async function restoreLines(deployment: string, remotes: readonly RegistryLine[]): Promise<void> {
  const { problems } = parseRegistry({ schemaVersion: 1, remotes }, somewhere, true);
  if (problems.length > 0)
    throw new UserFacingError(`The registry would not be valid: ${problems.join('; ')}.`);
  await writeLines(deployment, remotes);
}

/**
 * @throws UserFacingError if the registry is lost: a new one would name the next module only, and take the others from
 * everybody.
 */
export async function assertNotLost(deployment: string): Promise<void> {
  const isReleased = (await allSwitches(deployment)).some(({ module }) => module !== 'shell');
  if (isReleased && !existsSync(registryFile(deployment)))
    throw new UserFacingError(
      `${registryFile(deployment)} is lost, and modules were live here. First: npm run verify-live -- --deployment ${deployment} --repair`,
    );
}

const isFor =
  (contract: string) =>
  (line: LiveLine): boolean =>
    majorOf(line.contract) === majorOf(contract);

/**
 * Replaces or adds the entry of this module for its major version of the contract; the others are unchanged. Readers see
 * the whole old file or the whole new one. @throws UserFacingError, with nothing changed, if the shell would refuse the
 * entry.
 */
export async function replaceLine(deployment: string, line: RegistryEntry): Promise<void> {
  const lines = await readLines(deployment);
  const isReplaced = (other: unknown) => isOf(line.name)(other) && !isForAnother(line.contract)(other);
  const index = lines.findIndex(isReplaced);
  const remotes = index < 0 ? [...lines, line] : lines.with(index, line);
  const others = remotes.filter((other) => other !== line);
  // The others first: this module must not take a path that one of them has already. A deployment may be local.
  const { problems } = parseRegistry({ schemaVersion: 1, remotes: [...others, line] }, somewhere, true);
  const own = problems.filter((problem) => problem.startsWith(`${line.name}: `));
  if (own.length > 0) throw new UserFacingError(`The registry does not take the line of ${own.join('; ')}.`);
  await writeLines(deployment, remotes);
}

/**
 * Removes the entries for a major version of the contract that no shell needs any more. Returns the names of their
 * modules.
 */
export async function removeLinesFor(deployment: string, contract: string): Promise<string[]> {
  const lines = await readLines(deployment);
  const kept = lines.filter((line) => !v.is(liveSchema, line) || !isFor(contract)(line));
  await writeLines(deployment, kept);
  return lines
    .filter((line) => !kept.includes(line))
    .map((line) => (v.is(namedSchema, line) ? line.name : ''));
}

const isForAnother =
  (contract: string) =>
  (line: unknown): boolean =>
    v.is(liveSchema, line) && !isFor(contract)(line);

const writeLines = (deployment: string, remotes: Lines): Promise<void> =>
  replaceJson(registryFile(deployment), { schemaVersion: 1, remotes });

async function readLines(deployment: string): Promise<Lines> {
  const file = registryFile(deployment);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"schemaVersion":1,"remotes":[]}';
    throw error;
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!parsed.success)
    throw new UserFacingError(
      `${file} is not a registry that can be read. To rebuild it: move it away, then npm run verify-live -- --deployment ${deployment} --repair`,
    );
  return parsed.output.remotes;
}
