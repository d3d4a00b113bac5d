import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { shellSite, servedPages } from '../../tools/hosting/deployment';
import { serveSite } from '../../tools/serve/serve';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { follow, heading } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { isTaken } from '../pages/painted-page';

const root = join(__dirname, '../..');

type Line = { name: string; entry: string; integrity: string; [key: string]: unknown };
type File = { remotes: Line[] };

/** Makes the page receive another registry. */
const changeRegistry = (page: Page, change: (lines: Line[]) => readonly unknown[]) =>
  page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as File;
    await route.fulfill({ response, json: { ...file, remotes: change(file.remotes) } });
  });

test.describe('a registry entry', () => {
  test('named like a part of the browser is refused, and the page works', async ({ page, expectErrors }) => {
    expectErrors(/A module is left out/);
    await changeRegistry(page, (lines) => [
      ...['fetch', 'location', 'document', 'crypto'].map((name) => ({
        ...lines[0],
        name,
        paths: [`/${name}`],
      })),
      ...lines,
    ]);
    await enter(page, 'Admin');
    await page.goto('/seasons');
    await heading(page, 'Seasons').waitFor();
  });

  test('that calls a staff path public shows a visitor no data', async ({ page, expectErrors }) => {
    expectErrors(/./);
    await changeRegistry(page, (lines) =>
      lines.map((line) => (line.name === 'seasons_mfe' ? { ...line, access: 'public' } : line)),
    );
    await page.goto('/seasons');
    // The console has read this registry, and has sent the visitor away.
    await isTaken(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Through the Bible in Fourteen Weeks')).toHaveCount(0);
  });

  for (const hash of ['x', `sha999-${'A'.repeat(64)}`])
    test(`whose manifest has the hash ${hash.slice(0, 8)} for changed scripts does not run`, async ({
      page,
      product,
      expectErrors,
    }) => {
      expectErrors(/could not be shown|A module|verified|preload|integrity/);
      const file = (await (await fetch(`${product.origin}/remotes.json`)).json()) as File;
      const entry = file.remotes.find(({ name }) => name === 'seasons_mfe')?.entry ?? '';
      const manifest = (await (await fetch(entry)).json()) as { integrity: object };
      const integrity = Object.fromEntries(Object.keys(manifest.integrity).map((name) => [name, hash]));
      const body = JSON.stringify({ ...manifest, integrity });
      const own = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await page.route(entry, (route) => route.fulfill({ body, headers, contentType: 'application/json' }));
      await page.route('**/remoteEntry.js*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` });
      });
      await changeRegistry(page, (lines) =>
        lines.map((line) => (line.name === 'seasons_mfe' ? { ...line, integrity: own } : line)),
      );
      await enter(page, 'Admin');
      await page.goto('/seasons');
      await page.getByText('Seasons is not available right now').waitFor();
      assert.equal(await page.evaluate("'changed' in globalThis"), false);
    });
});

test.describe('a registry that cannot be read', () => {
  const answers: [string, (route: Route) => unknown][] = [
    ['is down', (route) => route.abort()],
    ['does not answer', () => undefined],
    ['is a web page', (route) => route.fulfill({ body: '<!doctype html><title>Away</title>' })],
    ['names nothing', (route) => route.fulfill({ json: { schemaVersion: 1, remotes: [] } })],
  ];
  for (const [index, [what, answer]] of answers.entries()) {
    const details = longUnless(index === 0);
    test(
      `because it ${what} is replaced by the last one, which an Admin is told`,
      details,
      async ({ page, expectErrors }) => {
        expectErrors(/net::ERR_|Failed to|preload/);
        await enter(page, 'Admin');
        await heading(page, 'Seasons').waitFor();
        await page.route('**/remotes.json', answer);
        await page.goto('/create-season');
        await page.getByLabel('Season', { exact: true }).fill('Half written');
        await follow(page, 'Modules');
        const notice = page.getByRole('region', { name: 'Couldn’t load the module list' });
        await notice.getByText(/^Showing modules from \d{4}-\d\d-\d\d \d\d:\d\d/).waitFor();
        await page.unroute('**/remotes.json');
        await page.reload();
        await page.getByText('All fit this shell.').waitFor();
        await expect(notice).toHaveCount(0);
      },
    );
  }

  test('and names a module no more says so on its screens, with Retry', async ({ page, expectErrors }) => {
    expectErrors(/could not be shown/);
    await enter(page, 'Admin');
    await changeRegistry(page, (lines) => lines.filter(({ name }) => name !== 'seasons_mfe'));
    await page.goto('/seasons');
    const alert = page.getByRole('alert').filter({ hasText: 'Seasons is not available right now' });
    await alert.filter({ hasText: 'This page is temporarily unavailable.' }).waitFor();
    await follow(page, 'Privacy policy');
    await heading(page, 'Privacy Policy').waitFor();
    await page.goBack();
    await alert.waitFor();
    await page.unroute('**/remotes.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Seasons').waitFor();
  });
});

test('a module that is withdrawn says so on its screens, in search, on the Modules page and to visitors', async ({
  page,
}) => {
  const withdrawn = ({ name, title, paths, access, entry }: Line) => ({
    ...{ name, title, paths, access, entry },
    withdrawn: true,
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await enter(page, 'Admin');
  await changeRegistry(page, (lines) =>
    lines.map((line) => (['quizzes_mfe', 'public_mfe'].includes(line.name) ? withdrawn(line) : line)),
  );
  await page.goto('/home');
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: 'Quizzes is switched off for now.' }).waitFor();
  await follow(page, 'Modules');
  await page.getByText('Switched off for now: Quizzes, Public pages.').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByText('Quizzes is switched off for now.').waitFor();
  requested.length = 0;
  await page.goto('/delete-user-request');
  await expect(alert).toContainText('Public pages is switched off for now.');
  expect(requested.filter((url) => url.endsWith('mf-manifest.json'))).toEqual([]);
});

test('a script in the text of a public module does not run, and the policy does not allow it', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy/);
  const text = async (path: string) => (await fetch(`${product.origin}${path}`)).text();
  const [config, remotes] = [await text('/config.json'), await text('/remotes.json')];
  const deployment = await mkdtemp(join(tmpdir(), 'console-painted-'));
  await cp(product.deployment, deployment, { recursive: true });
  const live = (JSON.parse(remotes) as File).remotes.find(({ name }) => name === 'public_mfe');
  const pages = join(deployment, 'public-mfe', String(live?.release), 'pages.json');
  const script = '<script>window.stolen = true</script>';
  await writeFile(pages, (await readFile(pages, 'utf8')).replaceAll('<h1', `${script}<h1`));
  const files = { '/config.json': () => config, '/remotes.json': () => remotes };
  const site = shellSite(files, { deployment });
  const data = { ...files, ...servedPages(files, { deployment }) };
  const shell = await serveSite({ site, root, port: 0, data });
  try {
    const answer = await page.goto(`${shell.origin}/privacy-policy`);
    assert.match((await answer?.text()) ?? '', /window\.stolen/);
    await heading(page, 'Privacy Policy').waitFor();
    assert.equal(await page.evaluate("'stolen' in window"), false);
    const hash = createHash('sha256').update('window.stolen = true').digest('base64');
    assert.ok(!answer?.headers()['content-security-policy']?.includes(hash));
  } finally {
    await page.close();
    await shell.close();
    await rm(deployment, { recursive: true, force: true });
  }
});
