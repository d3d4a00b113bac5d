import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modules } from '../registry/modules';
import { logFile, registryFile, shellReleases } from './deployment-folder';
import { liveShell } from './fit';
import { listShellReleases } from './list-releases';
import { releasesOn } from './publish';
import { releaseBuild } from './release-build';
import { switchesOf } from './release-log';
import { retireContract } from './retire-contract';
import { releaseShell, rollBackShell } from './shell-release';
import { buildInto, put, temporaryFolder } from './testing/build-folder';

let root: string;
let deployment: string;
let logged: string[];
let remove: () => Promise<void>;

const log = (line: string) => logged.push(line);

/** Releases every module, built for this contract. */
async function releaseModules(contract: string, needs = { react: '^19.0.0' }) {
  for (const module of modules) {
    const { name, workspace, paths } = module;
    const dist = join(root, 'builds', workspace);
    await buildInto(dist, `${name}(${contract})`, { name, paths, contract, needs });
    const host = `https://${workspace}.example.org`;
    await releaseBuild(dist, { deployment, module, host, who: 'Grace', log });
  }
}

/** Builds a shell that provides this, and releases it. */
async function release(script: string, { contract = '1.0.0', react = '19.3.1', canary = false } = {}) {
  const dist = join(root, 'builds/shell');
  await put(join(dist, 'assets/shell.js'), script);
  await put(join(dist, 'provides.json'), JSON.stringify({ contract, shared: { react }, exports: {} }));
  await releaseShell(dist, { deployment, who: 'Grace', why: script, canary, log });
  const live = await liveShell(deployment);
  return (canary ? live?.canary : live?.release) ?? '';
}

const back = (to: string) =>
  rollBackShell(to, { deployment, who: 'Daniel', why: 'It does not start on phones', log });

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  logged = [];
  await releaseModules('1.0.0');
});

afterEach(() => remove());

describe('a release of the shell', () => {
  it('is live, with its files, and in the log', async () => {
    const first = await release('one()');
    const second = await release('two()');
    expect(await liveShell(deployment)).toMatchObject({ release: second, contract: '1.0.0' });
    expect((await releasesOn(shellReleases(deployment))).sort()).toEqual([first, second].sort());
    expect(await switchesOf(deployment, 'shell')).toMatchObject([
      { action: 'release', from: first, to: second, who: 'Grace', why: 'two()' },
      { action: 'release', to: first },
    ]);
  });

  it('is refused, and changes nothing, when a live module would not run in it; each is named', async () => {
    const first = await release('one()');
    await expect(release('two()', { react: '20.0.0' })).rejects.toThrow(
      'Seasons: it needs react ^19.0.0, the live shell provides 20.0.0; Quizzes: it needs react',
    );
    expect(await liveShell(deployment)).toMatchObject({ release: first });
    expect(await switchesOf(deployment, 'shell')).toHaveLength(1);
    expect(await releasesOn(shellReleases(deployment))).toEqual([first]);
  });

  it('is refused, and logs nothing, before it is built', async () => {
    const dist = join(root, 'builds/shell');
    await expect(releaseShell(dist, { deployment, who: 'Grace', log })).rejects.toThrow(
      `${dist} has no files. First: npm run build`,
    );
    expect(await switchesOf(deployment, 'shell')).toEqual([]);
  });

  it('is refused before the modules are released', async () => {
    await rm(registryFile(deployment));
    await rm(logFile(deployment));
    await expect(release('one()')).rejects.toThrow('Release the modules first');
  });

  it('is rolled back in one step, with the reason', async () => {
    const first = await release('one()');
    const second = await release('two()');
    await back(first.slice(0, 8));
    expect(await liveShell(deployment)).toMatchObject({ release: first });
    const [last] = await switchesOf(deployment, 'shell');
    expect(last).toMatchObject({
      action: 'rollback',
      from: second,
      to: first,
      why: 'It does not start on phones',
    });
  });

  it('is not rolled back to damaged files', async () => {
    const first = await release('one()');
    const second = await release('two()');
    await writeFile(join(shellReleases(deployment), first, 'assets/shell.js'), 'harmed()');
    await expect(back(first)).rejects.toThrow('are not those that were released');
    expect(await liveShell(deployment)).toMatchObject({ release: second });
  });

  it('for some people leaves the live one, and becomes live when it is released', async () => {
    const first = await release('one()');
    const canary = await release('two()', { canary: true });
    expect(await liveShell(deployment)).toMatchObject({ release: first, canary });
    expect((await listShellReleases(deployment)).map((line) => line.slice(0, 6).trim())).toEqual([
      'canary',
      'live',
    ]);
    expect(await release('two()')).toBe(canary);
    expect(await liveShell(deployment)).not.toHaveProperty('canary');
  });
});

describe('a major change of the contract', () => {
  const contractsOf = async (name: string) => {
    const { remotes } = JSON.parse(await readFile(registryFile(deployment), 'utf8')) as {
      remotes: { name: string; contract: string }[];
    };
    return remotes.filter((line) => line.name === name).map(({ contract }) => contract);
  };

  it('waits for every module, goes live, and back', async () => {
    const first = await release('one()');
    await expect(release('two()', { contract: '2.0.0' })).rejects.toThrow(
      'Seasons: it was built for contract 1.0.0, the live shell serves 2.0.0',
    );
    await releaseModules('2.0.0');
    const second = await release('two()', { contract: '2.0.0' });
    expect(await liveShell(deployment)).toMatchObject({ release: second, contract: '2.0.0' });
    await back(first);
    expect(await liveShell(deployment)).toMatchObject({ release: first, contract: '1.0.0' });
    expect(await contractsOf('quizzes_mfe')).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps the modules for the earlier version as long as open tabs may use them', async () => {
    await release('one()');
    await releaseModules('2.0.0');
    await release('two()', { contract: '2.0.0' });
    await expect(retireContract(deployment, '1.0.0')).rejects.toThrow('open tabs use its modules');
    const week = 7 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + week + 1000);
    expect(await retireContract(deployment, '1.0.0')).toEqual(modules.map(({ name }) => name));
    expect(await contractsOf('quizzes_mfe')).toEqual(['2.0.0']);
    await expect(retireContract(deployment, '2.0.0')).rejects.toThrow('Nothing was removed');
  });
});
