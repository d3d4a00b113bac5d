import { cp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RegistryEntry } from '@console/shared/contract';
import { moduleNamed } from '../registry/module-named';
import { hostFolder, registryFile } from '../release/deployment-folder';
import { setLiveShell } from '../release/fit';
import { readBuild } from '../release/module-build';
import { releaseBuild, rollBack } from '../release/release-build';
import { buildInto, temporaryFolder } from '../release/testing/build-folder';
import { withdrawModule } from '../release/withdraw-module';
import { changesFrom, faultsOfReplacing, isSameOnline, registryOnline } from './compare-online';
import { registryIn } from './live-releases';

const [quizzes, settings] = [moduleNamed('quizzes'), moduleNamed('settings')];
const [who, why] = ['Ruth', 'It is wrong'];
const log = () => undefined;

let root: string;
let remove: () => Promise<void>;
/** The folder of one operator, and the copy that another one has. */
let mine: string;
let theirs: string;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  [mine, theirs] = [join(root, 'mine'), join(root, 'theirs')];
  await setLiveShell(mine, { contract: '1.0.0', shared: { react: '19.3.1' } });
  await release(mine, quizzes, 'list()');
  await release(mine, settings, 'set()');
  await cp(mine, theirs, { recursive: true });
});

afterEach(() => remove());

async function release(deployment: string, module: typeof quizzes, code: string, host?: string) {
  const dist = join(root, 'dist');
  await buildInto(dist, code, { name: module.name, title: module.title, paths: module.paths });
  const address = host ?? `https://${module.workspace}.example.org`;
  await releaseBuild(dist, { deployment, module, host: address, who, log });
  return (await readBuild(dist)).id;
}

const textOf = (deployment: string) => readFile(registryFile(deployment), 'utf8');
const registryOf = async (deployment: string) => registryIn(await textOf(deployment));
const jsonOf = async (deployment: string): Promise<unknown> => JSON.parse(await textOf(deployment));

/** Why the first deployment may not replace the registry of the other one, which is online. */
const faults = async (deployment: string, online: string) =>
  faultsOfReplacing(deployment, await registryOf(deployment), await jsonOf(online));

describe('a deployment', () => {
  it('may replace the registry that is online where it is the same, or comes after it', async () => {
    expect(await faults(mine, theirs)).toEqual([]);
    const first = (await registryOf(mine)).entries[0]?.release ?? '';
    const next = await release(mine, quizzes, 'list(again)');
    expect(await faults(mine, theirs)).toEqual([]);
    expect(changesFrom(await jsonOf(theirs), await registryOf(mine))).toEqual([
      `Quizzes: ${first} → ${next}`,
    ]);
    await rollBack(first, { deployment: mine, module: quizzes, who, why, log });
    expect(await faults(mine, theirs)).toEqual([]);
    await withdrawModule({ deployment: mine, module: settings, who, why });
    expect(await faults(mine, theirs)).toEqual([]);
    expect(changesFrom(await jsonOf(theirs), await registryOf(mine))).toEqual([
      expect.stringMatching(/^Settings: \w+ → withdrawn$/),
    ]);
  });

  it('may not where another operator has released since', async () => {
    const next = await release(theirs, quizzes, 'list(theirs)');
    await release(mine, settings, 'set(mine)');
    expect(await faults(mine, theirs)).toEqual([
      expect.stringMatching(new RegExp(`^Quizzes ${next}, live since 20\\S+, is online and unknown here`)),
    ]);
  });

  it('may not where another operator has rolled back or withdrawn since', async () => {
    const first = (await registryOf(mine)).entries[0]?.release ?? '';
    await release(mine, quizzes, 'list(again)');
    await rm(theirs, { recursive: true });
    await cp(mine, theirs, { recursive: true });
    await rollBack(first, { deployment: theirs, module: quizzes, who, why, log });
    expect(await faults(mine, theirs)).toEqual([
      expect.stringMatching(new RegExp(`^Quizzes ${first}, live since 20\\S+, is online and unknown here`)),
    ]);
    await withdrawModule({ deployment: theirs, module: quizzes, who, why });
    expect(await faults(mine, theirs)).toEqual([
      expect.stringMatching(/^quizzes_mfe was withdrawn on 20\S+, which is unknown here/),
    ]);
    expect(await faults(theirs, theirs)).toEqual([]);
  });

  it('may not where a module has no line any more', async () => {
    const { entries, ...rest } = await registryOf(mine);
    const fewer = { ...rest, entries: entries.filter(({ name }) => name !== settings.name) };
    expect(await faultsOfReplacing(mine, fewer, await jsonOf(theirs))).toEqual([
      'Settings is online, and this registry has no line of it: its paths would be gone',
    ]);
  });

  it('may not where a line leads to a host that no release has named', async () => {
    const { entries, ...rest } = await registryOf(mine);
    const moved = (line: RegistryEntry) => ({ ...line, entry: line.entry.replace('quizzes-mfe', 'evil') });
    expect(
      await faultsOfReplacing(mine, { ...rest, entries: entries.map(moved) }, await jsonOf(theirs)),
    ).toEqual(['Quizzes would load from https://evil.example.org, which no release of it names']);
    await release(mine, quizzes, 'list(moved)', 'https://moved.example.org');
    expect(await faults(mine, theirs)).toEqual([]);
  });

  it('may not where the files that open pages load are missing', async () => {
    const first = (await registryOf(mine)).entries[0]?.release ?? '';
    await release(mine, quizzes, 'list(again)');
    await rm(join(hostFolder(mine, 'quizzes-mfe'), first), { recursive: true });
    expect(await faults(mine, theirs)).toEqual([
      `Quizzes ${first} is online, and its files are missing here: open pages would lose them`,
    ]);
  });

  it('is online when each line is the same, not only its release', async () => {
    expect(isSameOnline(await jsonOf(theirs), await registryOf(mine))).toBe(true);
    await release(mine, quizzes, 'list()', 'https://moved.example.org');
    expect(isSameOnline(await jsonOf(theirs), await registryOf(mine))).toBe(false);
    expect(isSameOnline(undefined, await registryOf(mine))).toBe(false);
  });
});

describe('the registry online', () => {
  let server: Server;
  let answer: { readonly status: number; readonly body: string };
  const address = () => new URL(`http://localhost:${(server.address() as AddressInfo).port}/remotes.json`);

  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((listening) => server.listen(0, listening));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['is read', { status: 200, body: '{"remotes":[]}' }, { remotes: [] }],
    ['is none before the first upload', { status: 404, body: '<h1>Not found</h1>' }, undefined],
    ['is none where it is broken: any other is better', { status: 200, body: '{"remo' }, undefined],
  ])('%s', async (_what, given, expected) => {
    answer = given;
    expect(await registryOnline(address())).toEqual(expected);
  });

  it('is not taken for none where its server fails', async () => {
    answer = { status: 503, body: '' };
    await expect(registryOnline(address())).rejects.toThrow(/answered with status 503\.$/);
  });
});
