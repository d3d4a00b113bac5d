import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readsOfModule } from '../build/builds';
import { withSite } from './hosting-site';
import { moduleFiles, type NewModule } from './module-files';
import { assertFree, modulesIn, write, type Manifest } from './repository';

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
    'firebase.json': withSite(await read('firebase.json'), workspace),
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

/** Inserts a text after the last match. @throws if nothing matches: the file has another form than this command knows. */
function after(text: string, place: RegExp, added: string): string {
  const last = [...text.matchAll(place)].at(-1);
  if (!last) throw new Error(`No place for '${added.trim()}'`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + added + text.slice(end);
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
