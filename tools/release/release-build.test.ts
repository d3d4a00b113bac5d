import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ignore from 'ignore';
import { parseRegistry, type RegistryEntry } from '@console/shared/contract';
import { moduleNamed } from '../registry/module-named';
import { hostFolder, logFile, registryFile } from './deployment-folder';
import { setLiveShell } from './fit';
import { listReleases } from './list-releases';
import { readBuild } from './module-build';
import { releaseBuild, rollBack } from './release-build';
import { switchesOf } from './release-log';
import { buildInto, put, temporaryFolder, type BuildChange } from './testing/build-folder';

const quizzes = moduleNamed('quizzes');
const questions = moduleNamed('questions');

let root: string;
let deployment: string;
let logged: string[];
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  logged = [];
  await setLiveShell(deployment, {
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    exports: { '@console/shared/ui': ['Button'] },
  });
});

afterEach(() => remove());

const aMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const log = (line: string) => logged.push(line);
const host = () => hostFolder(deployment, 'quizzes-mfe');
const releasesThere = async () => (await readdir(host())).sort();
const registryNow = async () => parseRegistry(JSON.parse(await readFile(registryFile(deployment), 'utf8')));

async function live(name = 'quizzes_mfe'): Promise<RegistryEntry | undefined> {
  return (await registryNow()).entries.find((entry) => entry.name === name);
}

/** Builds the module with that code and releases it. Returns the name of the release. */
async function release(code: string, change: BuildChange & { module?: typeof quizzes; keep?: number } = {}) {
  const { module = quizzes, keep } = change;
  const dist = join(root, module.workspace, 'dist');
  await buildInto(dist, code, { name: module.name, ...change });
  const address = `https://${module.workspace}.example.org`;
  await releaseBuild(dist, { deployment, module, host: address, who: 'Grace', why: code, keep, log });
  return (await readBuild(dist)).id;
}

const back = (to: string, why = 'It shows the wrong quiz') =>
  rollBack(to, { deployment, module: quizzes, who: 'Daniel', why, log });

/** Everything that a failed release must not change. */
const everythingLive = async () => ({
  registry: await readFile(registryFile(deployment), 'utf8'),
  log: await readFile(logFile(deployment), 'utf8'),
  files: await releasesThere(),
});

describe('a release', () => {
  it('is live at its own address, with the hash of its manifest', async () => {
    const id = await release('list()');
    const manifest = await readFile(join(host(), id, 'mf-manifest.json'));
    expect(await live()).toEqual({
      name: 'quizzes_mfe',
      title: 'Quizzes',
      version: '0.1.0',
      scripts: [],
      contract: '1.0.0',
      paths: ['/home'],
      access: 'staff',
      entry: `https://quizzes-mfe.example.org/${id}/mf-manifest.json`,
      release: id,
      releasedAt: aMoment,
      integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
    });
  });

  it('has every file of the build except its notes, unchanged', async () => {
    const id = await release('list()');
    expect(await readFile(join(host(), id, 'assets/module.1a2b.js'), 'utf8')).toBe('list()');
    expect((await readdir(join(host(), id))).sort()).toEqual([
      'assets',
      'mf-manifest.json',
      'module.json',
      'remoteEntry.1a2b.js',
    ]);
  });

  it('leaves the files of the previous one, and every other module, unchanged', async () => {
    await release('ask()', { module: questions, paths: ['/quizzes'] });
    const first = await release('list()');
    const others = await live('questions_mfe');
    const second = await release('list(again)');
    expect(await releasesThere()).toEqual([first, second].sort());
    expect(await live('questions_mfe')).toEqual(others);
    expect((await live())?.release).toBe(second);
  });

  it('has a name of 32 hexadecimal digits', async () => {
    expect(await release('list()')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('moves to another host, also without another release', async () => {
    const id = await release('list()');
    const dist = join(root, 'quizzes-mfe/dist');
    const options = { deployment, module: quizzes, who: 'Grace', log };
    await releaseBuild(dist, { ...options, host: 'https://moved.example.org/' });
    expect((await live())?.entry).toBe(`https://moved.example.org/${id}/mf-manifest.json`);
    expect(logged.at(-1)).toMatch(/^Live\./);
    for (const host of ['https://moved.example.org', undefined]) {
      await releaseBuild(dist, { ...options, host });
      expect(logged.at(-1)).toBe('It is the live release already: nothing was switched.');
    }
    expect((await live())?.entry).toBe(`https://moved.example.org/${id}/mf-manifest.json`);
  });

  it('needs the address of its host only once', async () => {
    await release('list()');
    const dist = join(root, 'quizzes-mfe/dist');
    await buildInto(dist, 'list(again)');
    await releaseBuild(dist, { deployment, module: quizzes, who: 'Grace', log });
    const { id } = await readBuild(dist);
    expect((await live())?.entry).toBe(`https://quizzes-mfe.example.org/${id}/mf-manifest.json`);
  });

  it('without that address is refused with a message, if it is the first one', async () => {
    const dist = join(root, 'quizzes-mfe/dist');
    await buildInto(dist, 'list()');
    await expect(releaseBuild(dist, { deployment, module: quizzes, who: 'Grace', log })).rejects.toThrow(
      'This is the first release here: say with --host where the files are served.',
    );
  });

  it('may leave out a path of the live release only if that is meant', async () => {
    await release('list()', { paths: ['/home', '/archive'] });
    const before = await everythingLive();
    await expect(release('list(less)')).rejects.toThrow(
      'Quizzes serves /archive now, and this build does not. If that is meant: --drop-paths.',
    );
    expect(await everythingLive()).toEqual(before);
    const dist = join(root, 'quizzes-mfe/dist');
    await releaseBuild(dist, { deployment, module: quizzes, who: 'Grace', mayDropPaths: true, log });
    expect((await live())?.paths).toEqual(['/home']);
  });

  it('adds a new path of the module', async () => {
    await release('list()');
    await release('list(archive)', { paths: ['/home', '/archive'] });
    expect((await live())?.paths).toEqual(['/home', '/archive']);
  });

  it('of the same content twice switches nothing, and reports it', async () => {
    await release('list()');
    const before = await everythingLive();
    await release('list()');
    expect(await everythingLive()).toEqual(before);
    expect(logged.at(-1)).toBe('It is the live release already: nothing was switched.');
  });

  it('repairs damaged files of the live release, without a switch', async () => {
    const id = await release('list()');
    const before = await everythingLive();
    await writeFile(join(host(), id, 'assets/module.1a2b.js'), 'harmed');
    await release('list()');
    expect(await readFile(join(host(), id, 'assets/module.1a2b.js'), 'utf8')).toBe('list()');
    expect(await everythingLive()).toEqual(before);
  });

  it('is a line in the log: who, when, what and why', async () => {
    const first = await release('list()');
    const second = await release('list(again)');
    const addressOf = (id: string) => `https://quizzes-mfe.example.org/${id}/mf-manifest.json`;
    const line = { time: aMoment, who: 'Grace', module: 'quizzes_mfe', action: 'release' };
    expect(await switchesOf(deployment, 'quizzes_mfe')).toEqual([
      { ...line, from: first, to: second, entry: addressOf(second), why: 'list(again)' },
      { ...line, to: first, entry: addressOf(first), why: 'list()' },
    ]);
  });
});

describe('a failure before the switch changes nothing live:', () => {
  const failures: [string, BuildChange, string][] = [
    [
      'a contract the live shell does not serve',
      { contract: '1.1.0' },
      'it was built for contract 1.1.0, the live shell serves 1.0.0',
    ],
    [
      'a newer shared library',
      { needs: { react: '^20.0.0' } },
      'it needs react ^20.0.0, the live shell provides 19.3.1',
    ],
    [
      'exports that the live shell does not provide',
      { uses: { '@console/shared/ui': ['Button', 'Timeline'], '@console/shared/later': ['later'] } },
      'it uses Timeline of @console/shared/ui, which the live shell does not provide; it uses later of @console/shared/later, which the live shell does not provide',
    ],
    [
      'an unknown shared library',
      { needs: { redux: '^5.0.0' } },
      'it needs redux ^5.0.0, the live shell provides none',
    ],
    ['a missing chunk', { chunk: 'assets/gone.js' }, 'the file assets/gone.js is missing'],
    ['a missing entry', { entry: 'gone.js' }, 'the file gone.js is missing'],
    ['nothing exposed', { exposed: './other' }, "it does not expose './module'"],
    [
      'another module’s build',
      { name: 'settings_mfe' },
      'This is a build of settings_mfe, not of quizzes_mfe.',
    ],
    ['a path of another module', { paths: ['/home', '/quizzes'] }, '/quizzes belongs to questions_mfe'],
    [
      'a script in a page',
      { markup: '<script>start()</script>' },
      'its page /privacy-policy must not contain <script>',
    ],
    ['a path that is none', { paths: ['home'] }, 'must be a path such as'],
  ];
  it.each(failures)('%s', async (_what, change, words) => {
    await release('ask()', { module: questions, paths: ['/quizzes'] });
    await release('list()');
    const { registry, log: lines } = await everythingLive();
    await expect(release('list(again)', change)).rejects.toThrow(words);
    expect(await everythingLive()).toMatchObject({ registry, log: lines });
  });

  it('no build at all', async () => {
    await release('list()');
    const before = await everythingLive();
    await rm(join(root, 'quizzes-mfe/dist'), { recursive: true });
    const dist = join(root, 'quizzes-mfe/dist');
    await expect(releaseBuild(dist, { deployment, module: quizzes, who: 'Grace', log })).rejects.toThrow(
      `${dist} has no files. First: npm run build`,
    );
    expect(await everythingLive()).toEqual(before);
  });

  it('a registry that cannot be read', async () => {
    await release('list()');
    await writeFile(registryFile(deployment), '{"schemaVersion":1,');
    await expect(release('list(again)')).rejects.toThrow(/is not a registry that can be read/);
    expect(await readFile(registryFile(deployment), 'utf8')).toBe('{"schemaVersion":1,');
    expect(await switchesOf(deployment, 'quizzes_mfe')).toHaveLength(1);
  });
});

describe('a release for another major version of the contract', () => {
  const linesNow = async () =>
    (await registryNow()).entries.map(({ contract, release: id }) => [contract, id]);

  it('is live beside the one that the live shell uses, which stays', async () => {
    const first = await release('list()');
    const second = await release('list2()', { contract: '2.0.0' });
    expect(await linesNow()).toEqual([
      ['1.0.0', first],
      ['2.0.0', second],
    ]);
    expect(logged.join('\n')).toContain(
      'It is for contract 2.0.0: pages of the live shell (1.0.0) go on with the release for theirs',
    );
  });

  it('is replaced and rolled back on its own', async () => {
    const old = await release('list()');
    const first = await release('list2()', { contract: '2.0.0' });
    const second = await release('list2(again)', { contract: '2.1.0' });
    expect(await linesNow()).toEqual([
      ['1.0.0', old],
      ['2.1.0', second],
    ]);
    await back(first);
    expect(await linesNow()).toEqual([
      ['1.0.0', old],
      ['2.0.0', first],
    ]);
    const fixed = await release('list(fixed)');
    expect(await linesNow()).toEqual([
      ['1.0.0', fixed],
      ['2.0.0', first],
    ]);
  });

  it('keeps the files of the other, however old it is', async () => {
    const old = await release('list()');
    jest.useFakeTimers({
      now: Date.now() + 30 * 86_400_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    for (const code of ['a()', 'b()', 'c()']) await release(code, { contract: '2.0.0', keep: 1 });
    jest.useRealTimers();
    expect(await releasesThere()).toContain(old);
  });
});

describe('temporary files of a killed process', () => {
  it('are not added to the deployment’s branch', async () => {
    const id = await release('list()');
    for (const name of ['.lock', `.lock.${id}`, 'registry/.draft-remotes.json', 'quizzes-mfe/.draft-1/a.js'])
      await put(join(deployment, name), 'half');
    const rules = await readFile(join(deployment, '.gitignore'), 'utf8');
    const files = await readdir(deployment, { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => relative(deployment, join(file.parentPath, file.name)));
    const added = ignore().add(rules).filter(paths);
    expect(added).toContain(`quizzes-mfe/${id}/mf-manifest.json`);
    expect(added.filter((file) => /(^|\/)\./.test(file))).toEqual(['.gitattributes', '.gitignore']);
    expect(await readFile(join(deployment, '.gitattributes'), 'utf8')).toBe('* -text\n');
  });

  it('of the registry are overwritten by the next release', async () => {
    await release('list()');
    await put(join(deployment, 'registry/.draft-remotes.json'), 'half');
    const id = await release('list(again)');
    expect((await live())?.release).toBe(id);
    expect(await readdir(join(deployment, 'registry'))).toEqual(['remotes.json']);
  });
});

describe('releases of several teams at once', () => {
  it('all succeed: every entry is correct, every switch is logged', async () => {
    const teams = ['seasons', 'quizzes', 'questions', 'settings', 'public'].map(moduleNamed);
    await Promise.all(
      teams.map((module) => release(`${module.name}()`, { module, paths: [...module.paths] })),
    );
    const { entries, problems } = await registryNow();
    expect(problems).toEqual([]);
    expect(entries.map(({ name }) => name).sort()).toEqual(teams.map(({ name }) => name).sort());
    for (const { name } of teams) expect(await switchesOf(deployment, name)).toHaveLength(1);
  });
});

describe('a rollback', () => {
  it('makes the earlier release live in one step, with its own facts, and logs the reason', async () => {
    const first = await release('list()');
    const second = await release('list(archive)', { paths: ['/home', '/archive'] });
    await back(first.slice(0, 5));
    expect(await live()).toMatchObject({ release: first, paths: ['/home'] });
    expect((await switchesOf(deployment, 'quizzes_mfe'))[0]).toMatchObject({
      action: 'rollback',
      who: 'Daniel',
      from: second,
      to: first,
      why: 'It shows the wrong quiz',
    });
  });

  it('reaches a release of earlier tools, whose name has 12 digits', async () => {
    const first = await release('list()');
    await release('list(again)');
    const old = first.slice(0, 12);
    await rename(join(host(), first), join(host(), old));
    await back(old);
    expect(await live()).toMatchObject({
      release: old,
      entry: `https://quizzes-mfe.example.org/${old}/mf-manifest.json`,
    });
  });

  it('to one of those with changed files is refused', async () => {
    const first = await release('list()');
    await release('list(again)');
    const old = first.slice(0, 12);
    await rename(join(host(), first), join(host(), old));
    await writeFile(join(host(), old, 'assets/module.1a2b.js'), 'harmed');
    await expect(back(old)).rejects.toThrow(`are not those that were released as ${old}`);
  });

  const problems: [string, (folder: string) => Promise<void>][] = [
    ['with page texts added', (folder) => put(join(folder, 'pages.json'), '{}')],
    ['changed', (folder) => writeFile(join(folder, 'assets/module.1a2b.js'), 'harmed')],
    ['missing', (folder) => rm(join(folder, 'assets/module.1a2b.js'))],
    ['added', (folder) => put(join(folder, 'assets/more.js'), 'more')],
  ];
  it.each(problems)('to a release with a file %s is refused, and nothing changes', async (_what, harm) => {
    const first = await release('list()');
    await release('list(again)');
    const before = await everythingLive();
    await harm(join(host(), first));
    await expect(back(first)).rejects.toThrow(`are not those that were released as ${first}`);
    expect(await everythingLive()).toEqual(before);
  });

  it('to a release of earlier tools with a script in a page is refused', async () => {
    const first = await release('list()', { markup: '<h1>Privacy Policy</h1>' });
    await release('list(again)');
    const dist = join(root, 'changed');
    await buildInto(dist, 'list()', { markup: '<script>start()</script>' });
    const old = (await readBuild(dist)).id.slice(0, 12);
    await rename(dist, join(host(), old));
    await expect(back(old)).rejects.toThrow('must not contain <script>');
    await writeFile(join(host(), first, 'pages.json'), '{}');
    await expect(back(first)).rejects.toThrow(`are not those that were released as ${first}`);
  });

  it('to a release that is incompatible with the live shell is refused', async () => {
    const first = await release('list()');
    await release('list(again)', { needs: { react: '>=19.0.0' } });
    await setLiveShell(deployment, { contract: '1.0.0', shared: { react: '20.0.0' } });
    await expect(back(first)).rejects.toThrow('it needs react ^19.0.0, the live shell provides 20.0.0');
  });

  it('to a missing release lists the available ones', async () => {
    const first = await release('list()');
    await expect(back('nothing')).rejects.toThrow(
      `There are no files of a release 'nothing'. There are: ${first}.`,
    );
  });

  it('to the live release switches nothing', async () => {
    const first = await release('list()');
    const before = await everythingLive();
    await back(first);
    expect(await everythingLive()).toEqual(before);
  });
});

describe('old files', () => {
  const monthAgo = (text: string) => text.replace(/"time":"[^"]*"/g, '"time":"2020-01-01T00:00:00.000Z"');
  const age = async () =>
    writeFile(logFile(deployment), monthAgo(await readFile(logFile(deployment), 'utf8')));

  it('stay while an open tab may need them, even after many releases', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await release(`list(${count})`, { keep: 2 }));
    expect(await releasesThere()).toEqual(ids.sort());
  });

  it('are deleted in the end, except the latest', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await release(`list(${count})`, { keep: 2 }));
    await age();
    const last = await release('list(last)', { keep: 2 });
    expect(await releasesThere()).toEqual([ids[3], last].sort());
  });

  it('are kept when the release became live again', async () => {
    const first = await release('list(0)', { keep: 2 });
    const second = await release('list(1)', { keep: 2 });
    await back(first);
    await age();
    const last = await release('list(last)', { keep: 2 });
    expect(await releasesThere()).toEqual([first, last].sort());
    expect(await releasesThere()).not.toContain(second);
  });

  it('of interrupted publishing are deleted by the next release', async () => {
    await release('list()');
    await put(join(host(), '.draft-1/remoteEntry.js'), 'half');
    const last = await release('list(again)');
    expect(await releasesThere()).not.toContain('.draft-1');
    expect(await releasesThere()).toContain(last);
  });
});

it('the list of releases says how often each has failed, if that is given', async () => {
  const first = await release('list()');
  const second = await release('list(again)');
  const third = await release('list(differently)');
  const failures = new Map([
    [first, 12],
    [second, 1],
  ]);
  const counts = (await listReleases(deployment, quizzes, failures)).map((line) =>
    /([0-9a-f]{32}) .* (\d+ failures?) /.exec(line)?.slice(1),
  );
  expect(counts).toEqual([
    [third, '0 failures'],
    [second, '1 failure'],
    [first, '12 failures'],
  ]);
});

it('the list of releases names the live one, who made each, and what is damaged', async () => {
  const first = await release('list()');
  const second = await release('list(again)');
  await writeFile(join(host(), first, 'assets/module.1a2b.js'), 'harmed');
  expect(await listReleases(deployment, quizzes)).toEqual([
    expect.stringMatching(
      new RegExp(`^live  ${second}  0\\.1\\.0, contract 1\\.0\\.0  .* released by Grace: list\\(again\\)$`),
    ),
    expect.stringMatching(new RegExp(`^      ${first}  DAMAGED`)),
  ]);
});
