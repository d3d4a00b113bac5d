import { join } from 'node:path';
import type { ModuleFacts } from '../registry/module-facts';
import { hostFolder, shellReleases } from './deployment-folder';
import { builtShell, liveShell } from './fit';
import { assertUnharmed, readRelease, releasesOn } from './publish';
import { liveLines, withdrawnLine } from './registry-file';
import { switchesOf, type ReleaseSwitch } from './release-log';

/**
 * The available releases of a module, the latest first, one line each for the terminal: what it is, when and why it became
 * live and was taken back, and how often it has failed, if that is given.
 */
export async function listReleases(
  deployment: string,
  { name, workspace }: Pick<ModuleFacts, 'name' | 'workspace'>,
  failures?: ReadonlyMap<string, number>,
): Promise<string[]> {
  const host = hostFolder(deployment, workspace);
  const live = (await liveLines(deployment, name)).map(({ release }) => release);
  const withdrawn = await withdrawnLine(deployment, name);
  return list({
    host,
    failures,
    switches: await switchesOf(deployment, name),
    stateOf: (id) => (live.includes(id) ? 'live' : id === withdrawn?.release ? 'withdrawn' : ''),
    describe: async (id) => {
      const { statement } = await readRelease(host, id);
      return `${statement.version}, contract ${statement.contract}`;
    },
  });
}

/** The same for the shell. */
export async function listShellReleases(
  deployment: string,
  failures?: ReadonlyMap<string, number>,
): Promise<string[]> {
  const host = shellReleases(deployment);
  const live = await liveShell(deployment);
  return list({
    host,
    failures,
    switches: await switchesOf(deployment, 'shell'),
    stateOf: (id) => (id === live?.release ? 'live' : id === live?.canary ? 'canary' : ''),
    describe: async (id) => {
      await assertUnharmed(host, id);
      return `contract ${(await builtShell(join(host, id))).contract}`;
    },
  });
}

type Listed = {
  readonly host: string;
  readonly failures: ReadonlyMap<string, number> | undefined;
  readonly switches: readonly ReleaseSwitch[];
  readonly stateOf: (id: string) => string;
  /** Rejects if the files are damaged. */
  readonly describe: (id: string) => Promise<string>;
};

const liveBy = { release: 'released', rollback: 'live again', canary: 'canary', withdraw: '' };
const takenBackBy = { release: '', rollback: 'rolled back', canary: '', withdraw: 'withdrawn' };

/** A switch as it concerns one release: how that became live, or was taken back. None if it concerns others only. */
function storyOf({ time, action, who, why, from, to, again }: ReleaseSwitch, id: string): string[] {
  const reason = why ? `: ${why}` : '';
  // The reason of a rollback is about the release that it replaced.
  const own = action === 'rollback' && from ? '' : `${reason}${again ? ` (again: ${again})` : ''}`;
  if (to === id) return [`${time} ${liveBy[action]} by ${who}${own}`];
  const end = from === id ? takenBackBy[action] : '';
  return end ? [`${time} ${end} by ${who}${reason}`] : [];
}

const counted = (count: number): string => `${count} ${count === 1 ? 'failure' : 'failures'}`;

async function list({ host, failures, switches, stateOf, describe }: Listed): Promise<string[]> {
  const there = await releasesOn(host);
  const order = [...new Set([...switches.flatMap(({ to }) => to ?? []), ...there])];
  const rows = order
    .filter((id) => there.includes(id))
    .map(async (id) => {
      const facts = await describe(id).catch(() => 'DAMAGED: cannot be rolled back to');
      const story = switches.flatMap((line) => storyOf(line, id)).reverse();
      const failed = failures ? `  ${counted(failures.get(id) ?? 0)}` : '';
      return `${stateOf(id).padEnd(4)}  ${id}  ${facts}${failed}  ${story.join(' · ') || 'never live'}`;
    });
  return Promise.all(rows);
}
