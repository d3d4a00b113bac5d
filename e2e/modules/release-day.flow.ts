import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { modules } from '../../tools/registry/modules';
import { hostFolder, logFile, registryFile, shellReleases } from '../../tools/release/deployment-folder';
import { liveShell } from '../../tools/release/fit';
import { releasesOn } from '../../tools/release/publish';
import { expect, test } from '../fixtures/fixtures';
import { fill, heading } from '../fixtures/forms';
import { signIn } from '../fixtures/sign-in';
import { hostOf, ProductionDeployment } from './deployment';
import { command, copyModule, type ModuleCopy } from './module-copy';

const repository = join(__dirname, '../..');

/** How many events a day has; `CONSOLE_EVENTS=200 npm run e2e -- release-day` makes it a long one. */
const events = Number(process.env.CONSOLE_EVENTS ?? 10);
const seed = Number(process.env.CONSOLE_SEED ?? 1);

/** Random numbers that are the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    assert.ok(item !== undefined);
    return item;
  };
}

/** A team's clone of the sources, with builds of several states of its workspaces. */
class Team {
  private constructor(
    readonly copy: ModuleCopy,
    readonly workspaces: readonly string[],
    readonly states: readonly number[],
  ) {}

  /** Each state of a workspace differs by a text that nobody sees. */
  static async create(workspaces: readonly [string, ...string[]], count: number): Promise<Team> {
    const [workspace, ...others] = workspaces;
    const copy = await copyModule({ workspace }, ['config', 'firebase.json', ...others]);
    const states = Array.from({ length: count }, (_, index) => index);
    for (const state of states) {
      for (const name of workspaces) {
        const file = join(name, name === 'shell' ? 'src/index.ts' : 'src/module.ts');
        const source = await readFile(join(repository, file), 'utf8');
        const changed = `${source}\nObject.assign(globalThis, { stateOf${state}: true });\n`;
        await writeFile(join(copy.folder, file), changed);
      }
      const program = ['--import', 'tsx', 'tools/build/build.ts', ...workspaces];
      await promisify(execFile)(process.execPath, program, { cwd: copy.folder });
      for (const name of workspaces)
        await cp(join(copy.folder, name, 'dist'), join(copy.folder, 'states', name, String(state)), {
          recursive: true,
        });
    }
    return new Team(copy, workspaces, states);
  }

  async release(workspace: string, state: number, deployment: string): Promise<void> {
    const dist = join(this.copy.folder, workspace, 'dist');
    await rm(dist, { recursive: true, force: true });
    await cp(join(this.copy.folder, 'states', workspace, String(state)), dist, { recursive: true });
    const options = ['--built', '--deployment', deployment, '--by', 'Grace', '--why', `State ${state}`];
    // A state may have been rolled back before.
    options.push('--again', 'It is random');
    await command(this.copy.folder, 'release', workspace, ...options);
  }
}

/** The screen is usable, or says why it is not. Returns how long that took, in milliseconds. */
async function settles(page: Page): Promise<number> {
  const began = performance.now();
  await heading(page, /./).or(page.getByRole('alert')).filter({ visible: true }).first().waitFor();
  return performance.now() - began;
}

/** Presses what the page, which goes on by itself, may show or take away at any moment, if it shows this. */
async function pressIfShown(target: Locator, shown = target): Promise<void> {
  if (!(await shown.isVisible())) return;
  await target.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if (await target.isVisible()) throw error;
  });
}

test(
  'a day of releases, rollbacks and faults loses nothing',
  { tag: '@long' },
  async ({ page, product, expectErrors }) => {
    test.setTimeout(600_000 + events * 20_000);
    expectErrors(/./);
    const random = randomFrom(seed);
    const deployment = await ProductionDeployment.create({ product });
    const { folder, faults } = deployment;
    const [quizzes, seasons] = await Promise.all([
      Team.create(['quizzes-mfe'], 3),
      Team.create(['seasons-mfe', 'shell'], 2),
    ]);
    const teams = [quizzes, seasons];
    const waits: { event: string; ms: number }[] = [];
    try {
      for (const { workspace } of modules)
        await command(
          repository,
          'release',
          ...[workspace, '--built', '--deployment', folder, '--host', hostOf(workspace), '--by', 'Grace'],
        );
      await seasons.release('shell', 0, folder);
      await deployment.deployShell();
      await deployment.serveTo(page.context());
      await deployment.serveRegistryTo(page.context());
      await page.goto(deployment.origin);
      await signIn(page, 'Manager');
      const open = async (path: string) => {
        const tab = await page.context().newPage();
        await tab.goto(`${deployment.origin}${path}`);
        return tab;
      };
      const form = await open('/create-season');
      await fill(form, { Season: 'Half written', Description: 'Nobody has saved this' });
      const tabs = [page, await open('/seasons'), form];

      const turnTo = (tab: Page) => tab.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      const folderOf = (workspace: string) =>
        workspace === 'shell' ? shellReleases(folder) : hostFolder(folder, workspace);
      const releaseOf = (team: Team) => team.release(random(team.workspaces), random(team.states), folder);
      const oneRollback = async () => {
        const workspace = random(teams.flatMap((team) => team.workspaces));
        const to = random((await releasesOn(folderOf(workspace))).sort());
        const options = ['--to', to, '--reason', 'It is random', '--deployment', folder, '--by', 'Grace'];
        await command(repository, 'rollback', workspace, ...options);
      };
      const day: Readonly<Record<string, () => Promise<unknown>>> = {
        'a release': () => releaseOf(random(teams)),
        'two releases at once': () => Promise.all(teams.map(releaseOf)),
        'a rollback': oneRollback,
        'a release and a rollback at once': () => Promise.all([releaseOf(quizzes), oneRollback()]),
        'a fault of a host': async () =>
          faults.set(random(['quizzes-mfe', 'seasons-mfe']), random(['down', 'silent', 'damaged'])),
        'a fault of the registry': async () => faults.set('registry', random(['down', 'silent', 'damaged'])),
      };

      for (let count = 0; count < events; count += 1) {
        const event = random(Object.keys(day));
        await test.step(`${count + 1}: ${event} ${JSON.stringify([...faults])}`, async () => {
          await day[event]?.();
          await deployment.deployShell();
          for (const tab of tabs) await turnTo(tab);

          // Somebody works on in an open tab, and somebody opens a new one.
          const tab = tabs[count % 2] ?? page;
          const link = tab
            .getByRole('link', { name: random(['View Quizzes', 'Bible Quiz Console']) })
            .first();
          await pressIfShown(link);
          waits.push({ event, ms: await settles(tab) });
          const fresh = await open(random(['/seasons', '/home', '/create-season', '/privacy-policy?latest']));
          waits.push({ event, ms: await settles(fresh) });

          // The fault is mended: what it stopped goes on by Retry, in the same page.
          faults.clear();
          for (const each of [tab, fresh]) {
            const failure = each.getByRole('alert').filter({ hasText: 'not available' });
            // Its contents come a moment after it.
            await pressIfShown(failure.getByRole('button', { name: 'Retry' }), failure);
            await failure.waitFor({ state: 'detached' });
            await heading(each, /./).waitFor();
          }
          await fresh.close();

          const update = form.getByRole('button', { name: 'Update', exact: true });
          if (random([true, false])) await pressIfShown(update);
          await expect(form.getByLabel('Season', { exact: true })).toHaveValue('Half written');
        });
      }

      await form.reload();
      await form.getByText(/^Draft restored/).waitFor();
      await expect(form.getByLabel('Description')).toHaveValue('Nobody has saved this');
      await assertLogUnbroken(folder);
      const longest = Math.max(...waits.map(({ ms }) => ms));
      console.log(`${events} events, seed ${seed}: the longest wait was ${Math.round(longest)} ms`);
    } finally {
      await page.context().close();
      await Promise.all(teams.map(({ copy }) => copy.remove()));
      await deployment.remove();
    }
  },
);

type Switch = { module: string; from?: string; to: string };

/** Every switch begins with the release that the one before has ended with; the last one is live. */
async function assertLogUnbroken(folder: string): Promise<void> {
  const lines = (await readFile(logFile(folder), 'utf8')).trim().split('\n');
  const last = new Map<string, string>();
  for (const line of lines) {
    const { module, from, to } = JSON.parse(line) as Switch;
    assert.equal(from, last.get(module), line);
    last.set(module, to);
  }
  const { remotes } = JSON.parse(await readFile(registryFile(folder), 'utf8')) as {
    remotes: { name: string; release: string }[];
  };
  for (const { name, release } of remotes) assert.equal(release, last.get(name));
  assert.equal((await liveShell(folder))?.release, last.get('shell'));
}
