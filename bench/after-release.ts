import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShellFolder } from '../tools/hosting/deployment';
import { moduleNamed } from '../tools/registry/module-named';
import { releaseBuild } from '../tools/release/release-build';
import type { Product } from '../tools/serve/product';
import { singleBundleFolder } from './builds';
import type { Condition } from './conditions';
import type { PageToLoad, Staged } from './first-load';
import { writeRenamedBuild } from './renamed-build';
import { toRows } from './results/kinds';
import type { Sample } from './results/samples';
import { visiting } from './second-visit';
import { signedIn } from './sign-in';
import { serveShell, type ShellName } from './stage';
import type { ContenderName } from './contender-name';

const root = join(__dirname, '..');
const seasons = moduleNamed('seasons');

const builds: Readonly<Record<ShellName, string>> = {
  console: builtShellFolder,
  'single bundle': singleBundleFolder,
};

const temporaryFolder = () => mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-bench-'));

/** Makes another build of Seasons live. One byte more gives the release, and so each of its files, another address. */
async function releaseSeasons({ deployment }: Product): Promise<void> {
  const dist = await temporaryFolder();
  try {
    await cp(join(root, seasons.workspace, 'dist'), dist, { recursive: true });
    await appendFile(join(dist, 'third-party.txt'), dist);
    await releaseBuild(dist, { deployment, module: seasons, who: 'bench', log: () => undefined });
  } finally {
    await rm(dist, { recursive: true });
  }
}

/** The rows of the two visits after a release, by a profile that has visited before. */
const measureAfter = (
  what: string,
  release: () => Promise<void>,
  ...[staged, page, contender, condition]: [Staged, PageToLoad, ContenderName, Condition]
): Promise<Sample[]> =>
  visiting(staged, page, contender, async (visitor) => {
    const samples: Sample[] = [];
    await visitor.settle();
    await release();
    for (const visit of ['first', 'second']) {
      const { shown } = await visitor.comeBack(condition);
      const measure = toRows(`${visit} visit after a release of ${what}`);
      samples.push({ measure, condition: condition.name, contender, value: shown });
      if (visit === 'first') await visitor.settle();
    }
    return samples;
  });

/** The rows of the two visits after a release of the module that shows them. */
export const measureModuleRelease = (
  staged: Staged,
  page: PageToLoad,
  condition: Condition,
): Promise<Sample[]> =>
  measureAfter('Seasons', () => releaseSeasons(staged.stage.product), staged, page, 'console', condition);

/** The same after a release of the shell, or of the whole single bundle, that renames each script. */
export async function measureShellRelease(
  staged: Staged,
  page: PageToLoad,
  contender: ShellName,
  condition: Condition,
): Promise<Sample[]> {
  const { browser, stage } = staged;
  const newer = await temporaryFolder();
  await writeRenamedBuild(builds[contender], newer);
  let site = await serveShell(stage.product, contender, builds[contender]);
  const release = async () => {
    await site.close();
    site = await serveShell(stage.product, contender, newer, site.port);
  };
  try {
    const states = new Map([[contender, await signedIn(browser, contender, site.origin)]]);
    const origins = { ...stage.origins, [contender]: site.origin };
    const served = { browser, states, stage: { ...stage, origins } };
    return await measureAfter('the shell', release, served, page, contender, condition);
  } finally {
    await site.close();
    await rm(newer, { recursive: true });
  }
}
