import * as v from 'valibot';
import { shellPaths } from '@console/shared/model';
import { contractVersion, majorOf } from './version';

const path = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/[^/?#\s]+)+$/, 'must be a path such as /home'),
  v.check((claimed) => !shellPaths.includes(claimed), 'belongs to the shell'),
);

const contract = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'must be a version'));

const statementSchema = v.object({
  // The module's scripts set a global variable of this name: it must not be one of the browser's.
  name: v.pipe(v.string(), v.regex(/^[a-z]+_mfe$/, 'must be lower-case letters and _mfe')),
  title: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  version: v.string(),
  contract,
  needsContract: v.optional(contract),
  paths: v.pipe(v.array(path), v.minLength(1, 'must name a path')),
  access: v.picklist(['staff', 'public'], "must be 'staff' or 'public'"),
  /** The languages beside English in which the module has messages. */
  languages: v.optional(v.array(v.string())),
});

/** A hash in the format of Subresource Integrity. Browsers ignore a malformed one and run the script unchecked. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 hash'),
);

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));

const entrySchema = v.object({
  ...statementSchema.entries,
  entry: v.string(),
  release: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12,64}$/, 'must be the hash of a release'))),
  releasedAt: v.optional(
    v.pipe(v.string(), v.check(isMoment, 'must be a moment such as 2026-11-22T08:30:00Z')),
  ),
  integrity: v.optional(integritySchema),
  scripts: v.optional(v.array(v.object({ file: v.string(), integrity: integritySchema }))),
});

const readableFields = v.object({
  title: v.fallback(statementSchema.entries.title, 'This page'),
  paths: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((claimed) => claimed.filter((each) => v.is(path, each))),
    ),
    [],
  ),
  access: v.fallback(statementSchema.entries.access, 'staff'),
});

/** The fields that can be read from any entry, valid or not. */
const readableSchema = v.fallback(readableFields, v.parse(readableFields, {}));

const registrySchema = v.object({ schemaVersion: v.literal(1), remotes: v.array(v.unknown()) });

/**
 * The description of a build: `module.json` beside its manifest, and the fields of an entry that change with a
 * release.
 */
export type ModuleStatement = v.InferOutput<typeof statementSchema>;

/**
 * The live release of a module: an entry of `remotes.json`. `release` (the hash of its files), `releasedAt` and
 * `integrity` (of the file at `entry`) are missing only for a module that this machine serves. `scripts` are the
 * scripts that every screen of the module needs, its entry first: a page can request them before it has read the
 * manifest.
 */
export type RegistryEntry = v.InferOutput<typeof entrySchema>;

/** A rejected entry, as far as it can be read, with descriptions of its errors. */
export type RefusedLine = Pick<RegistryEntry, 'title' | 'paths' | 'access'> & { wrong: readonly string[] };

/** A module that was taken offline on purpose, as far as its entry says; `entry` is the address of the last release. */
export type WithdrawnLine = Pick<RegistryEntry, 'name' | 'title' | 'paths' | 'access'> & { entry?: string };

/** The valid entries, the rejected entries, the withdrawn modules, and descriptions of all errors. */
export type Registry = {
  entries: readonly RegistryEntry[];
  withdrawn?: readonly WithdrawnLine[];
  refused: readonly RefusedLine[];
  problems: readonly string[];
};

/** @throws Error that names each wrong value. */
export function parseStatement(input: unknown): ModuleStatement {
  const statement = v.safeParse(statementSchema, input);
  if (statement.success) return statement.output;
  throw new Error(messagesFor(statement.issues).join('; '));
}

/**
 * Of each module, the entry that a shell of this contract uses: that for its major version. Where there is none, another
 * stays, so that the shell can say why it does not run it.
 */
export const servedEntries = (
  entries: readonly RegistryEntry[],
  shell: string = contractVersion,
): readonly RegistryEntry[] => {
  const fits = ({ contract }: RegistryEntry) => majorOf(contract) === majorOf(shell);
  const chosen = (name: string) => {
    const candidates = entries.filter((entry) => entry.name === name);
    return candidates.find(fits) ?? candidates.at(-1);
  };
  return entries.filter((entry) => entry === chosen(entry.name));
};

/**
 * Parses the registry; relative entries are resolved against its URL. An invalid entry never affects the others. When
 * two entries for one major version of the contract claim the same name or path, the first one gets it. Only a local registry may name modules of this
 * machine: by default, one that this machine serves.
 */
export function parseRegistry(
  input: unknown,
  address?: string,
  local = address === undefined || isThisMachine(new URL(address)),
): Registry {
  const registry = v.safeParse(registrySchema, input);
  if (!registry.success)
    return { entries: [], refused: [], problems: ['The list of modules cannot be read.'] };
  const entries: RegistryEntry[] = [];
  const refused: RefusedLine[] = [];
  const withdrawn: WithdrawnLine[] = [];
  const problems: string[] = [];
  registry.output.remotes.forEach((candidate, index) => {
    const { name, entry, withdrawn: isWithdrawn } = Object(candidate) as Record<string, unknown>;
    // Instead of an entry: the module is taken out on purpose, and pages that are open let it go.
    if (isWithdrawn === true)
      return withdrawn.push({
        ...v.parse(readableSchema, candidate),
        name: String(name),
        entry: manifestAddress(String(entry), address)?.href,
      });
    const line = parseLine(candidate, address, local);
    const wrong = Array.isArray(line) ? line : claimedBefore(line, entries);
    if (!Array.isArray(line) && wrong.length === 0) entries.push(line);
    else refused.push({ ...v.parse(readableSchema, candidate), wrong });
    problems.push(...wrong.map((message) => `${nameOf(candidate, index)}: ${message}`));
  });
  return { entries, refused, withdrawn, problems };
}

/** The entry with its absolute URL, or its errors. */
function parseLine(
  candidate: unknown,
  address: string | undefined,
  local: boolean,
): RegistryEntry | string[] {
  const { success, output, issues } = v.safeParse(entrySchema, candidate);
  const entry = success ? manifestAddress(output.entry, address) : undefined;
  const wrong = issues ? messagesFor(issues) : [];
  if (!success) return wrong;
  if (!entry) return ['entry must be the address of a mf-manifest.json'];
  const isWhole = output.release && output.releasedAt && output.integrity;
  if (!local && isThisMachine(entry)) return ['entry is an address of this machine'];
  if (!isWhole && !isThisMachine(entry))
    return ['release, releasedAt and integrity must be stated: only this machine may serve a module without'];
  return { ...output, entry: entry.href };
}

function manifestAddress(entry: string, address: string | undefined): URL | undefined {
  const url = URL.canParse(entry, address) ? new URL(entry, address) : undefined;
  return url && isSecure(url) && url.pathname.endsWith('/mf-manifest.json') ? url : undefined;
}

/** Whether others on the network cannot change what the address sends: https, or this machine. */
export const isSecure = (url: URL): boolean =>
  (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url))) && isPlain(url);

/** URLs also take host names such as `*`, which mean something else in a Content Security Policy. */
const isPlain = ({ hostname }: URL): boolean => /^[a-z0-9.:[\]-]+$/.test(hostname);

const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Entries for other major versions of the contract are for other shells. */
function claimedBefore(
  { name, paths, contract }: RegistryEntry,
  earlier: readonly RegistryEntry[],
): string[] {
  const rivals = earlier.filter((other) => majorOf(other.contract) === majorOf(contract));
  return [
    ...rivals.filter((other) => other.name === name).map(() => 'name is used by an earlier line'),
    ...rivals.flatMap((other) =>
      paths.filter((path) => other.paths.includes(path)).map((path) => `${path} belongs to ${other.name}`),
    ),
  ];
}

const messagesFor = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => {
    const message = issue.received === 'undefined' ? 'is missing' : issue.message;
    return `${v.getDotPath(issue) ?? 'entry'} ${message}`;
  });

const nameOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;
