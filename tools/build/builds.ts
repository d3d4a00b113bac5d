import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressBuild } from './compress';
import type { ModuleFacts } from '../registry/module-facts';
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

/** From a team's folder, its name might lead to none. */
const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

/** What the build of every site reads beside its own workspace and `shared`. */
const readByEverySite = [
  'tools/webpack',
  'tools/build/build.ts',
  'tools/registry/module-facts.ts',
  'tsconfig.base.json',
  'package-lock.json',
];

/** What a build reads that contains all of `shared`. */
export const readsOfWhole = (workspace: string): readonly string[] => [
  workspace,
  'shared',
  ...readByEverySite,
];

/** What the build of a module reads: of `shared`, only what it compiles in. */
export const readsOfModule = ({
  workspace,
  access,
}: Pick<ModuleFacts, 'workspace' | 'access'>): readonly string[] => [
  workspace,
  'shared/package.json',
  'shared/src/compiled',
  // The text of a public page is prerendered with the shell's components.
  ...(access === 'public' ? ['shared/src/provided'] : []),
  ...readByEverySite,
];

const site = (workspace: string, reads: readonly string[], landmark: string, batch: string): Build => ({
  workspace,
  reads,
  writes: `${workspace}/dist/${landmark}`,
  command: [process.execPath, '--import', tsx, join(__dirname, 'build.ts')],
  batch,
  finish: (folder) => compressBuild(join(folder, 'dist')),
});

/** The six sites. The shell takes as long as all modules together, so each half has its own process. */
export const siteBuilds: readonly Build[] = [
  site(shellFacts.workspace, readsOfWhole(shellFacts.workspace), 'index.html', 'shell'),
  ...modules.map((module) => site(module.workspace, readsOfModule(module), 'mf-manifest.json', 'modules')),
];

/** The backend as a separate program; the console's commands run its sources directly. */
export const backendBuild: Build = {
  workspace: 'local-firebase',
  reads: ['local-firebase', 'tsconfig.base.json', 'package-lock.json'],
  writes: 'local-firebase/dist',
  command: ['npm', 'run', 'build'],
};
