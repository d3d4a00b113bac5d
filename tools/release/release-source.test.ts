import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleNamed } from '../registry/module-named';
import { serveSite, type RunningSite } from '../serve/serve';
import { siteOf } from '../serve/sites';
import { hostFolder, registryFile } from './deployment-folder';
import { setLiveShell } from './fit';
import { releaseBuild } from './release-build';
import { releaseSource } from './release-source';
import { buildInto, put, temporaryFolder, type BuildChange } from './testing/build-folder';

const results = { name: 'results_mfe', workspace: 'results-mfe', title: 'Results' };
const quizzes = moduleNamed('quizzes');
const options = { who: 'Ruth', log: () => undefined };

let root: string;
/** The deployment of a team that has no access to that of production. */
let team: string;
let production: string;
let host: RunningSite;
let undos: (() => void | Promise<void>)[];

beforeEach(async () => {
  const { folder, remove } = await temporaryFolder();
  [root, undos] = [folder, [remove]];
  [team, production] = [join(root, 'team'), join(root, 'production')];
  const site = { ...siteOf('quizzes-mfe'), public: results.workspace };
  host = await serveSite({ site, root: team, port: 0 });
  undos.push(() => host.close());
  await setLiveShell(production, { contract: '1.0.0', shared: { react: '19.3.1' } });
  const dist = join(root, 'quizzes');
  await buildInto(dist, 'list()');
  await releaseBuild(dist, {
    ...options,
    deployment: production,
    module: quizzes,
    host: 'https://quizzes.example.org',
  });
});
afterEach(async () => {
  for (const undo of undos.reverse()) await undo();
});

const listed = ['mf-manifest.json', 'mf-stats.json', 'module.json', 'remoteEntry.1a2b.js'];

/** The team releases into its own deployment. Returns the address of the release. */
async function releasedByTeam({
  list = [...listed, 'assets/module.1a2b.js'],
  ...change
}: BuildChange & { list?: unknown } = {}) {
  const dist = join(root, 'results');
  const own = { name: results.name, title: 'Results', paths: ['/results'] };
  await buildInto(dist, 'points()', { ...own, ...change });
  await put(join(dist, 'files.json'), JSON.stringify(list));
  const module = { ...results, name: change.name ?? results.name };
  await releaseBuild(dist, { ...options, deployment: team, module, host: host.origin });
  const [id = ''] = await readdir(hostFolder(team, results.workspace));
  return `${host.origin}/${id}`;
}

const sourceAt = (address: string, names = ['results']) =>
  releaseSource(names, address, (undo) => undos.push(undo));

/** The release owners take what the team has released. */
async function taken(address: string) {
  const { module = results, ...source } = await sourceAt(address);
  await releaseBuild(source.dist, { ...options, ...source, deployment: production, module });
}

const lines = async (deployment: string) =>
  (JSON.parse(await readFile(registryFile(deployment), 'utf8')) as { remotes: { name: string }[] }).remotes;

describe('a release of another repository', () => {
  it('is taken from its host, and adds its own entry only', async () => {
    const before = await lines(production);
    const address = await releasedByTeam();
    await taken(address);
    const [own] = await lines(team);
    expect(own).toMatchObject({ name: 'results_mfe', entry: `${address}/mf-manifest.json` });
    const [added] = (await lines(production)).slice(before.length);
    expect(await lines(production)).toEqual([
      ...before,
      { ...own, releasedAt: (added as { releasedAt?: unknown }).releasedAt },
    ]);
  });

  it.each([
    [{ name: 'quizzes_mfe' }, 'This is a build of quizzes_mfe, not of results_mfe.'],
    [{ paths: ['/results', '/home'] }, '/home belongs to quizzes_mfe'],
  ])('which claims what is of another module, %j, is refused', async (change, message) => {
    const before = await lines(production);
    const address = await releasedByTeam(change);
    await expect(taken(address)).rejects.toThrow(message);
    expect(await lines(production)).toEqual(before);
  });

  it('is refused where its host has changed a file', async () => {
    const address = await releasedByTeam();
    const [id = ''] = await readdir(hostFolder(team, results.workspace));
    await appendFile(join(hostFolder(team, results.workspace), id, 'assets/module.1a2b.js'), 'more()');
    await expect(sourceAt(address)).rejects.toThrow(
      `The files at ${address}/ are not those that were released`,
    );
  });

  it('is refused where its host leaves a file out', async () => {
    const address = await releasedByTeam({ list: listed });
    await expect(sourceAt(address)).rejects.toThrow(
      `The files at ${address}/ are not those that were released`,
    );
  });

  it.each([[['../outside.js']], [['/etc/passwd']], [['a/../../outside.js']], [['.npmrc']], [{}], [[1]]])(
    'is refused where its list of files is %j',
    async (list) => {
      const address = await releasedByTeam({ list });
      await expect(sourceAt(address)).rejects.toThrow(`${address}/files.json is not a list of files.`);
    },
  );

  it('is refused where its host keeps other origins out', async () => {
    const address = await releasedByTeam();
    const closed = await serveSite({
      site: { ...siteOf('quizzes-mfe'), public: results.workspace, headers: [] },
      root: team,
      port: 0,
    });
    undos.push(() => closed.close());
    await expect(sourceAt(address.replace(host.origin, closed.origin))).rejects.toThrow(
      'lacks the header Access-Control-Allow-Origin: *',
    );
  });

  it('is refused where there is none', async () => {
    await expect(sourceAt(`${host.origin}/3f2a90c81d7e`)).rejects.toThrow('answered with status 404.');
    await expect(sourceAt('http://results.example.org/3f2a90c81d7e')).rejects.toThrow(
      '--from is the whole https address',
    );
  });

  it.each([[['quizzes']], [['shell']], [['results', 'quizzes']], [[]]])(
    'is not a release of %j, which is built here or is not one module',
    async (names) => {
      const address = await releasedByTeam();
      await expect(sourceAt(address, names)).rejects.toThrow('Name one module of another repository');
    },
  );
});
