import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@console/shared/contract';
import { notLive, verifyLive } from '../hosting/live-releases';
import { moduleNamed, onlyModuleIn } from '../registry/module-named';
import { registryFile } from './deployment-folder';
import { liveShell, setLiveShell } from './fit';
import { listReleases } from './list-releases';
import { readBuild } from './module-build';
import { releaseBuild, rollBack } from './release-build';
import { switchesOf } from './release-log';
import { releaseShell, rollBackShell } from './shell-release';
import { buildInto, put, temporaryFolder, type BuildChange } from './testing/build-folder';
import { withdrawModule } from './withdraw-module';

const quizzes = moduleNamed('quizzes');
const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };
const who = 'Daniel';
const why = 'It shows the wrong quiz';

let root: string;
let deployment: string;
let remove: () => Promise<void>;

const log = () => undefined;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  await setLiveShell(deployment, shell);
});

afterEach(() => remove());

type Change = BuildChange & { again?: string; host?: string };

/** Builds the module with that code and releases it, as CI does: without an address. Returns the release's name. */
async function release(code: string, { again, host, ...change }: Change = {}) {
  const dist = join(root, 'dist');
  await buildInto(dist, code, change);
  await releaseBuild(dist, { deployment, module: quizzes, host, who: 'Grace', why: code, again, log });
  return (await readBuild(dist)).id;
}

const first = () => release('list()', { host: 'https://quizzes.example.org' });
const back = (to: string) => rollBack(to, { deployment, module: quizzes, who, why, log });
const withdraw = () => withdrawModule({ deployment, module: quizzes, who, why });
const registryText = () => readFile(registryFile(deployment), 'utf8');
const registry = async () => parseRegistry(JSON.parse(await registryText()));
const live = async () => (await registry()).entries.map((entry) => entry.release);

describe('a rollback that names no release', () => {
  it('leads to the one before the live one, which nobody took back', async () => {
    const one = await first();
    const two = await release('list(again)');
    await release('list(differently)');
    await back('');
    expect(await live()).toEqual([two]);
    await back('');
    expect(await live()).toEqual([one]);
    await expect(back('')).rejects.toThrow('Say with --to which release shall be live again');
    expect(await live()).toEqual([one]);
  });

  it('never leads to a later one, also where that was not rolled back', async () => {
    const one = await first();
    await release('list(again)');
    await release('list(differently)');
    await back(one);
    await expect(back('')).rejects.toThrow('Say with --to which release shall be live again');
    expect(await live()).toEqual([one]);
  });

  it('is refused while the module is withdrawn', async () => {
    await first();
    await release('list(again)');
    await withdraw();
    await expect(back('')).rejects.toThrow('Say with --to which release shall be live again');
  });
});

describe('a release that was rolled back', () => {
  it('does not become live again by a release, which says who rolled it back, when, why, and the command', async () => {
    const one = await first();
    const two = await release('list(again)');
    await back(one);
    const before = await registryText();
    const [line] = await switchesOf(deployment, quizzes.name);
    const when = line?.time.slice(0, 16).replace('T', ' ');
    await expect(release('list(again)')).rejects.toThrow(
      `Quizzes ${two} was rolled back by Daniel on ${when} UTC (It shows the wrong quiz), so it stays unreleased: to make it live again, add --again "why"`,
    );
    expect(await registryText()).toBe(before);
  });

  it('becomes live again with a reason, which is in the log, and needs none the next time', async () => {
    const one = await first();
    const two = await release('list(again)');
    await back(one);
    await release('list(again)', { again: 'The data is mended' });
    expect(await live()).toEqual([two]);
    const [line] = await switchesOf(deployment, quizzes.name);
    expect(line).toMatchObject({ action: 'release', to: two, again: 'The data is mended' });
    await release('list(other)');
    await release('list(again)');
    expect(await live()).toEqual([two]);
  });

  it('becomes live again by a rollback, which has its own reason', async () => {
    const one = await first();
    const two = await release('list(again)');
    await back(one);
    await back(two);
    expect(await live()).toEqual([two]);
  });

  it('does not keep another release back', async () => {
    const one = await first();
    await release('list(again)');
    await back(one);
    const three = await release('list(mended)', { again: 'needless' });
    expect(await live()).toEqual([three]);
    expect((await switchesOf(deployment, quizzes.name))[0]).not.toHaveProperty('again');
  });
});

describe('a shell that was rolled back', () => {
  const releaseOf = async (script: string, options: { again?: string; canary?: boolean } = {}) => {
    const dist = join(root, 'shell');
    await put(join(dist, 'assets/shell.js'), script);
    await put(join(dist, 'provides.json'), JSON.stringify({ ...shell, exports: {} }));
    await releaseShell(dist, { deployment, who: 'Grace', why: script, log, ...options });
    return (await liveShell(deployment))?.release ?? '';
  };

  it('does not become live again without a reason, but can be a canary', async () => {
    await first();
    const one = await releaseOf('one()');
    const two = await releaseOf('two()');
    await rollBackShell('', { deployment, who, why: 'It does not start', log });
    const refusal = new RegExp(`^Shell ${two} was rolled back by Daniel .*\\(It does not start\\)`);
    await expect(releaseOf('two()')).rejects.toThrow(refusal);
    expect(await releaseOf('two()', { canary: true })).toBe(one);
    await expect(releaseOf('two()')).rejects.toThrow(refusal);
    expect(await releaseOf('two()', { again: 'The canary was well' })).toBe(two);
  });
});

describe('a module that is withdrawn', () => {
  it('has no entry that a page loads, but its title and paths for the shell', async () => {
    await first();
    await withdraw();
    const { entries, withdrawn, problems } = await registry();
    expect([entries, problems]).toEqual([[], []]);
    expect(withdrawn).toMatchObject([
      { name: 'quizzes_mfe', title: 'Quizzes', paths: ['/home'], access: 'staff' },
    ]);
    // The page asks for the scripts of a line with a contract before the shell has read the registry.
    expect(JSON.parse(await registryText())).not.toHaveProperty('remotes.0.contract');
  });

  it('is named by the checks before a deployment, and blocks none', async () => {
    await first();
    const settings = moduleNamed('settings');
    const dist = join(root, 'settings');
    await buildInto(dist, 'set()', { name: settings.name, paths: settings.paths });
    const host = 'https://settings.example.org';
    await releaseBuild(dist, { deployment, module: settings, host, who, log });
    await withdraw();
    const verified = await verifyLive(deployment, await registryText(), shell);
    expect(verified.entries.map(({ name }) => name)).toEqual(['settings_mfe']);
    expect(notLive(verified)).toEqual([
      'Not released yet: Seasons, Questions, Public pages. Their paths say so.',
      'Withdrawn: Quizzes. Their paths say so.',
    ]);
  });

  it('is in the log and in the list of releases, with the reason', async () => {
    const one = await first();
    expect(await withdraw()).toEqual([one]);
    expect(await switchesOf(deployment, quizzes.name)).toMatchObject([
      { action: 'withdraw', who, why, from: one },
      { action: 'release', to: one },
    ]);
    expect(await listReleases(deployment, quizzes)).toEqual([
      expect.stringMatching(
        new RegExp(`^withdrawn  ${one} .* released by Grace: list\\(\\) · .* withdrawn by Daniel: ${why}$`),
      ),
    ]);
  });

  it('comes back with its next release, at the same host', async () => {
    await first();
    await withdraw();
    const two = await release('list(mended)');
    const { entries, withdrawn } = await registry();
    expect(entries).toMatchObject([{ entry: `https://quizzes.example.org/${two}/mf-manifest.json` }]);
    expect(withdrawn).toEqual([]);
  });

  it('comes back with the same release by a rollback, or by a release with a reason', async () => {
    const one = await first();
    await withdraw();
    await expect(release('list()')).rejects.toThrow(`Quizzes ${one} was withdrawn by Daniel`);
    await back(one);
    expect(await live()).toEqual([one]);
    await withdraw();
    await release('list()', { again: 'Asked the hosts' });
    expect(await live()).toEqual([one]);
  });

  it('keeps its paths unless they are dropped on purpose, and its name for a rollback', async () => {
    await release('list()', { host: 'https://quizzes.example.org', paths: ['/home', '/archive'] });
    await withdraw();
    await expect(release('list(less)')).rejects.toThrow('Quizzes serves /archive now');
    expect((await onlyModuleIn(deployment, ['quizzes'])).name).toBe('quizzes_mfe');
  });

  it('for two major versions of the contract is withdrawn from both', async () => {
    const one = await first();
    const two = await release('list(next)', { contract: '2.0.0' });
    expect(await withdraw()).toEqual([one, two]);
    const file = JSON.parse(await registryText()) as { remotes: unknown[] };
    expect(file.remotes).toHaveLength(1);
    await back(one);
    expect(await live()).toEqual([one]);
  });

  it('that has no live release is refused', async () => {
    await expect(withdraw()).rejects.toThrow('No release of Quizzes is live here.');
    await first();
    await withdraw();
    await expect(withdraw()).rejects.toThrow('No release of Quizzes is live here.');
  });
});
