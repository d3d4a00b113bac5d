import * as v from 'valibot';

const entrySchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'must be a lower-case identifier')),
  title: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  entry: v.pipe(v.string(), v.url('must be the address of a manifest')),
  version: v.string(),
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'must be a version')),
  paths: v.pipe(
    v.array(v.pipe(v.string(), v.startsWith('/', 'must start with /'))),
    v.minLength(1, 'must name a path'),
  ),
  access: v.picklist(['staff', 'public'], "must be 'staff' or 'public'"),
});

const registrySchema = v.object({ schemaVersion: v.literal(1), remotes: v.array(v.unknown()) });

/** Where a module is, which paths it serves and who may open them: a line of `/remotes.json`. */
export type RegistryEntry = v.InferOutput<typeof entrySchema>;

/** The usable entries, and in words what is wrong with the others. */
export type Registry = { entries: readonly RegistryEntry[]; problems: readonly string[] };

const nameOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;

/** Reads `/remotes.json`; one bad entry never costs the others. */
export function parseRegistry(input: unknown): Registry {
  const registry = v.safeParse(registrySchema, input);
  if (!registry.success) return { entries: [], problems: ['The list of modules cannot be read.'] };
  const entries: RegistryEntry[] = [];
  const problems: string[] = [];
  registry.output.remotes.forEach((candidate, index) => {
    const entry = v.safeParse(entrySchema, candidate);
    if (entry.success) entries.push(entry.output);
    else
      problems.push(
        ...entry.issues.map(
          (issue) => `${nameOf(candidate, index)}: ${v.getDotPath(issue) ?? 'entry'} ${issue.message}`,
        ),
      );
  });
  return { entries, problems };
}
