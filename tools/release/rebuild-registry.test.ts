import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleNamed } from '../registry/module-named';
import { hostFolder, logFile, registryFile } from './deployment-folder';
import { setLiveShell } from './fit';
import { readBuild } from './module-build';
import { rebuildRegistry } from './rebuild-registry';
import { restoreLines } from './registry-file';
import { releaseBuild, rollBack } from './release-build';
import { buildInto, temporaryFolder, type BuildChange } from './testing/build-folder';
import { withdrawModule } from './withdraw-module';

const [quizzes, settings] = [moduleNamed('quizzes'), moduleNamed('settings')];
const who = 'Grace';

let root: string;
let deployment: string;
let remove: () => Promise<void>;

const log = () => undefined;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  await setLiveShell(deployment, { contract: '1.0.0', shared: { react: '19.3.1' } });
});

afterEach(() => remove());

async function release(module: typeof quizzes, code: string, change: BuildChange & { host?: string } = {}) {
  const dist = join(root, 'dist');
  await buildInto(dist, code, { name: module.name, paths: module.paths, ...change });
  const host = change.host ?? `https://${module.workspace}.example.org`;
  await releaseBuild(dist, { deployment, module, host, who, log });
  return (await readBuild(dist)).id;
}

/** Releases of two modules for two contracts, a rollback and a move to another host. */
async function aHistory(): Promise<void> {
  const first = await release(quizzes, 'list()');
  await release(settings, 'set()');
  await release(quizzes, 'list(again)');
  await rollBack(first, { deployment, module: quizzes, who, why: 'It is wrong', log });
  await release(quizzes, 'list(next)', { contract: '2.0.0' });
  await release(settings, 'set(moved)', { host: 'https://moved.example.org' });
}

type File = { remotes: { name: string; contract?: string; releasedAt?: string }[] };

/** The registry's lines by their modules, since the order means nothing. */
async function lines(): Promise<unknown[]> {
  const { remotes } = JSON.parse(await readFile(registryFile(deployment), 'utf8')) as File;
  const keyOf = ({ name, contract }: File['remotes'][number]) => `${name} ${contract}`;
  return remotes.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

const lose = () => rm(registryFile(deployment));

async function rebuilt(hosts?: ReadonlyMap<string, string>): Promise<unknown[]> {
  await restoreLines(deployment, await rebuildRegistry(deployment, hosts));
  return lines();
}

describe('a lost registry', () => {
  it('is not begun anew by a release, a rollback or a withdrawal', async () => {
    const id = await release(quizzes, 'list()');
    await lose();
    const message = /remotes\.json is lost.*npm run verify-live -- --deployment .* --repair$/;
    await expect(release(settings, 'set()')).rejects.toThrow(message);
    const options = { deployment, module: quizzes, who, why: 'x', log };
    await expect(rollBack(id, options)).rejects.toThrow(message);
    await expect(withdrawModule(options)).rejects.toThrow(message);
  });

  it('is rebuilt as it was, of two contracts, after a rollback and a move', async () => {
    await aHistory();
    const before = await lines();
    expect(before).toHaveLength(3);
    await lose();
    expect(await rebuilt()).toEqual(before);
  });

  it('is rebuilt with the modules that were withdrawn, and those that came back', async () => {
    await aHistory();
    await withdrawModule({ deployment, module: quizzes, who, why: 'x' });
    await withdrawModule({ deployment, module: settings, who, why: 'x' });
    await release(settings, 'set(mended)', { host: 'https://moved.example.org' });
    const before = await lines();
    expect(before).toMatchObject([{ withdrawn: true }, { name: 'settings_mfe', contract: '1.0.0' }]);
    await lose();
    expect(await rebuilt()).toEqual(before);
  });

  it('whose log is of earlier tools needs the addresses', async () => {
    await release(quizzes, 'list()');
    const before = await lines();
    const text = await readFile(logFile(deployment), 'utf8');
    await writeFile(logFile(deployment), text.replace(/,"entry":"[^"]*"/, ''));
    await lose();
    await expect(rebuildRegistry(deployment)).rejects.toThrow('Add --host quizzes=https://');
    const hosts = new Map([['quizzes_mfe', 'https://quizzes-mfe.example.org/']]);
    expect(await rebuilt(hosts)).toEqual(before);
  });

  it('is not rebuilt over another one, without a log, or without the files of what was live last', async () => {
    const id = await release(quizzes, 'list()');
    await expect(rebuildRegistry(deployment)).rejects.toThrow('Move it away first');
    await lose();
    await rm(join(hostFolder(deployment, 'quizzes-mfe'), id), { recursive: true });
    await expect(rebuildRegistry(deployment)).rejects.toThrow(`lacks the files of ${id}`);
    await rm(logFile(deployment));
    await expect(rebuildRegistry(deployment)).rejects.toThrow('has no log of releases');
  });

  it('is rebuilt although the files of early releases are gone', async () => {
    const first = await release(quizzes, 'list()');
    await release(quizzes, 'list(again)');
    await rm(join(hostFolder(deployment, 'quizzes-mfe'), first), { recursive: true });
    await appendFile(logFile(deployment), 'not a line\n');
    const before = await lines();
    await lose();
    expect(await rebuilt()).toEqual(before);
  });
});
