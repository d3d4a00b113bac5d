import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleNamed, onlyModuleIn } from '../registry/module-named';
import { shellFacts } from '../registry/modules';
import { setLiveShell } from './fit';
import { liveFiles } from './live-files';
import { liveLines } from './registry-file';
import { releaseBuild, rollBack } from './release-build';
import { releaseShell } from './shell-release';
import { buildInto, put, temporaryFolder } from './testing/build-folder';

const quizzes = moduleNamed('quizzes');
const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };
const log = () => undefined;

let root: string;
let staging: string;
let production: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  staging = join(root, 'staging');
  production = join(root, 'production');
  for (const deployment of [staging, production]) await setLiveShell(deployment, shell);
});
afterEach(() => remove());

async function release(deployment: string, dist: string) {
  const host = `https://${deployment === staging ? 'staging' : 'quizzes'}.example.org`;
  await releaseBuild(dist, { deployment, module: quizzes, host, who: 'Ruth', log });
  return live(deployment);
}

async function build(code: string) {
  const dist = join(root, 'dist');
  await buildInto(dist, code);
  return dist;
}

const live = async (deployment: string) => (await liveLines(deployment, quizzes.name))[0]?.release;

describe('the files that are live in staging', () => {
  it('are released in production as the same release, at its own address', async () => {
    const first = await release(staging, await build('list()'));
    await release(staging, await build('list(again)'));
    await rollBack(first ?? '', { deployment: staging, module: quizzes, who: 'Ruth', why: 'x', log });
    expect(await release(production, await liveFiles(staging, quizzes))).toBe(first);
    const [line] = await liveLines(production, quizzes.name);
    expect(line?.entry).toBe(`https://quizzes.example.org/${first}/mf-manifest.json`);
  });

  it('are released of a module of another repository, too', async () => {
    const dist = join(root, 'dist');
    await buildInto(dist, 'points()', { name: 'results_mfe', title: 'Results', paths: ['/results'] });
    const results = { name: 'results_mfe', workspace: 'results-mfe', title: 'Results' };
    const options = { host: 'https://results.example.org', who: 'Ruth', log };
    await releaseBuild(dist, { ...options, deployment: staging, module: results });
    const module = await onlyModuleIn(staging, ['results']);
    await releaseBuild(await liveFiles(staging, module), { ...options, deployment: production, module });
    const [line] = await liveLines(production, 'results_mfe');
    expect(line?.entry).toMatch(/^https:\/\/results\.example\.org\/\w+\/mf-manifest\.json$/);
  });

  it('are not released where they were changed since', async () => {
    await release(staging, await build('list()'));
    await appendFile(join(await liveFiles(staging, quizzes), 'assets/module.1a2b.js'), 'more()');
    await expect(liveFiles(staging, quizzes)).rejects.toThrow(/are not those that were released/);
  });

  it('are those of the shell, too', async () => {
    await release(staging, await build('list()'));
    await release(production, await build('list()'));
    const dist = join(root, 'shell');
    await put(join(dist, 'provides.json'), JSON.stringify(shell));
    await releaseShell(dist, { deployment: staging, who: 'Ruth', log });
    const folder = await liveFiles(staging, shellFacts);
    await releaseShell(folder, { deployment: production, who: 'Ruth', log });
    expect(await liveFiles(production, shellFacts)).toBe(folder.replace(staging, production));
  });

  it('are missing where nothing is live', async () => {
    await expect(liveFiles(staging, quizzes)).rejects.toThrow(/^No release of Quizzes is live in /);
    await expect(liveFiles(staging, shellFacts)).rejects.toThrow(/^No release of .+ is live in /);
  });
});
