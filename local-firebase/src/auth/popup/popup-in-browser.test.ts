import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startLocalFirebase, type LocalFirebase } from '../../index';
import { browserPath, openLab, type Lab } from '../../testing/browser';

const seed = join(__dirname, '../../../seed/contest');
jest.setTimeout(60_000);

let folder: string;
let server: LocalFirebase;
let lab: Lab;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const quiet = { log: () => undefined };
  const ports = { firestorePort: 0, authPort: 0 };
  server = await startLocalFirebase({ project: 'demo-test', data: folder, seed, ...ports, ...quiet });
  if (browserPath) lab = await openLab();
});
afterAll(async () => {
  await (lab as Lab | undefined)?.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Opens the chooser from an application, and listens for what it hands over. */
async function openFrom(): Promise<{ app: Page; popup: Page }> {
  const context = await lab.openContext({ viewport: { width: 390, height: 700 } });
  const app = await context.newPage();
  await app.goto(lab.url);
  const opened = context.waitForEvent('page');
  await app.evaluate((url) => {
    addEventListener('message', ({ origin, data }) => (document.title = `${origin} ${JSON.stringify(data)}`));
    open(`${url}/auth-popup?origin=${encodeURIComponent(location.origin)}`);
  }, server.authUrl);
  const popup = await opened;
  await popup.waitForLoadState();
  return { app, popup };
}

const inBrowser = browserPath ? it : it.skip;

describe('the account chooser at the width of a phone', () => {
  inBrowser('hands the chosen account to the application that asked', async () => {
    const { app, popup } = await openFrom();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Grace Kumari admin@example.org Admin' }).click();
    await closed;
    await app.waitForFunction('document.title.includes("local-firebase:credential")');
    expect(await app.title()).toContain(server.authUrl);
    await app.context().close();
  });

  inBrowser('says at the field what is wrong, and shows all of itself', async () => {
    const { popup } = await openFrom();
    await popup.getByLabel('E-mail').fill('nobody');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popup.getByRole('alert').waitFor();
    expect(await popup.getByRole('alert').textContent()).toContain('This is not an e-mail address.');
    expect(await popup.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true');
    expect(await popup.evaluate('document.activeElement.id')).toBe('email');
    expect(await popup.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await popup.context().close();
  });

  inBrowser('is left by Escape, and nobody is signed in', async () => {
    const { app, popup } = await openFrom();
    const closed = popup.waitForEvent('close');
    // The window may be gone before the key is up.
    await popup.keyboard.press('Escape').catch(() => undefined);
    await closed;
    expect(await app.title()).not.toContain('credential');
    await app.context().close();
  });
});
