import type { RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import type { ModuleFacts } from '../registry/module-facts';
import { hostFolder } from './deployment-folder';
import { keepOnly } from './publish';
import { liveLine, liveLines, replaceLine, withdrawnLine } from './registry-file';
import { firstScripts, type ModuleBuild } from './module-build';
import { logged, switchesOf, type ReleaseSwitch } from './release-log';

export type SwitchOptions = {
  readonly deployment: string;
  readonly module: Pick<ModuleFacts, 'workspace' | 'name' | 'title'>;
  readonly action: ReleaseSwitch['action'];
  readonly who: string;
  readonly why?: string;
  /** Why a release may be live that was rolled back or withdrawn before. */
  readonly again?: string;
  /** Address of the module's host; needed for the first release, later read from the registry. */
  readonly host?: string;
  /** Paths of the live release may be left out. */
  readonly mayDropPaths?: boolean;
  /** How many releases' files stay, regardless of their age. */
  readonly keep?: number;
};

/**
 * An open tab keeps loading files of the release it started with; they stay this long, regardless of the number of
 * releases.
 */
export const daysOfOpenTabs = 7;

/**
 * Makes a published release live for its major version of the contract, and returns the previous one. Call it under the deployment's lock.
 */
export async function switchTo(release: ModuleBuild, options: SwitchOptions): Promise<string | undefined> {
  const { deployment, module, action, who, why, again, keep } = options;
  const before = await liveLine(deployment, release.statement);
  const [elsewhere = await withdrawnLine(deployment, module.name)] = await liveLines(deployment, module.name);
  const now = new Date().toISOString();
  const entry = addressOf(release.id, (before ?? elsewhere)?.entry, options.host);
  const line = entryFor(release, { entry, releasedAt: now });
  const from = before?.release;
  const record = { time: now, who, module: module.name, action, from, to: release.id, entry, why, again };
  await logged(deployment, [record], () => replaceLine(deployment, line));
  await keepOnly(
    hostFolder(deployment, module.workspace),
    await neededReleases(deployment, module.name, keep),
  );
  return before?.release;
}

/** The registry's entry of a release, which is at this address. */
export const entryFor = (
  release: ModuleBuild,
  { entry, releasedAt }: Required<Pick<RegistryEntry, 'entry' | 'releasedAt'>>,
): RegistryEntry => ({
  ...release.statement,
  entry,
  release: release.id,
  releasedAt,
  integrity: release.integrity,
  scripts: firstScripts(release),
});

/**
 * The address of a release's manifest: on its host every release has its own folder, beside that of the previous one.
 * @throws UserFacingError if neither the host nor a previous address is known.
 */
export function addressOf(id: string, before: string | undefined, host: string | undefined): string {
  const place = `${id}/mf-manifest.json`;
  if (host) return `${host.replace(/\/$/, '')}/${place}`;
  if (before) return before.replace(/[^/]+\/mf-manifest\.json$/, place);
  throw new UserFacingError('This is the first release here: say with --host where the files are served.');
}

/** The releases that were live within the days for which a tab may stay open. */
export function inOpenTabs(switches: readonly ReleaseSwitch[]): string[] {
  const since = new Date(Date.now() - daysOfOpenTabs * 86_400_000).toISOString();
  return switches
    .filter(({ time }) => time >= since)
    .flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
}

/**
 * The releases whose files stay: the last ones, those of open tabs, and the live ones. `name` is a module's, or `shell`.
 */
export async function neededReleases(deployment: string, name: string, keep = 5): Promise<Set<string>> {
  const switches = await switchesOf(deployment, name);
  const recent = inOpenTabs(switches);
  const latest = [...new Set(switches.flatMap(({ to }) => to ?? []))].slice(0, Math.max(1, keep));
  const live = (await liveLines(deployment, name)).flatMap(({ release }) => release ?? []);
  return new Set([...latest, ...recent, ...live]);
}
