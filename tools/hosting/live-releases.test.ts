import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@console/shared/contract';
import { moduleNamed } from '../registry/module-named';
import { modules } from '../registry/modules';
import { hostFolder, registryFile } from '../release/deployment-folder';
import { readBuild } from '../release/module-build';
import { releaseBuild } from '../release/release-build';
import { buildInto, temporaryFolder } from '../release/testing/build-folder';
import { assertLive } from './live-releases';

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

  it('may not be deployed without one of its modules, or with one that only this machine serves', async () => {
    const [first, second, ...others] = await entries();
    if (!first || !second) throw new Error('Modules are missing');
    const local = { ...second, entry: 'http://localhost:3002/x' };
    await expect(assertLive(deployment, [local, ...others], shell)).rejects.toThrow(
      'Seasons: no release; Quizzes: served by this machine only (http://localhost:3002/x)',
    );
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
