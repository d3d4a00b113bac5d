import { join } from 'node:path';
import { compressBuild } from './compress';
import { readByEverySite } from './fingerprint';
import { modules, shellFacts } from '../registry/modules';

/** How to build one workspace, and how to detect that it must be rebuilt. */
export type Build = {
  readonly workspace: string;
  /** Files and folders that the build reads; while they are unchanged, its output is up to date. */
  readonly reads: readonly string[];
  /** Written by a successful build. */
  readonly writes: string;
  readonly command: readonly string[];
  /** Builds of one batch run in one process, in the root folder; the command gets their workspaces as arguments. */
  readonly batch?: string;
  /** Processes the output, in the folder of the workspace. */
  readonly finish?: (workspace: string) => Promise<void>;
};

const site = (workspace: string, landmark: string, batch: string): Build => ({
  workspace,
  reads: [workspace, ...readByEverySite],
  writes: `${workspace}/dist/${landmark}`,
  command: [process.execPath, '--import', 'tsx', 'tools/build/build.ts'],
  batch,
  finish: (folder) => compressBuild(join(folder, 'dist')),
});

/** The six sites. The shell takes as long as all modules together, so each half has its own process. */
export const siteBuilds: readonly Build[] = [
  site(shellFacts.workspace, 'index.html', 'shell'),
  ...modules.map(({ workspace }) => site(workspace, 'mf-manifest.json', 'modules')),
];

/** The backend as a separate program; the console's commands run its sources directly. */
export const backendBuild: Build = {
  workspace: 'local-firebase',
  reads: ['local-firebase', 'tsconfig.base.json', 'package-lock.json'],
  writes: 'local-firebase/dist',
  command: ['npm', 'run', 'build'],
};
