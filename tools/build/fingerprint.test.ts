import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readsOfModule } from './builds';
import { fingerprintOf } from './fingerprint';
import { moduleNamed } from '../registry/module-named';

let root: string;

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const both = () =>
  Promise.all(['seasons', 'settings'].map((name) => fingerprintOf(root, readsOfModule(moduleNamed(name)))));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await put('seasons-mfe/src/module.ts', 'seasons');
  await put('settings-mfe/src/module.ts', 'settings');
  await put('shared/src/compiled/model.ts', 'model');
  await put('tools/webpack/factory.ts', 'factory');
  await put('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

describe('the fingerprint of a module', () => {
  it('is the same when nothing changed', async () => expect(await both()).toEqual(await both()));

  it("changes with the module's own sources, and only for this module", async () => {
    const [seasons, settings] = await both();
    await put('seasons-mfe/src/list/list.screen.tsx', 'list');
    const after = await both();
    expect(after[0]).not.toBe(seasons);
    expect(after[1]).toBe(settings);
  });

  it.each(['shared/src/compiled/model.ts', 'tools/webpack/factory.ts', 'package-lock.json'])(
    'changes for every module with %s',
    async (path) => {
      const [seasons, settings] = await both();
      await put(path, 'changed');
      const after = await both();
      expect(after[0]).not.toBe(seasons);
      expect(after[1]).not.toBe(settings);
    },
  );

  it('changes when a file is only moved', async () => {
    const [seasons] = await both();
    await rename(join(root, 'seasons-mfe/src/module.ts'), join(root, 'seasons-mfe/src/other.ts'));
    expect((await both())[0]).not.toBe(seasons);
  });

  it.each([
    'seasons-mfe/dist/index.js',
    'seasons-mfe/src/module.test.ts',
    'shared/src/compiled/model.test.ts',
    'shared/src/provided/ui/button.tsx',
    'shared/README.md',
    'tools/e2e.ts',
  ])('does not look at %s, which no build reads', async (path) => {
    const before = await both();
    await put(path, 'new');
    expect(await both()).toEqual(before);
  });

  it('does not look at what .gitignore names', async () => {
    await put('.gitignore', 'made/\n*.log\n');
    const before = await both();
    await put('seasons-mfe/src/made/module.ts', 'made');
    await put('seasons-mfe/src/module.log', 'made');
    expect(await both()).toEqual(before);
  });
});
