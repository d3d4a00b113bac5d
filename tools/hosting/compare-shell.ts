import * as v from 'valibot';
import { fetchIfThere } from '../registry/fetch-bytes';
import { switchesOf } from '../release/release-log';
import type { HostingSettings } from './hosting-settings';

/** On the shell's site; no browser reads it. */
export const statementFile = 'deployment.json';

const statementSchema = v.object({
  /** The live release of the shell, and when it became live. */
  release: v.string(),
  releasedAt: v.optional(v.string()),
  /** The database that it uses. */
  database: v.optional(v.string()),
  /** When the settings of the site were changed last. */
  settingsChanged: v.optional(v.string(), ''),
});

/** What a shell's site says about itself, so that an older deployment does not take its place. */
export type ShellStatementOnline = v.InferInput<typeof statementSchema>;

/** What a deployment's shell says about itself. */
export async function statementOf(
  deployment: string,
  release: string,
  { changed, database }: HostingSettings,
): Promise<ShellStatementOnline> {
  const live = (await switchesOf(deployment, 'shell')).find(({ to }) => to === release);
  return {
    release,
    ...(live && { releasedAt: live.time }),
    ...(database !== undefined && { database }),
    ...(changed && { settingsChanged: changed }),
  };
}

/** What the shell online says about itself; `undefined` for none, or one of earlier tools. @throws UserFacingError */
export async function shellOnline(console: URL): Promise<unknown> {
  const found = await fetchIfThere(new URL(statementFile, console));
  try {
    return found && (JSON.parse(String(found.body)) as unknown);
  } catch {
    // The page of the console, which hosts send for every path.
    return undefined;
  }
}

/** Why a deployment's shell may not take the place of one that is online, in sentences: it is older. Empty where it may. */
export async function faultsOfShell(
  deployment: string,
  { changed = '' }: HostingSettings,
  online: unknown,
): Promise<string[]> {
  const stated = v.safeParse(statementSchema, online);
  if (!stated.success) return [];
  const { release, releasedAt, settingsChanged } = stated.output;
  const switches = await switchesOf(deployment, 'shell');
  const isKnown = switches.some(({ to, time }) => to === release && (!releasedAt || time === releasedAt));
  return [
    ...(isKnown
      ? []
      : [`the shell ${release}, live since ${releasedAt ?? 'an unknown time'}, is online and unknown here`]),
    ...(settingsChanged > changed
      ? [`how the console is served was changed on ${settingsChanged}, and not here (hosting.json)`]
      : []),
  ];
}

/** What changes for visitors when this shell takes the place of one that is online, a line for each change. */
export function changesOfShell(
  own: Pick<ShellStatementOnline, 'release' | 'database'>,
  online: unknown,
): string[] {
  const stated = v.safeParse(statementSchema, online);
  const { release, database } = stated.success ? stated.output : {};
  return [
    ...(release === own.release ? [] : [`Shell: ${release ?? 'not online'} → ${own.release}`]),
    ...(database === undefined || database === own.database
      ? []
      : [`Database of everybody: ${database} → ${own.database ?? 'that of the configuration'}`]),
  ];
}
