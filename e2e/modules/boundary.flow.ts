import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modules } from '../../tools/registry/modules';
import { readBuild, type ModuleBuild } from '../../tools/release/module-build';
import { test } from '../fixtures/fixtures';
import { copyModule } from './module-copy';

const workspaces = modules.map(({ workspace }) => workspace);

const staffModules = ['questions_mfe', 'quizzes_mfe', 'seasons_mfe', 'settings_mfe'];
const allModules = ['public_mfe', ...staffModules];

/** Which modules contain code of each door that is compiled in. */
const compiledInto: Readonly<Record<string, readonly string[]>> = {
  access: staffModules,
  actions: ['questions_mfe', 'quizzes_mfe', 'seasons_mfe'],
  calendar: ['quizzes_mfe', 'seasons_mfe'],
  contents: ['questions_mfe', 'quizzes_mfe'],
  contract: allModules,
  failures: [],
  format: allModules,
  lists: staffModules,
  model: allModules,
  preview: ['questions_mfe', 'quizzes_mfe', 'settings_mfe'],
  'season-page': staffModules,
  storage: ['questions_mfe', 'quizzes_mfe'],
};
/** A module that is added later may use any of them. */
const known = new Set(allModules);

/** The sources of all modules in a folder of their own, which builds and changes them. */
async function copyOfAll() {
  const [first = { workspace: '' }] = modules;
  const copy = await copyModule(first, workspaces.slice(1));
  const within = (path: string) => join(copy.folder, path);
  return {
    within,
    remove: copy.remove,
    /** The builds of these sources, by module. */
    async builds(): Promise<Map<string, ModuleBuild>> {
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'tools/build/build.ts', ...workspaces],
        { cwd: copy.folder },
      );
      const builds = await Promise.all(workspaces.map((name) => readBuild(within(`${name}/dist`))));
      return new Map(
        builds
          .filter(({ statement }) => known.has(statement.name))
          .map((build) => [build.statement.name, build]),
      );
    },
    /** Adds a line to every file of a folder. */
    async changeAll(folder: string, line: string, isMeant = (name: string) => /\.tsx?$/.test(name)) {
      for (const name of await readdir(within(folder), { recursive: true }))
        if (isMeant(name)) await appendFile(within(join(folder, name)), `\n${line}\n`);
    },
  };
}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);
const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !isTest(name);

/** A statement that a build keeps wherever it keeps the code around it. */
const statement = (place: string): string => `Object.assign(globalThis, { changed: 'changed-${place}' });`;

/** The places whose statements a build contains. */
async function placesIn({ folder, files }: ModuleBuild): Promise<Set<string>> {
  const scripts = files.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/changed-([\w-]+)/g)].map(([, place = '']) => place)),
  );
}

test('what a change of shared code releases', { tag: '@long' }, async () => {
  const copy = await copyOfAll();
  try {
    const idsOf = (builds: Map<string, ModuleBuild>) => [...builds].map(([name, { id }]) => [name, id]);
    const before = idsOf(await copy.builds());
    await copy.changeAll('shared/src/provided', statement('provided'), isCode);
    await copy.changeAll('shared/src/development', statement('development'), isCode);
    await copy.changeAll('shared/src', statement('tests'), isTest);
    await copy.changeAll('shared/src', '// A comment.', isCode);
    await copy.changeAll('tools', '// A comment.', isCode);
    for (const name of workspaces) await copy.changeAll(`${name}/src`, '// A comment.', isCode);
    assert.deepEqual(
      idsOf(await copy.builds()),
      before,
      'none by provided doors, development, tests, comments, tools',
    );

    const doors = await readdir(copy.within('shared/src/compiled'));
    assert.deepEqual(doors.sort(), Object.keys(compiledInto), 'every compiled door has its modules here');
    for (const door of doors) await copy.changeAll(`shared/src/compiled/${door}`, statement(door), isCode);
    const changed: Record<string, string[]> = Object.fromEntries(doors.map((door) => [door, []]));
    for (const [name, build] of await copy.builds())
      for (const place of await placesIn(build)) changed[place]?.push(name);
    for (const modulesOf of Object.values(changed)) modulesOf.sort();
    assert.deepEqual(changed, compiledInto, 'each door, only the modules that use it');
  } finally {
    await copy.remove();
  }
});
