import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import type { ModuleFacts } from '../../tools/registry/module-facts';
import { modules } from '../../tools/registry/modules';
import { damagedCode, type Fault, faults } from './faults';
import { FaultyModule, type FaultyRelease } from './faulty-module';
import { overflow } from '../fixtures/checks/measures';
import { expect, type Flow, longUnless, test } from '../fixtures/fixtures';
import { fill, follow, heading } from '../fixtures/forms';
import { screens as consoleScreens } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';
import { signInStateOf } from '../fixtures/sign-in-state';

/** Of a module with several screens, one that every fault reaches; otherwise its first. */
const screens: Readonly<Record<string, string>> = {
  'quizzes-mfe': '/create-quiz',
  'questions-mfe': '/create-question',
  'public-mfe': '/privacy-policy',
};
const screenOf = ({ workspace, paths }: ModuleFacts): string => screens[workspace] ?? paths[0] ?? '/';

/** The headings of the screens. */
const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(consoleScreens.map(({ path, title }) => [path, title])),
  '/privacy-policy': 'Privacy Policy',
};

const hosts = modules.map((module) => ({ module, host: new FaultyModule(module) }));
const servers = Object.fromEntries(hosts.map(({ module, host }) => [module.workspace, host.serve]));
const sound = { name: 'none' };

const unavailable = (page: Page, { title }: ModuleFacts) =>
  page.getByRole('alert').filter({ hasText: `${title} is not available right now` });

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

/** Expected console errors while a module fails to load. */
const noise =
  /net::ERR_|Failed to (fetch|load resource|find a valid digest)|could not be shown|Loading chunk|It fails to|integrity|MIME type|preload|Federation Runtime|RUNTIME-\d+/;

/** A season, one of its quizzes, and the stored session, read once from the screens. */
let start: Promise<{ place: string; storageState: BrowserContextOptions['storageState'] }> | undefined;

/** The start, found by the first test that succeeds. */
const startOf = (given: Pick<Flow, 'product' | 'visitor'>) =>
  (start ??= findStart(given).catch((error: unknown) => {
    start = undefined;
    throw error;
  }));

async function findStart({ product, visitor }: Pick<Flow, 'product' | 'visitor'>) {
  const page = await visitor();
  await serveRegistry(page, product, new Map());
  await page.goto('/');
  await signIn(page, 'Admin');
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
  await follow(page, 'View Questions');
  await page.waitForURL(/\/quizzes\?/);
  const storageState = await signInStateOf(page);
  return { place: new URL(page.url()).search, storageState };
}

/** Makes the registry name a faulty release of some modules and a correct one of the others. */
async function serveRegistry(
  page: Page,
  product: Flow['product'],
  faulty: ReadonlyMap<ModuleFacts, FaultyRelease>,
): Promise<void> {
  const releases = await Promise.all(
    hosts.map(async ({ module, host }) => ({
      module,
      release: faulty.get(module) ?? (await host.release(sound)),
    })),
  );
  const registry = (await (await fetch(`${product.origin}/remotes.json`)).json()) as {
    remotes: { name: string }[];
  };
  const remotes = registry.remotes.map((line) => {
    const { module, release } = releases.find((each) => each.module.name === line.name) ?? {};
    const origin = module && product.sites.get(module.workspace)?.running.origin;
    const { path, integrity, scripts } = release ?? {};
    return { ...line, entry: `${origin}${path}`, integrity, scripts };
  });
  const json = { ...registry, remotes };
  await page.context().route('**/remotes.json', (route) => route.fulfill({ json }));
}

/** A form of another module, partly filled in. */
async function typeElsewhere(page: Page, module: ModuleFacts, place: string): Promise<Page> {
  const form = await page.context().newPage();
  await form.goto(module.workspace === 'seasons-mfe' ? `/create-question${place}` : '/create-season');
  await fill(form, { [module.workspace === 'seasons-mfe' ? 'Question' : 'Season']: 'Half written' });
  return form;
}

/** Opens the screen of another module by a link that is always present. */
async function goElsewhere(page: Page, { workspace }: ModuleFacts): Promise<void> {
  const isPublic = workspace === 'public-mfe';
  await follow(page, isPublic ? 'Bible Quiz Console' : 'Privacy policy');
  await heading(page, isPublic ? 'Seasons' : 'Privacy Policy').waitFor();
}

async function assertOthersWork(page: Page, module: ModuleFacts, place: string): Promise<void> {
  await page.goto('/seasons');
  await heading(page, 'Seasons').waitFor();
  for (const other of modules.filter((each) => each !== module)) {
    const path = screenOf(other);
    await openInPlace(page, path + place);
    await heading(page, titles[path] ?? /./).waitFor();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(unavailable(page, other), `${other.title} works`).toHaveCount(0);
  }
}

test.use({ servers });

/**
 * The shell treats all modules alike, so all faults are tested on one module for staff. The public one, which runs
 * without a session, shows one fault of each kind, the others the first.
 */
function tried({ workspace }: ModuleFacts) {
  if (workspace === 'quizzes-mfe') return faults;
  return faults.filter((fault, index) => index === 0 || (workspace === 'public-mfe' && fault.typical));
}

/** The other faults of their kind, and the other modules, are tried by `npm run e2e:long`. */
const isInShort = ({ workspace }: ModuleFacts, fault: Fault) =>
  workspace === 'public-mfe' ? fault === damagedCode : workspace === 'quizzes-mfe' && fault === faults[0];

test.describe('a module that fails', () => {
  for (const { module, host } of hosts)
    for (const fault of tried(module))
      test(
        `${module.title}: ${fault.name}`,
        longUnless(isInShort(module, fault)),
        async ({ product, visitor, expectErrors }) => {
          expectErrors(noise);
          const { place, storageState } = await startOf({ product, visitor });
          const page = await visitor({ storageState });
          const release = await host.release(fault);
          await serveRegistry(page, product, new Map([[module, release]]));
          const form = await typeElsewhere(page, module, place);

          await page.addInitScript('globalThis.fault = true');
          await page.goto(screenOf(module) + place);
          await unavailable(page, module).filter({ hasText: fault.reason }).waitFor();
          await page.getByRole('button', { name: 'Logout' }).waitFor();

          await goElsewhere(page, module);
          await page.goBack();
          await unavailable(page, module).waitFor();

          if (fault === faults[0]) await assertOthersWork(await page.context().newPage(), module, place);

          release.repair();
          await page.evaluate('globalThis.fault = false; globalThis.isSamePage = true');
          await retry(page);
          await unavailable(page, module).waitFor({ state: 'detached' });
          await page.getByText('Loading…').first().waitFor({ state: 'detached' });
          await heading(page, /./).waitFor();
          assert.equal(await page.evaluate('globalThis.isSamePage'), true, 'the page was not loaded anew');
          if (fault.answer?.with === 'a changed byte') {
            await page.reload();
            await heading(page, /./).waitFor();
            await page.getByText('Loading…').first().waitFor({ state: 'detached' });
            await expect(unavailable(page, module), 'no damaged copy is left in the browser').toHaveCount(0);
          }
          for (const label of ['Season', 'Question'])
            if (await form.getByLabel(label, { exact: true }).count())
              await expect(form.getByLabel(label, { exact: true })).toHaveValue('Half written');
        },
      );

  test(
    'Public pages: a byte of a lazy chunk has changed',
    { tag: '@long' },
    async ({ page, product, expectErrors }) => {
      expectErrors(noise, /could not be loaded/);
      const found = hosts.find((each) => each.module.workspace === 'public-mfe');
      assert.ok(found);
      const { module, host } = found;
      const release = await host.release({
        name: 'a later part',
        answer: { to: /assets\/\d+\.js$/, with: 'a changed byte' },
      });
      await serveRegistry(page, product, new Map([[module, release]]));
      await page.goto('/delete-user-request');
      await page.getByRole('alert').waitFor();
      await expect(page.getByLabel('Reason')).toHaveCount(0);
      release.repair();
      await retry(page);
      await page.getByLabel('Reason').waitFor();
    },
  );

  test(
    'Quizzes: an Admin sees the reason on the page of modules, a Manager does not',
    { tag: '@long' },
    async ({ product, visitor, expectErrors }) => {
      expectErrors(noise);
      const { place, storageState } = await startOf({ product, visitor });
      const [found, missing] = [hosts.find((each) => each.module.workspace === 'quizzes-mfe'), faults[1]];
      assert.ok(found && missing?.reason);
      const release = await found.host.release(missing);
      const faulty = new Map([[found.module, release]]);

      const page = await visitor({ storageState });
      await serveRegistry(page, product, faulty);
      await page.goto(screenOf(found.module) + place);
      await unavailable(page, found.module).waitFor();
      await follow(page, 'Modules');
      const card = page.getByRole('article', { name: 'Quizzes' });
      await card.getByText('Problem').waitFor();
      const lastError = card.getByRole('definition').filter({ hasText: missing.reason });
      await expect(lastError).toContainText(/^\d{4}-\d\d-\d\d \d\d:\d\d: /);

      const requested: string[] = [];
      // A check asks whether the scripts are there, and loads none.
      const note = (request: Request) => request.method() === 'GET' && requested.push(request.url());
      page.on('request', note);
      release.repair();
      await card.getByRole('button', { name: 'Check Quizzes' }).press('Enter');
      await card.getByText('Fits').waitFor();
      const host = product.sites.get('quizzes-mfe')?.running.origin ?? '';
      assert.deepEqual(
        requested.filter((url) => url.startsWith(host)).map((url) => url.replace(/.*\//, '')),
        ['mf-manifest.json'],
        'no code was requested',
      );
      await lastError.waitFor();
      await card.getByText('Not loaded in this tab yet').waitFor();
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `all is in view at ${width} px`).toBeLessThanOrEqual(0);
      }

      const manager = await visitor();
      manager.on('request', note);
      await serveRegistry(manager, product, faulty);
      await manager.goto('/');
      await signIn(manager, 'Manager');
      await heading(manager, 'Seasons').waitFor();
      await expect(manager.getByRole('link', { name: 'Modules' })).toHaveCount(0);
      await manager.goto('/modules');
      await heading(manager, 'No access with your role').waitFor();
      assert.deepEqual(
        requested.filter((url) => url.includes('/assets/module-status.')),
        [],
      );
    },
  );
});
