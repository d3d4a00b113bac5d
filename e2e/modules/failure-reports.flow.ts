import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { ModuleFacts } from '../../tools/registry/module-facts';
import { modules } from '../../tools/registry/modules';
import { idleTime } from '../fixtures/checks/first-load';
import { refuseWrites } from '../fixtures/refuse-writes';
import { databaseOf } from '../fixtures/data/database';
import { newSeason } from '../fixtures/data/creations';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { fill } from '../fixtures/forms';
import { signIn } from '../fixtures/sign-in';
import type { Fault } from './faults';
import { FaultyModule } from './faulty-module';

const hosts = modules
  .filter(({ workspace }) => ['quizzes-mfe', 'public-mfe'].includes(workspace))
  .map((module) => ({ module, host: new FaultyModule(module) }));
test.use({ servers: Object.fromEntries(hosts.map(({ module, host }) => [module.workspace, host.serve])) });

const sound: Fault = { name: 'none' };
const missing: Fault = { name: 'its files are missing', answer: { to: /./, with: 404 } };
const throwing: Fault = {
  name: 'its code throws when it is drawn',
  code: { draw: 'globalThis.noHannah.title' },
};

const noise =
  /Failed to (load resource|find a valid digest)|integrity|could not be (shown|saved)|Cannot read properties|preload/;

/** Makes the registry name this release of a module, and sound ones of the others. */
async function serve(page: Page, product: Flow['product'], name: string, fault: Fault): Promise<void> {
  const address = `${product.origin}/remotes.json`;
  const registry = (await (await fetch(address)).json()) as { remotes: { name: string }[] };
  const lineOf = async ({ workspace }: ModuleFacts, host: FaultyModule, of: Fault) => {
    const { path, integrity, scripts } = await host.release(of);
    return { entry: `${product.sites.get(workspace)?.running.origin}${path}`, integrity, scripts };
  };
  const remotes = await Promise.all(
    registry.remotes.map(async (line) => {
      const found = hosts.find(({ module }) => module.name === line.name);
      const of = line.name === name ? fault : sound;
      return found ? { ...line, ...(await lineOf(found.module, found.host, of)) } : line;
    }),
  );
  await page.context().route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, remotes } }));
}

async function changeConfig(page: Page, product: Flow['product'], more: object): Promise<void> {
  const config = (await (await fetch(`${product.origin}/config.json`)).json()) as object;
  await page.context().route('**/config.json', (route) => route.fulfill({ json: { ...config, ...more } }));
}

const unavailable = (page: Page) => page.getByRole('alert').filter({ hasText: 'is not available right now' });

/** The stored reports. */
async function reports(product: Flow['product']) {
  const documents = await databaseOf(product).everything();
  return [...documents].flatMap(([path, fields]) => (path.startsWith('failures/') ? [fields] : []));
}

const text = (stringValue: string) => ({ stringValue });
const hour = /^\d{4}-\d\d-\d\dT\d\d:00:00Z$/;
const anHour = { timestampValue: expect.stringMatching(hour) };

/** What every report of this browser says of the quizzes. */
const ofQuizzes = {
  modules: { arrayValue: { values: [text('quizzes_mfe@local@1.0.0')] } },
  shell: text('local'),
  engine: text('Chromium'),
  version: { integerValue: expect.stringMatching(/^\d{2,3}$/) },
  online: { booleanValue: true },
  hour: anHour,
  expires: anHour,
};

async function openFailing(page: Page, product: Flow['product'], fault: Fault): Promise<void> {
  await serve(page, product, 'quizzes_mfe', fault);
  await page.addInitScript('globalThis.fault = true');
  await page.goto('/');
  await signIn(page, 'Admin');
  await page.goto('/home');
  await unavailable(page).waitFor();
}

test.describe('a failure', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(noise));

  test('of a module whose release throws is one report, with these fields alone', async ({
    page,
    product,
  }) => {
    await openFailing(page, product, throwing);
    await expect.poll(() => reports(product), { timeout: 30_000 }).toHaveLength(1);
    const [found = {}] = await reports(product);
    const { frames, ...fields } = found;
    expect(fields).toEqual({
      ...ofQuizzes,
      kind: text('screen'),
      message: text("TypeError: Cannot read properties of undefined (reading 'title')"),
    });
    const { values = [] } = (frames as { arrayValue: { values?: { stringValue: string }[] } }).arrayValue;
    const calls = values.map(({ stringValue }) => stringValue);
    expect(calls[0]).toMatch(/^quizzes_mfe\/remoteEntry\.js:\d+:\d+$/);
    for (const call of calls) expect(call).toMatch(/^(quizzes_mfe|shell)\/[\w.-]+\.js:\d+:\d+$/);
  });

  test('of a module that does not load is one report, which says why', async ({ page, product }) => {
    await openFailing(page, product, missing);
    await expect
      .poll(() => reports(product), { timeout: 30_000 })
      .toEqual([
        {
          ...ofQuizzes,
          kind: text('load'),
          message: text('the server answered with status 404'),
          frames: { arrayValue: expect.anything() },
        },
      ]);
  });

  test('is reported when the rules refuse a save', async ({ page, product }) => {
    await serve(page, product, 'quizzes_mfe', sound);
    await page.goto('/');
    await signIn(page, 'Admin');
    await page.goto('/create-season');
    await fill(page, { ...newSeason.typed, 'Host Email': 'admin@example.org' });
    // All except the report.
    await refuseWrites(page, (body) => body.includes('/failures/'));
    await page.getByRole('button', { name: newSeason.button }).click();
    await page.getByRole('alert').getByText('The database refused this').waitFor();
    await expect
      .poll(() => reports(product), { timeout: 30_000 })
      .toMatchObject([
        {
          kind: text('save'),
          modules: {
            arrayValue: { values: [{ stringValue: expect.stringMatching(/^seasons_mfe@[0-9a-f]{32}@1/) }] },
          },
          message: text('FirebaseError: permission-denied'),
        },
      ]);
  });

  test('of a visitor goes to the operator’s own address, if there is one', async ({ page, product }) => {
    const address = 'https://reports.example.org/failures';
    await changeConfig(page, product, { reports: address });
    // The policy of this product allows no other address, and no flow may ask one.
    await page.addInitScript('navigator.sendBeacon = (...sent) => (globalThis.sent = sent)');
    await serve(page, product, 'public_mfe', missing);
    await page.goto('/delete-user-request');
    const sent = await page.waitForFunction(() => Reflect.get(globalThis, 'sent') as string[] | undefined);
    const [to, report = ''] = (await sent.jsonValue()) ?? [];
    expect(to).toBe(address);
    expect(JSON.parse(report)).toEqual({
      kind: 'load',
      modules: ['public_mfe@local@1.0.0'],
      shell: 'local',
      message: 'the server answered with status 404',
      frames: expect.any(Array),
      engine: 'Chromium',
      version: expect.any(Number),
      online: true,
      hour: expect.any(Number),
      expires: expect.any(Number),
    });
    assert.deepEqual(await reports(product), []);
  });

  test('is not reported with failureReports: false', async ({ page, product }) => {
    await changeConfig(page, product, { failureReports: false });
    await openFailing(page, product, missing);
    await idleTime(page, 30);
    assert.deepEqual(await reports(product), []);
  });

  test('of a signed-out visitor is not reported, and loads nothing for that', async ({ page, product }) => {
    await serve(page, product, 'public_mfe', missing);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/delete-user-request');
    await unavailable(page).waitFor();
    await idleTime(page, 30);
    assert.deepEqual(
      requested.filter((url) => /\/assets\/idle\./.test(url)),
      [],
    );
    assert.deepEqual(await reports(product), []);
  });
});
