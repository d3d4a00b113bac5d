import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { hostFolder, shellFile } from '../../tools/release/deployment-folder';
import { fetchRelease } from '../../tools/release/fetch-release';
import { servedPages, shellSite } from '../../tools/hosting/deployment';
import { serveSite, type RunningSite } from '../../tools/serve/serve';
import type { HostingSite } from '../../tools/serve/sites';
import { expect, test, type Flow } from '../fixtures/fixtures';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';
import { givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { heading } from '../fixtures/forms';
import { openPalette, paletteResult } from '../fixtures/palette';
import { addressPrintedBy, freePorts, stop } from '../fixtures/development-command';
import { signIn } from '../fixtures/sign-in';
import { writePublishing } from './publishing-module';

const repository = join(__dirname, '../..');

/** A repository of a team, with nothing of this one but the packages. */
async function teamRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'console-other-team-'));
  // Without what npm sets for the scripts of this repository.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD)/i.test(name)),
  );
  const run = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: 16_000_000 })).stdout;
  return { folder, env, run, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Packs this repository's packages. */
async function packages(folder: string): Promise<string[]> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/pack.ts', folder], {
    cwd: repository,
  });
  return (await readdir(folder)).map((name) => join(folder, name));
}

const description = async (product: Flow['product'], path: string) =>
  (await databaseOf(product).everything()).get(path)?.description;

/** An action of several transactions is cut, resumed by another page, found in the palette, and undone as a whole. */
async function publishesAllWithAnInterruption(
  page: Page,
  origin: string,
  product: Flow['product'],
): Promise<void> {
  const database = databaseOf(product);
  const { season, quiz, quizPath } = await givenContest(database);
  const others = [await givenQuiz(database, season), await givenQuiz(database, season)];
  const paths = [quizPath, ...others.map((other) => other.quizPath)];
  const quizzes = [quiz, ...others.map((other) => other.quiz)].join();
  const published = async () => {
    const stored = await database.everything();
    return paths.filter((path) => isDeepStrictEqual(stored.get(path)?.description, text('Results are out')))
      .length;
  };
  await page.goto(`${origin}/results?season=${season}&quizzes=${quizzes}`);
  // The entry, and one quiz.
  const isCut = cutAfter(page, 2);
  await page.getByRole('button', { name: 'Publish all' }).click();
  await isCut;
  const other = await page.context().newPage();
  await page.close();
  assert.equal(await published(), 1);

  await other.goto(`${origin}/results?season=${season}&quizzes=${quizzes}`);
  await other.getByRole('button', { name: 'Publish the rest' }).click();
  await other.getByText('All results published').waitFor();
  assert.equal(await published(), 3);

  await other.goto(`${origin}/history?season=${season}`);
  await openPalette(other);
  await other.keyboard.type('results of given');
  await paletteResult(other, /^Results of Given season/).waitFor();
  await other.keyboard.press('Enter');
  await heading(other, 'Results').waitFor();

  await other.goto(`${origin}/history?season=${season}`);
  await other.getByText(/^You published all results/).click();
  await other.getByRole('button', { name: 'Undo this action' }).click();
  await other.getByText('Undone', { exact: true }).first().waitFor();
  await expect.poll(published).toBe(0);
  await other.close();
}

// Its release stays live.
test.use({ servers: {} });

test(
  'a module in another repository is made, translated, tested, developed and released with the packages only, and its actions are in history, palette and undo',
  { tag: '@long' },
  async ({ page, product, expectErrors }) => {
    expectErrors(backendAway);
    const { deployment } = product;
    const team = await teamRepository();
    const packed = await mkdtemp(join(tmpdir(), 'console-packages-'));
    const running: RunningSite[] = [];
    try {
      await team.run('npm', 'init', '-y');
      await writeFile(join(team.folder, '.npmrc'), '@console:registry=https://registry.invalid/\n');
      await team.run(
        'npm',
        'install',
        '--save-exact',
        '--prefer-offline',
        '--no-audit',
        ...(await packages(packed)),
      );
      await team.run('npx', 'console-module', 'new', 'results', '--title', 'Results');
      const read = (file: string) => readFile(join(team.folder, file), 'utf8');
      const workflow = await read('.github/workflows/release-results.yml');
      for (const [file] of workflow.matchAll(/(?<=\s)node_modules\/\S+/g))
        await access(join(team.folder, file));
      const source = join(team.folder, 'results-mfe/src');
      await writePublishing(source);

      // Translated: its messages are collected, and one without a translation is named.
      const catalogue = join(source, 'locales/te.json');
      await mkdir(join(source, 'locales'));
      await writeFile(catalogue, '{}\n');
      await team.run('npx', 'console-module', 'messages');
      assert.deepEqual(JSON.parse(await readFile(catalogue, 'utf8')), { 'No results yet': '' });
      await assert.rejects(team.run('npx', 'console-module', 'messages', '--check'), ({ stdout }) =>
        String(stdout).includes("results-mfe/src/locales/te.json lacks 'No results yet'"),
      );
      await writeFile(catalogue, '{ "No results yet": "ఇంకా ఫలితాలు లేవు" }\n');

      await team.run('npm', 'test', '-w', 'results-mfe');
      await team.run('npx', 'tsc', '-p', '.');

      // Developed: a page of its own, with a database.
      const program = [join(team.folder, 'node_modules/.bin/console-module'), 'dev', 'results', '--alone'];
      const ports = await freePorts();
      const env = { ...team.env, ...ports, CONSOLE_PORT_RESULTS: ports.CONSOLE_PORT_SEASONS };
      const child = spawn(process.execPath, program, { cwd: team.folder, env });
      try {
        await page.goto(await addressPrintedBy(child));
        await heading(page, 'Results').waitFor();
        await page.getByText('No results yet').waitFor();
        await page.goto('about:blank');
      } finally {
        await stop(child);
      }

      // Released: into the deployment of all teams, served from a host of its own.
      const { hosting } = JSON.parse(await read('firebase.json')) as { hosting: [HostingSite] };
      const host = await serveSite({
        site: { ...hosting[0], public: 'results-mfe' },
        root: deployment,
        port: 0,
      });
      running.push(host);
      const release = ['console-module', 'release', 'results', '--deployment', deployment];
      const output = await team.run('npx', ...release, '--host', host.origin, '--why', 'First');
      assert.match(output, /It fits the live shell/);
      const [id] = await readdir(hostFolder(deployment, 'results-mfe'));
      await fetchRelease(new URL(`/${id}/`, host.origin), join(packed, 'taken'));

      const contentOf = async (path: string) => (await fetch(`${product.origin}${path}`)).text();
      const [config, remotes] = [await contentOf('/config.json'), await contentOf('/remotes.json')];
      const files = { '/config.json': () => config, '/remotes.json': () => remotes };
      const site = shellSite(files, { deployment });
      const data = { ...files, ...servedPages(files, { deployment }) };
      const shell = await serveSite({ site, root: repository, port: 0, data });
      running.push(shell);
      await page.goto(shell.origin);
      await signIn(page, 'Manager');
      await page.goto(`${shell.origin}/results`);
      await heading(page, 'Results').waitFor();
      await page.getByText('No results yet').waitFor();
      await page.goto(`${shell.origin}/results?lang=te`);
      await page.getByText('ఇంకా ఫలితాలు లేవు').waitFor();
      assert.equal((await readdir(hostFolder(deployment, 'results-mfe'))).length, 1);

      // Its own action can be undone, and the history of the seasons' module says it in its words.
      const { season, quiz, quizPath } = await givenContest(databaseOf(product));
      await page.goto(`${shell.origin}/results?season=${season}&quiz=${quiz}&lang=en`);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Results published').waitFor();
      await expect.poll(() => description(product, quizPath)).toEqual(text('Results are out'));
      await page.goto(`${shell.origin}/history?season=${season}`);
      await page.getByText(/^You published the results of/).click();
      await page.getByRole('button', { name: 'Undo this action' }).click();
      await page.getByText('Undone', { exact: true }).first().waitFor();
      await expect.poll(() => description(product, quizPath)).not.toEqual(text('Results are out'));

      await publishesAllWithAnInterruption(page, shell.origin, product);

      // Refused: a release that the live shell could not run.
      const live = shellFile(deployment);
      const provided = await readFile(live, 'utf8');
      await writeFile(live, provided.replace('"EmptyState",', ''));
      await assert.rejects(
        team.run('npx', ...release),
        /it uses EmptyState of @console\/shared\/ui, which the live shell does not provide/,
      );
    } finally {
      await page.close();
      for (const each of running) await each.close();
      await team.remove();
      await rm(packed, { recursive: true, force: true });
    }
  },
);
