import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@console/shared/config';
import { contractVersion, parseRegistry } from '@console/shared/contract';
import { paths, shellPaths } from '@console/shared/model';
import type { ModuleFacts } from './module-facts';
import { modules } from './modules';
import { configText, registryText } from './registry';
import { registryFile } from '../release/deployment-folder';
import { setLiveShell } from '../release/fit';
import { readBuild } from '../release/module-build';
import { releaseBuild } from '../release/release-build';
import { buildInto, put, temporaryFolder } from '../release/testing/build-folder';

const config = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../config', name), 'utf8'));

let deployment: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder: deployment, remove } = await temporaryFolder());
  await setLiveShell(deployment, { contract: contractVersion, shared: { react: '19.3.1' } });
  for (const module of modules) {
    const { name, workspace, paths: own, port } = module;
    const dist = join(deployment, 'builds', workspace);
    await buildInto(dist, `${name}()`, { name, paths: own });
    const host = `http://localhost:${port}`;
    await releaseBuild(dist, { deployment, module, host, who: 'npm start', log: () => undefined });
  }
});

afterAll(() => remove());

const originOf = ({ port }: ModuleFacts) => `http://localhost:${port + 1000}`;
const served = (fromSources: readonly ModuleFacts[] = []) =>
  parseRegistry(JSON.parse(registryText({ deployment, originOf, fromSources })));

describe('the registry served on this machine', () => {
  it('names the live release of every module, at the actual port of its host', () => {
    const { entries, problems } = served();
    expect(problems).toEqual([]);
    expect(entries.map(({ name }) => name)).toEqual(modules.map(({ name }) => name));
    expect(entries.map(({ entry }) => entry)).toEqual(
      entries.map(({ release }, index) => `http://localhost:${4001 + index}/${release}/mf-manifest.json`),
    );
  });

  it('names the sources of a module in development, which has no release', () => {
    const [seasons] = modules.filter(({ name }) => name === 'seasons_mfe');
    const { entries, problems } = served(seasons && [seasons]);
    expect(problems).toEqual([]);
    expect(entries).toHaveLength(modules.length);
    expect(entries.find(({ name }) => name === 'seasons_mfe')).toEqual({
      name: 'seasons_mfe',
      title: 'Seasons',
      version: '0.1.0',
      languages: ['te'],
      contract: contractVersion,
      paths: seasons?.paths,
      access: 'staff',
      entry: 'http://localhost:4001/mf-manifest.json',
    });
  });

  it('names another console’s releases for the other modules, on request', () => {
    const [seasons, quizzes, questions] = modules.map((module) => ({
      ...served().entries.find(({ name }) => name === module.name),
      entry: `https://${module.workspace}.example.org/3f2a90c81d7e/mf-manifest.json`,
    }));
    const fromSources = modules.filter(({ name }) => name === 'quizzes_mfe');
    const elsewhere = parseRegistry({ schemaVersion: 1, remotes: [seasons, quizzes, questions] }).entries;
    const text = registryText({ deployment, originOf, fromSources, elsewhere });
    const { entries, problems } = parseRegistry(JSON.parse(text));
    expect(problems).toEqual([]);
    expect(entries.map(({ entry }) => entry)).toEqual([
      'https://seasons-mfe.example.org/3f2a90c81d7e/mf-manifest.json',
      'https://questions-mfe.example.org/3f2a90c81d7e/mf-manifest.json',
      'http://localhost:4002/mf-manifest.json',
    ]);
  });

  it('is read on each request: it contains the next release', async () => {
    const [module] = modules;
    if (!module) throw new Error('There is no module');
    const dist = join(deployment, 'builds', module.workspace);
    await buildInto(dist, 'changed()', { name: module.name, paths: module.paths });
    await releaseBuild(dist, { deployment, module, who: 'Grace', log: () => undefined });
    expect(served().entries.find(({ name }) => name === module.name)?.release).toBe(
      (await readBuild(dist)).id,
    );
  });

  it('keeps the file’s other fields, so that the shell refuses the same files as in production', async () => {
    const { folder, remove: clean } = await temporaryFolder();
    for (const around of [{ schemaVersion: 2, note: 'of a later console' }, {}]) {
      await put(registryFile(folder), JSON.stringify({ ...around, remotes: [] }));
      expect(JSON.parse(registryText({ deployment: folder, originOf }))).toEqual({ ...around, remotes: [] });
    }
    await clean();
  });

  it('is empty before the first release', async () => {
    const text = registryText({ deployment: join(deployment, 'nowhere'), originOf });
    expect(parseRegistry(JSON.parse(text))).toMatchObject({ entries: [], problems: [], refused: [] });
  });

  it('that is damaged is passed on, so that the shell reports it', async () => {
    const { folder, remove: clean } = await temporaryFolder();
    await put(registryFile(folder), '{"remotes":');
    expect(registryText({ deployment: folder, originOf })).toBe('{"remotes":');
    await clean();
  });
});

describe('the table of modules', () => {
  it('assigns every path of the console except the shell’s own to exactly one module', () => {
    const others = Object.values(paths).filter((path) => !shellPaths.includes(path));
    const owned = modules.flatMap((module) => module.paths);
    expect(owned.filter((path, index) => owned.indexOf(path) !== index)).toEqual([]);
    expect(others.filter((path) => !owned.includes(path))).toEqual([]);
  });

  it('opens only the public pages to visitors who are not signed in', () => {
    expect(modules.filter(({ access }) => access === 'public').map(({ name }) => name)).toEqual([
      'public_mfe',
    ]);
  });
});

describe('the configuration', () => {
  it('for this machine is valid for the shell, and names the local backend', () => {
    const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };
    expect(parseConfig(JSON.parse(configText(local))).local).toEqual(local);
  });

  it('in the example for production is complete, and names no local backend', () => {
    expect(parseConfig(config('config.production.example.json')).local).toBeUndefined();
  });
});
