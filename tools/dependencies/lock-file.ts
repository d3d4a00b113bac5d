import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), link: v.optional(v.boolean()) }),
  ),
});

/**
 * The packages of a `package-lock.json` that `npm ci` would install without checking their hash, one message each.
 * @throws ValiError if it is no lock file.
 */
export function lockProblems(text: string): string[] {
  const { packages } = v.parse(lockSchema, JSON.parse(text));
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => isInstalled(path) && !link && !/^sha512-/.test(integrity ?? ''))
    .map(([path]) => `${path} has no sha512 hash`);
}

/** Other paths are workspaces. */
const isInstalled = (path: string): boolean => /(^|\/)node_modules\//.test(path);
