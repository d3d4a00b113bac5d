import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { UserFacingError } from '../command';
import { replaceJson } from '../release/replace-file';

const settingsSchema = v.object({
  /** The Firebase project to which the deployment belongs. */
  project: v.optional(v.string()),
  /** The Firestore database that everybody uses. */
  database: v.optional(v.string()),
  /** Address of the console. */
  address: v.optional(v.string()),
  /** Address of the registry; missing where it is beside the shell's page. */
  registry: v.optional(v.string()),
  /** Hosts of modules beside those in the registry. */
  allow: v.optional(v.array(v.string()), []),
  /** Address to which browsers report what the policy has blocked. */
  reports: v.optional(v.string()),
  /** The service worker is withdrawn. */
  noServiceWorker: v.optional(v.boolean(), false),
  /** When they were changed last. */
  changed: v.optional(v.string()),
});

/** How a deployment is served. It is kept with the deployment, so that whoever deploys next changes none of it unawares. */
export type HostingSettings = v.InferOutput<typeof settingsSchema>;

const fileOf = (deployment: string): string => join(deployment, 'hosting.json');

/** The settings of a deployment; those of a new one where it has none. @throws UserFacingError if they are unreadable. */
export async function readSettings(deployment: string): Promise<HostingSettings> {
  const file = fileOf(deployment);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text);
  if (!parsed.success) throw new UserFacingError(`${file} cannot be read: ${parsed.issues[0].message}.`);
  return parsed.output;
}

/** Stores the settings of a deployment, for this and all later deployments of its shell, if they have changed. */
export async function storeSettings(deployment: string, settings: HostingSettings): Promise<HostingSettings> {
  const before = await readSettings(deployment);
  if (isDeepStrictEqual(before, { ...settings, changed: before.changed })) return before;
  const stored = { ...settings, changed: new Date().toISOString() };
  await replaceJson(fileOf(deployment), stored);
  return stored;
}

/**
 * The settings after a command for this project. An option that is not given leaves its setting as it is.
 * @throws UserFacingError if the deployment belongs to another project
 */
export function settingsFor(
  before: HostingSettings,
  project: string,
  options: Partial<HostingSettings> = {},
): HostingSettings {
  if (before.project !== undefined && before.project !== project)
    throw new UserFacingError(
      `This deployment belongs to the project ${before.project}, not to ${project}. Name its own --config, or another --deployment.`,
    );
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...before, ...given, project };
}

/**
 * The database of a deployment. For everybody it changes only where somebody names the new one, not because a configuration
 * is an older one. A deployment of earlier tools, which does not say its own, has `(default)`.
 * @throws UserFacingError if the configuration names another one
 */
export function databaseFor(
  { database, project }: HostingSettings,
  ofConfig: string,
  named = database ?? (project === undefined ? ofConfig : '(default)'),
): string {
  if (named === ofConfig) return named;
  throw new UserFacingError(
    `The configuration names the database ${ofConfig}, and not ${named}. If everybody is to use ${ofConfig}: npm run hosting -- --database "${ofConfig}"`,
  );
}

/** What differs from the usual, a line for each. */
export const unusualSettings = ({ allow, reports, noServiceWorker }: HostingSettings): string[] => [
  ...(allow.length > 0 ? [`Scripts may also come from ${allow.join(' and ')}: --allow none ends that.`] : []),
  ...(reports ? [`Violations of the policy are reported to ${reports}: --reports none ends that.`] : []),
  ...(noServiceWorker ? ['The service worker is withdrawn: --service-worker brings it back.'] : []),
];
