import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@console/shared/contract';
import { moduleNamed } from '../registry/module-named';
import { modules } from '../registry/modules';
import { hostFolder, registryFile } from '../release/deployment-folder';
import { readBuild } from '../release/module-build';
import { releaseBuild } from '../release/release-build';
import { buildInto, temporaryFolder } from '../release/testing/build-folder';
import { assertLive, notLive, verifyLive } from './live-releases';

const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };

let deployment: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: deployment, remove } = await temporaryFolder());
  for (const module of modules) {
    const { name, workspace, paths } = module;
    const dist = join(deployment, 'builds', workspace);
    await buildInto(dist, `${name}()`, { name, paths });
    const host = `https://${workspace}.example.org`;
    await releaseBuild(dist, { deployment, module, host, who: 'Grace', log: () => undefined });
  }
});

afterEach(() => remove());

const entries = async () =>
  parseRegistry(JSON.parse(await readFile(registryFile(deployment), 'utf8'))).entries;

describe('a shell', () => {
  it('may be deployed when every live module can run in it', async () => {
    await expect(assertLive(deployment, await entries(), shell)).resolves.toBeUndefined();
  });

  it('may not be deployed when a live module cannot run in it; each one is named', async () => {
    const newer = { ...shell, shared: { react: '20.0.0' } };
    await expect(assertLive(deployment, await entries(), newer)).rejects.toThrow(
      'Seasons: it needs react ^19.0.0, the live shell provides 20.0.0; Quizzes: it needs react',
    );
  });

  it('may not be deployed when a module misses much, of which one is named', async () => {
    const other = { ...shell, contract: '2.0.0', shared: {} };
    const some = (await entries()).slice(0, 1);
    await expect(assertLive(deployment, some, other)).rejects.toThrow(
      /^This cannot be deployed\. Seasons: it was built for contract 1\.0\.0, the live shell serves 2\.0\.0 \(and 1 more\)\.$/,
    );
  });

  it('may not be deployed without any module, or with one that only this machine serves', async () => {
    const [first, ...others] = await entries();
    if (!first) throw new Error('Modules are missing');
    const local = { ...first, entry: 'http://localhost:3002/x' };
    await expect(assertLive(deployment, [local, ...others], shell)).rejects.toThrow(
      'Seasons: served by this machine only (http://localhost:3002/x)',
    );
    await expect(assertLive(deployment, [], shell)).rejects.toThrow('No module is released here.');
  });

  it('may be deployed while a new module has no release yet, which is said', async () => {
    const [first, ...others] = await entries();
    await expect(assertLive(deployment, others, shell)).resolves.toBeUndefined();
    expect(notLive({ entries: others })).toEqual(['Not released yet: Seasons. Their paths say so.']);
    expect(notLive({ entries: first ? [first, ...others] : [] })).toEqual([]);
  });

  it('may not be deployed with a script in a page of a live release', async () => {
    const module = moduleNamed('public');
    const dist = join(deployment, 'builds/changed');
    const changed = { name: module.name, paths: module.paths, markup: '<script>start()</script>' };
    await buildInto(dist, 'changed()', changed);
    const old = (await readBuild(dist)).id.slice(0, 12);
    await rename(dist, join(hostFolder(deployment, module.workspace), old));
    const lines = (await entries()).map((entry) =>
      entry.name === module.name ? { ...entry, release: old } : entry,
    );
    await expect(assertLive(deployment, lines, shell)).rejects.toThrow(
      'Public pages: its page /privacy-policy must not contain <script>',
    );
  });

  it('may not be deployed with damaged files of a live release', async () => {
    const [first] = await entries();
    const host = hostFolder(deployment, 'seasons-mfe');
    await writeFile(join(host, first?.release ?? '', 'remoteEntry.1a2b.js'), 'harmed');
    await expect(assertLive(deployment, await entries(), shell)).rejects.toThrow(
      /are not those that were released/,
    );
  });
});

describe('a registry', () => {
  type Line = { name: string; entry: string; [key: string]: unknown };
  const verified = async (change: (line: Line, lines: Line[]) => object | undefined) => {
    const file = JSON.parse(await readFile(registryFile(deployment), 'utf8')) as { remotes: Line[] };
    const [first, ...others] = file.remotes;
    if (!first) throw new Error('The registry is empty');
    const remotes = [change(first, others) ?? first, ...others];
    return verifyLive(deployment, JSON.stringify({ ...file, remotes }), shell);
  };

  it.each(['nonsense', ''])('may not be uploaded when it is %j', async (text) => {
    await expect(verifyLive(deployment, text, shell)).rejects.toThrow('remotes.json is not JSON');
  });

  it('may be uploaded as the releases wrote it', async () => {
    expect((await verified(() => undefined)).entries).toHaveLength(modules.length);
  });

  it('may be uploaded with a module that another repository has released', async () => {
    const dist = join(deployment, 'builds/games');
    await buildInto(dist, 'games()', { name: 'games_mfe', paths: ['/games'] });
    const module = { ...moduleNamed('quizzes'), name: 'games_mfe', workspace: 'games-mfe' };
    const host = 'https://games.example.org';
    await releaseBuild(dist, { deployment, module, host, who: 'Grace', log: () => undefined });
    expect((await verified(() => undefined)).entries).toHaveLength(modules.length + 1);
  });

  it.each<[string, (line: Line, lines: Line[]) => object | undefined, string]>([
    [
      'another hash of the manifest',
      (line) => ({ ...line, integrity: `sha384-${'A'.repeat(64)}` }),
      'Seasons: the registry states another integrity',
    ],
    [
      'other scripts',
      (line) => ({ ...line, scripts: [{ file: 'a.js', integrity: `sha384-${'A'.repeat(64)}` }] }),
      'Seasons: the registry states other scripts',
    ],
    [
      'the address of another release',
      (line) => ({ ...line, entry: 'https://seasons-mfe.example.org/3f2a90c81d7e/mf-manifest.json' }),
      'Seasons: the entry leads to another release',
    ],
    [
      'staff paths as public',
      (line) => ({ ...line, access: 'public' }),
      'Seasons: the registry states another name, other paths or another access',
    ],
    [
      'a module without files here',
      (line, lines) => void lines.push({ ...line, name: 'games_mfe', paths: ['/games'] }),
      'games-mfe/',
    ],
    [
      'an address of this machine',
      (line) => ({ ...line, entry: line.entry.replace(/^https:\/\/[^/]+/, 'http://localhost:3001') }),
      'seasons_mfe: entry is an address of this machine',
    ],
  ])('may not be uploaded with %s', async (_what, change, words) => {
    await expect(verified(change)).rejects.toThrow(words);
  });
});
