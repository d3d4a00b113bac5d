import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { describeInBrowser, openLab, type Lab } from '../testing/browser';
import { startProcess, type ServerProcess } from '../testing/server-process';
import { openTab, type Tab } from '../testing/tab';
import { openTap, type Tap } from '../testing/tap';

describeInBrowser('the full SDK and a server that is killed', () => {
  let folder: string;
  let lab: Lab;
  let context: BrowserContext;
  let server: ServerProcess;
  let tap: Tap;

  jest.setTimeout(60_000);
  const start = async (clockBehind = 0) => {
    server = await startProcess({ data: folder, clockBehind });
  };
  const open = (persistent = false): Promise<Tab> =>
    openTab(context, { url: lab.url, port: tap.port, persistent });
  beforeAll(async () => {
    lab = await openLab();
    tap = await openTap(() => server.firestorePort);
  });
  afterAll(async () => {
    await lab.close();
    await tap.close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
    context = await lab.browser.newContext();
    await start();
  });
  afterEach(async () => {
    await context.close();
    await server.kill();
    await rm(folder, { recursive: true });
  });

  it('stores each write once, however often the server is killed in between', async () => {
    const [writer, reader] = [await open(), await open()];
    await reader.watch('all', { collection: 'c' });
    await reader.sees('all', ['(none)']);
    const ids: string[] = [];
    for (const round of ['a', 'b']) {
      const fresh = Array.from({ length: 30 }, (_, index) => `${round}${String(index).padStart(2, '0')}`);
      ids.push(...fresh);
      const writes = fresh.map((id) => writer.set(`c/${id}`));
      await writes[5];
      await server.kill();
      await start();
      expect(new Set(await Promise.all(writes))).toEqual(new Set(['ok']));
    }
    await reader.sees('all', ids);
    expect([...(await reader.changes('all'))].sort()).toEqual(ids.map((id) => `added ${id}`));
  });

  it('lets a page start offline from its cache, and sends what was written then in order', async () => {
    const before = await open(true);
    await before.watch('all', { collection: 'c' });
    await before.set('c/old', { n: 1 });
    await before.sees('all', ['old']);
    await before.close();
    await server.kill();
    const offline = await open(true);
    await offline.watch('all', { collection: 'c' });
    await offline.page.waitForFunction(() => seen['all']?.changes.includes('added old'), null, { polling: 50 });
    const trail = Array.from({ length: 12 }, (_, index) => index);
    const writes = trail.map((index) =>
      offline.page.evaluate(async (step) => {
        const { setDoc, doc, arrayUnion, db } = sdk;
        await setDoc(doc(db, 'c/trail'), { steps: arrayUnion(step), last: step }, { merge: true });
      }, index),
    );
    await start();
    await Promise.all(writes);
    await offline.sees('all', ['old', 'trail']);
    const other = await open();
    const stored = other.page.evaluate(async () => (await sdk.getDoc(sdk.doc(sdk.db, 'c/trail'))).data());
    expect(await stored).toEqual({ steps: trail, last: 11 });
  });

  it('keeps what was written offline for a page that is closed and opened again', async () => {
    const first = await open(true);
    await first.watch('all', { collection: 'c' });
    await first.sees('all', ['(none)']);
    tap.cut();
    void first.set('c/kept').catch(() => undefined);
    await first.page.waitForFunction(() => seen['all']?.changes.includes('added kept'), null, { polling: 50 });
    await first.close();
    tap.join();
    const second = await open(true);
    await second.watch('all', { collection: 'c' });
    await second.sees('all', ['kept']);
    const other = await open();
    await other.watch('all', { collection: 'c' });
    await other.sees('all', ['kept']);
  });

  it('goes on showing what happens when the server comes back with its clock set back', async () => {
    const tab = await open();
    await tab.set('c/a');
    await tab.watch('all', { collection: 'c' });
    await tab.sees('all', ['a']);
    await server.kill();
    await start(60 * 60_000);
    await tab.set('c/b');
    await tab.sees('all', ['a', 'b']);
    await tab.watch('others', { collection: 'd' });
    await tab.sees('others', ['(none)']);
  });
});
