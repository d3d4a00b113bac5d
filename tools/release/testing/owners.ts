import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ignore from 'ignore';
import { root } from '../../root';
import { commandsOf, isPrivileged, jobs } from './workflows';

/** The owners in a `CODEOWNERS` of a file: those of the last line that fits. */
export function ownersOf(file: string, codeowners: string): readonly string[] {
  const lines = codeowners
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const last = lines.findLast(([pattern = '']) => ignore().add(pattern).ignores(file));
  return last?.slice(1) ?? [];
}

/** Read by npm, Node, tsx and the Firebase CLI, and by the commands where they are not imported. */
const settings = [
  ...['package.json', 'package-lock.json', '.npmrc', '.nvmrc', 'tsconfig.json', 'tsconfig.base.json'],
  ...['firebase.json', '.firebaserc', 'firestore.rules', 'firestore.indexes.json'],
  ...['config/config.production.json', '.github/CODEOWNERS'],
];

type Manifest = {
  readonly scripts: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
};

/**
 * The files of this repository that the privileged jobs read or run, also those that an operator adds: their workflows,
 * what these source, their npm scripts with all that these import, and settings.
 */
export async function privilegedFiles(): Promise<string[]> {
  const { scripts, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const privileged = jobs.filter(([, job]) => isPrivileged(job));
  const commands = privileged.map(([, job]) => commandsOf(job)).join('\n');
  const all = (pattern: RegExp) => [...commands.matchAll(pattern)].map(([, found = '']) => found);
  const programs = all(/npm run ([\w-]+)/g).map((name) => scripts[name] ?? '');
  const entries = programs.flatMap((program) => /\S+\.ts$/.exec(program) ?? []);
  const installed = all(/--prefix (\S+)/g);
  return [
    ...new Set([
      ...privileged.map(([name]) => `.github/workflows/${name.replace(/ › .*/, '')}`),
      ...all(/source (\S+)/g),
      ...settings,
      ...installed.flatMap((folder) =>
        ['package.json', 'package-lock.json', '.npmrc'].map((name) => `${folder}/${name}`),
      ),
      ...workspaces.map((workspace) => `${workspace}/package.json`),
      ...(await importedBy(entries)),
    ]),
  ];
}

/** These files and all that they import, but for the packages of others. */
export async function importedBy(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...new Set(entries)].filter((file) => existsSync(join(root, file))),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    conditions: ['console-source'],
    outdir: 'out',
    absWorkingDir: root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages of others',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@console/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return Object.keys(metafile.inputs);
}
