import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from './builds';
import { UserFacingError } from '../command';
import { runBuilds } from './run-builds';

let root: string;
let logged: string[];

const build = (workspace: string, script: string): Build => ({
  workspace,
  reads: [`${workspace}/src`],
  writes: `${workspace}/out`,
  command: [process.execPath, '-e', script],
});
const counting = (workspace: string) => build(workspace, "require('fs').appendFileSync('out', 'x')");
const timesBuilt = async (workspace: string) => (await readFile(join(root, workspace, 'out'), 'utf8')).length;
const run = (builds: readonly Build[], force = false) =>
  runBuilds(builds, { root, force, log: (line) => logged.push(line) });

beforeEach(async () => {
  logged = [];
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  for (const workspace of ['one', 'two', 'three']) {
    await mkdir(join(root, workspace, 'src'), { recursive: true });
    await writeFile(join(root, workspace, 'src/a.ts'), workspace);
  }
});

afterEach(() => rm(root, { recursive: true }));

describe('building', () => {
  it('runs once while nothing changes, and logs nothing the second time', async () => {
    await run([counting('one'), counting('two')]);
    expect(logged[0]).toBe('Building one, two');
    expect(logged).toHaveLength(3);
    logged = [];
    await run([counting('one'), counting('two')]);
    expect(logged).toEqual([]);
    expect(await timesBuilt('one')).toBe(1);
  });

  it('runs again only for the changed workspace', async () => {
    await run([counting('one'), counting('two')]);
    await writeFile(join(root, 'two/src/a.ts'), 'changed');
    await run([counting('one'), counting('two')]);
    expect([await timesBuilt('one'), await timesBuilt('two')]).toEqual([1, 2]);
  });

  it('runs again when its output is deleted, and for every workspace when forced', async () => {
    await run([counting('one'), counting('two')]);
    await rm(join(root, 'one/out'));
    await run([counting('one'), counting('two')]);
    expect([await timesBuilt('one'), await timesBuilt('two')]).toEqual([1, 1]);
    await run([counting('one'), counting('two')], true);
    expect([await timesBuilt('one'), await timesBuilt('two')]).toEqual([2, 2]);
  });

  it('that fails reports its output, and runs again the next time', async () => {
    const broken = build('three', "console.log('Cannot find x'); process.exit(2)");
    await expect(run([broken])).rejects.toThrow(UserFacingError);
    await expect(run([broken])).rejects.toThrow(/^The build of three failed:\nCannot find x/);
  });

  it('of one batch is one process, which gets only the stale workspaces', async () => {
    const script =
      "for (const at of process.argv.slice(1)) require('fs').appendFileSync(at + '/out', process.pid + ' ')";
    const batch = ['one', 'two', 'three'].map((name) => ({ ...build(name, script), batch: 'all' }));
    await run(batch);
    const built = await Promise.all(
      ['one', 'two', 'three'].map((name) => readFile(join(root, name, 'out'), 'utf8')),
    );
    expect(new Set(built).size).toBe(1);
    await writeFile(join(root, 'two/src/a.ts'), 'changed');
    await run(batch);
    expect([await timesBuilt('one'), await timesBuilt('three')]).toEqual(
      built.slice(1).map(({ length }) => length),
    );
    expect(await timesBuilt('two')).toBeGreaterThan(built[1]?.length ?? 0);
  });

  it('that fails stops further builds from starting', async () => {
    const broken = build('one', 'process.exit(1)');
    const builds = [broken, counting('two'), counting('three')];
    await expect(runBuilds(builds, { root, parallel: 1, log: () => undefined })).rejects.toThrow(
      UserFacingError,
    );
    await expect(timesBuilt('two')).rejects.toThrow(/ENOENT/);
  });
});
