import type { ModuleFacts } from '../registry/module-facts';
import { hostFolder } from './deployment-folder';
import { readRelease, releasesOn } from './publish';
import { liveLines } from './registry-file';
import { switchesOf } from './release-log';

/** The available releases of a module, the latest first, one line each for the terminal. */
export async function listReleases(deployment: string, module: ModuleFacts): Promise<string[]> {
  const host = hostFolder(deployment, module.workspace);
  const live = (await liveLines(deployment, module.name)).map(({ release }) => release);
  const switches = await switchesOf(deployment, module.name);
  const order = [...new Set([...switches.map(({ to }) => to), ...(await releasesOn(host))])];
  const there = new Set(await releasesOn(host));
  const rows = order
    .filter((id) => there.has(id))
    .map(async (id) => {
      const state = await readRelease(host, id).then(
        ({ statement }) => `${statement.version}, contract ${statement.contract}`,
        () => 'DAMAGED: cannot be rolled back to',
      );
      const last = switches.find(({ to }) => to === id);
      const story = last
        ? [last.time, last.action, `by ${last.who}`, ...(last.why ? [last.why] : [])]
        : ['never live'];
      return `${live.includes(id) ? 'live' : '    '}  ${id}  ${state}  ${story.join(' · ')}`;
    });
  return Promise.all(rows);
}
