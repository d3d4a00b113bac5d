import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modules } from '../../tools/registry/modules';
import { readBuild } from '../../tools/release/module-build';
import { test } from '../fixtures/fixtures';
import { copyModule } from './module-copy';

const workspaces = modules.map(({ workspace }) => workspace);

/** Which modules contain code of each door that is compiled in. */
const compiledInto: Readonly<Record<string, readonly string[]>> = {
  access: ['questions_mfe', 'quizzes_mfe', 'seasons_mfe', 'settings_mfe'],
  contract: ['public_mfe', 'questions_mfe', 'quizzes_mfe', 'seasons_mfe', 'settings_mfe'],
  format: ['public_mfe', 'questions_mfe', 'quizzes_mfe', 'seasons_mfe', 'settings_mfe'],
  model: ['public_mfe', 'questions_mfe', 'quizzes_mfe', 'seasons_mfe', 'settings_mfe'],
  storage: ['quizzes_mfe'],
};
/** A module that is added later may use any of them. */
const known = new Set(Object.values(compiledInto).flat());

/** The sources of all modules in a folder of their own, which builds and changes them. */
async function copyOfAll() {
  const [first = { workspace: '' }] = modules;
  const copy = await copyModule(first, workspaces.slice(1));
  const within = (path: string) => join(copy.folder, path);
  return {
    remove: copy.remove,
    /** The releases that these sources would make, by module. */
    async releases(): Promise<Map<string, string>> {
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'tools/build/build.ts', ...workspaces],
        { cwd: copy.folder },
      );
      const builds = await Promise.all(workspaces.map((name) => readBuild(within(`${name}/dist`))));
      return new Map(builds.map(({ id, statement }) => [statement.name, id]));
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

test('what a change of shared code releases', async () => {
  // Seven builds of all modules.
  test.setTimeout(420_000);

  const copy = await copyOfAll();
  try {
    let before = await copy.releases();
    const changedBy = async (): Promise<string[]> => {
      const after = await copy.releases();
      const changed = [...after].filter(([name, id]) => before.get(name) !== id).map(([name]) => name);
      before = after;
      return changed.filter((name) => known.has(name)).sort();
    };

    // One build for everything that must change no release.
    const statement = (place: string) => `Object.assign(globalThis, { changed: '${place}' });`;
    await copy.changeAll('shared/src/provided', statement('provided'), isCode);
    await copy.changeAll('shared/src/development', statement('development'), isCode);
    await copy.changeAll('shared/src', statement('tests'), isTest);
    await copy.changeAll('shared/src', '// A comment.', isCode);
    await copy.changeAll('tools', '// A comment.', isCode);
    for (const name of workspaces) await copy.changeAll(`${name}/src`, '// A comment.', isCode);
    assert.deepEqual(await changedBy(), [], 'by provided doors, development, tests, comments, tools');

    for (const [door, expected] of Object.entries(compiledInto)) {
      await copy.changeAll(`shared/src/compiled/${door}`, statement(door), isCode);
      assert.deepEqual(await changedBy(), expected, `by /${door}`);
    }
  } finally {
    await copy.remove();
  }
});
