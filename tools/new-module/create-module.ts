import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@console/shared/model';
import shared from '@console/shared/package.json';
import { readsOfModule } from '../build/builds';
import { UserFacingError } from '../command';
import { moduleIn, type ModuleFacts } from '../registry/module-facts';
import { moduleFiles, type NewModule, type Surroundings } from './module-files';

/** Of this file, the parts that a new module changes or copies. */
type Manifest = { workspaces?: string[]; dependencies?: Surroundings['dependencies'] };
type Hosting = { hosting: { target: string; public: string }[] };

/**
 * Adds a module to the repository in this folder: its files, and an entry wherever modules are listed. Returns the
 * written files, which oxfmt has still to format. @throws UserFacingError if its name, port or path is taken or of
 * another form.
 */
export async function createModule(root: string, given: Omit<NewModule, 'port'>): Promise<string[]> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const others = await modulesIn(root);
  assertFree(root, given, others);
  const workspace = `${given.name}-mfe`;
  const last = others.at(-1)?.workspace ?? '';
  const { dependencies = {} } = JSON.parse(await read(`${last}/package.json`)) as Manifest;
  const module = { ...given, port: 1 + Math.max(...others.map(({ port }) => port)) };
  const own = moduleFiles(module, {
    scripts: {
      build: `tsx ../tools/build-all.ts ${workspace}`,
      test: `jest -c ../jest.config.cjs --rootDir .. --testPathPatterns /${workspace}/`,
    },
    dependencies,
    defineRemote: '../tools/webpack/define-remote',
  });
  return write(root, {
    ...own,
    'package.json': after(await read('package.json'), /\n {4}"[a-z]+-mfe",/g, `\n    "${workspace}",`),
    'firebase.json': withSite(await read('firebase.json'), last, workspace),
    [`.github/workflows/release-${given.name}.yml`]: releaseWorkflow(given.name, workspace),
    '.github/workflows/rollback-module.yml': after(
      await read('.github/workflows/rollback-module.yml'),
      /Which module\n[^[]+\[[a-z, ]+/g,
      `, ${given.name}`,
    ),
    '.github/CODEOWNERS': after(
      await read('.github/CODEOWNERS'),
      /\n\/[a-z]+-mfe\/package\.json .*/g,
      ownersLines(await read('.github/CODEOWNERS'), given.name),
    ),
    'README.md': after(
      await read('README.md'),
      /\n[a-z]+-mfe\/ +\/.*/g,
      `\n${`${workspace}/`.padEnd(18)} ${given.path}`,
    ),
    'bench/single-bundle/load-remote.ts': after(
      await read('bench/single-bundle/load-remote.ts'),
      /\n {2}[a-z]+_mfe: .*/g,
      `\n  ${given.name}_mfe: () => import(/* webpackChunkName: "${given.name}_mfe" */ '../../${workspace}/src/module'),`,
    ),
  });
}

/** The port of a team's first module: beside those of the console, which may run on the same machine. */
const firstPortElsewhere = 3101;

/**
 * Adds a module to a team's own repository, where these commands are installed as a package: its files, its workspace,
 * and the settings for TypeScript if there are none. Returns and throws as {@link createModule}.
 */
export async function createModuleElsewhere(root: string, given: Omit<NewModule, 'port'>): Promise<string[]> {
  const others = await modulesIn(root);
  assertFree(root, given, others);
  const workspace = `${given.name}-mfe`;
  const port = Math.max(firstPortElsewhere - 1, ...others.map((module) => module.port)) + 1;
  const own = moduleFiles(
    { ...given, port },
    {
      scripts: {
        build: `console-module build ${workspace}`,
        test: `console-module test ${workspace}`,
      },
      dependencies: {
        react: shared.dependencies.react,
        'styled-components': shared.dependencies['styled-components'],
      },
      defineRemote: '@console/module-kit/tools/webpack/define-remote',
    },
  );
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const workspaces = [...(manifest.workspaces ?? []), workspace];
  const settings = {
    extends: '@console/module-kit/tsconfig.base.json',
    compilerOptions: { noEmit: true, types: ['node', 'jest', '@testing-library/jest-dom'] },
    include: ['*-mfe/src'],
  };
  return write(root, {
    ...own,
    'package.json': asJson({ ...manifest, workspaces }),
    ...(existsSync(join(root, 'tsconfig.json')) ? {} : { 'tsconfig.json': asJson(settings) }),
  });
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function modulesIn(root: string): Promise<ModuleFacts[]> {
  const { workspaces = [] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  return workspaces
    .filter((workspace) => workspace.endsWith('-mfe'))
    .map((workspace) => moduleIn(join(root, workspace)));
}

async function write(root: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return Object.keys(files);
}

/** Names of other workspaces, sites and ports. */
const reserved = ['shell', 'registry', 'shared', 'auth', 'firestore', 'local', 'firebase'];

function assertFree(
  root: string,
  { name, title, path }: Omit<NewModule, 'port'>,
  others: readonly ModuleFacts[],
): void {
  if (!/^[a-z]{2,30}$/.test(name))
    throw new UserFacingError(`A module's name is 2 to 30 lower-case letters, not '${name}'.`);
  if (existsSync(join(root, `${name}-mfe`)) || reserved.includes(name))
    throw new UserFacingError(`The name '${name}' is taken.`);
  if (!/^[^\\"<>{}\p{Cc}]{1,60}$/u.test(title.trim()))
    throw new UserFacingError(`--title is 1 to 60 characters without quotation marks, not '${title}'.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new UserFacingError(`--path is a path such as /${name}, not '${path}'.`);
  const owner = others.find((module) => module.paths.includes(path));
  if (owner) throw new UserFacingError(`${path} belongs to ${owner.title}.`);
  const taken: readonly string[] = Object.values(paths);
  if (taken.includes(path)) throw new UserFacingError(`${path} is a path of the console.`);
}

/** Inserts a text after the last match. @throws if nothing matches: the file has another form than this command knows. */
function after(text: string, place: RegExp, added: string): string {
  const last = [...text.matchAll(place)].at(-1);
  if (!last) throw new Error(`No place for '${added.trim()}'`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

/** The site of the new module, with the headers of another module's. */
function withSite(text: string, pattern: string, workspace: string): string {
  const file = JSON.parse(text) as Hosting;
  const index = file.hosting.findIndex((site) => site.public.endsWith(`/${pattern}`));
  const site = file.hosting[index];
  if (!site) throw new Error(`firebase.json has no site of ${pattern}`);
  const target = `console-${workspace.replace('-mfe', '')}`;
  file.hosting.splice(index + 1, 0, { ...site, target, public: site.public.replace(pattern, workspace) });
  return asJson(file);
}

/** The team of the new module owns its sources, and nothing that deploys. */
function ownersLines(text: string, name: string): string {
  const organisation = /@[\w-]+(?=\/)/.exec(text)?.[0] ?? '@your-org';
  return `\n/${name}-mfe/ ${organisation}/${name}\n/${name}-mfe/package.json ${organisation}/release-owners`;
}

/** The folders among what a build reads; the others are files. */
const asPattern = (path: string): string => (/\.\w+$/.test(path) ? path : `${path}/**`);

const releaseWorkflow = (name: string, workspace: string): string => `name: Release ${name}
on:
  workflow_dispatch:
    inputs:
      again:
        description: Why a release that was rolled back or withdrawn may be live again, for the log
  push:
    branches: [main]
    # Exactly what the build of this module reads.
    paths:
${readsOfModule({ workspace, access: 'staff' })
  .map((path) => `      - ${asPattern(path)}\n`)
  .join('')}
permissions:
  contents: read

jobs:
  release:
    # The most that a job of the called workflow may ask for.
    permissions:
      contents: read
      id-token: write
    uses: ./.github/workflows/release-module.yml
    with:
      module: ${name}
      again: \${{ inputs.again }}
    secrets:
      DEPLOYMENT_KEY: \${{ secrets.DEPLOYMENT_KEY }}
`;
