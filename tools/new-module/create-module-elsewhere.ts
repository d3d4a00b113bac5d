import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import shared from '@console/shared/package.json';
import { withSite } from './hosting-site';
import { moduleFiles, type NewModule } from './module-files';
import { asJson, assertFree, modulesIn, write, type Manifest } from './repository';
import { workflowElsewhere } from './workflow-elsewhere';

/** The port of a team's first module: beside those of the console, which may run on the same machine. */
const firstPort = 3101;

/** This repository, or in that of a team the package of these commands. */
const kit = join(__dirname, '../..');

/** What the commands leave. The packages of the console stay: CI installs them. */
const ignored = ['node_modules/', 'dist/', '.cache/', '.local-firebase/', '.deployment/', '.firebase/'];

const typescript = {
  extends: '@console/module-kit/tsconfig.base.json',
  compilerOptions: { noEmit: true, types: ['node', 'jest', '@testing-library/jest-dom'] },
  include: ['*-mfe/src'],
};

/**
 * Adds a module to a team's own repository, where these commands are installed as a package: its files, its workspace, its
 * site in `firebase.json`, its workflow, and where they are missing the settings of TypeScript, Node.js and Git. Returns the
 * written files, which oxfmt has still to format. @throws UserFacingError if its name, port or path is taken or of another
 * form, or `firebase.json` has no place for a site.
 * @param keeps is called with each file that exists, and is left as it is
 */
export async function createModuleElsewhere(
  root: string,
  given: Omit<NewModule, 'port'>,
  keeps: (file: string) => void = () => undefined,
): Promise<string[]> {
  const others = await modulesIn(root);
  assertFree(root, given, others);
  const workspace = `${given.name}-mfe`;
  const port = Math.max(firstPort - 1, ...others.map((module) => module.port)) + 1;
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
  const hosting = await readFile(join(root, 'firebase.json'), 'utf8').catch(() => '{}');
  const ofKit = (file: string) => readFile(join(kit, file), 'utf8');
  const whereMissing = {
    'tsconfig.json': asJson(typescript),
    '.nvmrc': await ofKit('.nvmrc'),
    '.gitignore': `${ignored.join('\n')}\n`,
    [`.github/workflows/release-${given.name}.yml`]: workflowElsewhere(
      given.name,
      await ofKit('.github/workflows/release-module.yml'),
    ),
  };
  const isMissing = (file: string) => !existsSync(join(root, file));
  const missing = Object.entries(whereMissing).filter(([file]) => isMissing(file));
  Object.keys(whereMissing)
    .filter((file) => !isMissing(file))
    .forEach(keeps);
  const withOurs = withSite(hosting, workspace);
  if (withOurs === hosting) keeps('firebase.json');
  return write(root, {
    ...own,
    'package.json': asJson({ ...manifest, workspaces: [...(manifest.workspaces ?? []), workspace] }),
    'firebase.json': withOurs,
    ...Object.fromEntries(missing),
  });
}
