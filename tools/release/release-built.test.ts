import { join } from 'node:path';
import { moduleNamed } from '../registry/module-named';
import { liveShell } from './fit';
import { readBuild } from './module-build';
import { liveLines } from './registry-file';
import { releaseBuilt } from './release-built';
import { rollBack } from './release-build';
import { buildInto, temporaryFolder } from './testing/build-folder';

const quizzes = moduleNamed('quizzes');
const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };

let root: string;
let deployment: string;
let logged: string[];
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  logged = [];
});

afterEach(() => remove());

const log = (line: string) => logged.push(line);
const live = async () => (await liveLines(deployment, quizzes.name))[0]?.release;

/** Builds that code and starts the console. Returns the name of the build as a release. */
async function start(code: string): Promise<string> {
  const dist = join(root, quizzes.workspace, 'dist');
  await buildInto(dist, code);
  await releaseBuilt({ root, deployment, shell, modules: [quizzes], log });
  return (await readBuild(dist)).id;
}

describe('starting the console', () => {
  it('makes the build live and logs it; the second time it logs nothing', async () => {
    const id = await start('list()');
    expect(await live()).toBe(id);
    expect(logged).toEqual([`Releasing Quizzes ${id} on this machine`]);
    await start('list()');
    expect(logged).toHaveLength(1);
    expect(await liveShell(deployment)).toEqual(shell);
  });

  it('makes a changed build live, also when the change is reverted', async () => {
    const first = await start('list()');
    const second = await start('list(again)');
    expect(await live()).toBe(second);
    await start('list()');
    expect(await live()).toBe(first);
  });

  it('keeps a rollback until a different build is made', async () => {
    const first = await start('list()');
    await start('list(again)');
    await rollBack(first, { deployment, module: quizzes, who: 'Grace', why: 'a problem', log });
    await start('list(again)');
    expect(await live()).toBe(first);
    const third = await start('list(mended)');
    expect(await live()).toBe(third);
    expect(await start('list(again)')).toBe(await live());
  });
});
