import { join } from 'node:path';
import { compressBuild } from './compress';
import { readByEverySite } from './fingerprint';
import { modules, shellFacts } from './modules';

/** How one workspace is built, and how to tell whether it must be built again. */
export type Build = {
  readonly workspace: string;
  /** Files and folders that the build reads; when none of them changed, what it wrote is still right. */
  readonly reads: readonly string[];
  /** Written by a build that ended well. */
  readonly writes: string;
  readonly command: readonly string[];
  /** Work on what was written, in the folder of the workspace. */
  readonly finish?: (workspace: string) => Promise<void>;
};

const site = (workspace: string, landmark: string): Build => ({
  workspace,
  reads: [workspace, ...readByEverySite],
  writes: `${workspace}/dist/${landmark}`,
  command: [process.execPath, '--import', 'tsx', '../tools/build.ts'],
  finish: (folder) => compressBuild(join(folder, 'dist')),
});

/** The six sites, the longest build first. */
export const siteBuilds: readonly Build[] = [
  site(shellFacts.workspace, 'index.html'),
  ...modules.map(({ workspace }) => site(workspace, 'mf-manifest.json')),
];

/** The backend as a program of its own; the console's commands run its sources directly. */
export const backendBuild: Build = {
  workspace: 'local-firebase',
  reads: ['local-firebase', 'tsconfig.base.json', 'package-lock.json'],
  writes: 'local-firebase/dist',
  command: ['npm', 'run', 'build'],
};
