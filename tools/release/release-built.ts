import { join } from 'node:path';
import type { ModuleFacts } from '../registry/module-facts';
import { setLiveShell, type ShellStatement } from './fit';
import { readBuild } from './module-build';
import { releaseBuild } from './release-build';
import { switchesOf } from './release-log';

export type BuiltHere = {
  /** Folder of the workspaces. */
  readonly root: string;
  readonly deployment: string;
  readonly shell: ShellStatement;
  readonly modules: readonly ModuleFacts[];
  readonly log: (line: string) => void;
};

/**
 * Makes the local builds live on this machine: each module whose build was not the last to be released. A module that
 * was rolled back since is unchanged.
 */
export async function releaseBuilt(options: BuiltHere): Promise<void> {
  const { root, deployment, shell, modules, log } = options;
  await setLiveShell(deployment, shell);
  for (const module of modules) {
    const dist = join(root, module.workspace, 'dist');
    const { id } = await readBuild(dist);
    const last = (await switchesOf(deployment, module.name)).find(({ action }) => action === 'release');
    if (last?.to === id) continue;
    log(`Releasing ${module.title} ${id} on this machine`);
    const host = `http://localhost:${module.port}`;
    const why = 'what was built here';
    const options = { deployment, module, host, who: 'npm start', log: () => undefined };
    await releaseBuild(dist, { ...options, why, again: why });
  }
}
