import { join } from 'node:path';
import type { ModuleFacts } from '../registry/module-facts';
import { hostFolder, shellReleases } from './deployment-folder';
import { builtShell, liveShell } from './fit';
import { assertUnharmed, readRelease, releasesOn } from './publish';
import { liveLines, withdrawnLine } from './registry-file';
import { switchesOf, type ReleaseSwitch } from './release-log';
import { takenBack } from './taken-back';

/**
 * The available releases of a module, the latest first, one line each for the terminal; with how often each has failed,
 * if that is given.
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

const told = ({ time, action, who, why, again }: ReleaseSwitch): string[] =>
  [time, action, `by ${who}`, why, again && `again: ${again}`].flatMap((word) => word || []);

const counted = (count: number): string => `${count} ${count === 1 ? 'failure' : 'failures'}`;

async function list({ host, failures, switches, stateOf, describe }: Listed): Promise<string[]> {
  const there = await releasesOn(host);
  const order = [...new Set([...switches.flatMap(({ to }) => to ?? []), ...there])];
  const rows = order
    .filter((id) => there.includes(id))
    .map(async (id) => {
      const facts = await describe(id).catch(() => 'DAMAGED: cannot be rolled back to');
      const last = switches.find(({ to }) => to === id);
      const end = takenBack(switches, id);
      const story = [...(last ? told(last) : ['never live']), ...(end ? told(end) : [])];
      const failed = failures ? `  ${counted(failures.get(id) ?? 0)}` : '';
      return `${stateOf(id).padEnd(4)}  ${id}  ${facts}${failed}  ${story.join(' · ')}`;
    });
  return Promise.all(rows);
}
