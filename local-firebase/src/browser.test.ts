import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startLocalFirebase, type LocalFirebase } from './index';
import { connect, describeInBrowser, openLab, type Lab } from './testing/browser';

describeInBrowser('the full SDK in a browser', () => {
  let folder: string;
  let server: LocalFirebase;
  let lab: Lab;
  let context: BrowserContext;
  let port = 0;

  const start = async () => {
    server = await startLocalFirebase({
      project: 'demo-test',
      data: folder,
      firestorePort: port,
      authPort: 0,
      log: () => undefined,
    });
    port = Number(new URL(server.firestoreUrl).port);
  };
  const open = async (persistent = false, longPolling = false): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(lab.url);
    await connect(page, port, persistent, longPolling);
    return page;
  };
  /** Watches c where n > 0, ordered by n, and keeps the last ids seen. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const { query, collection, where, orderBy, onSnapshot, db } = sdk;
      const watched = query(collection(db, 'c'), where('n', '>', 0), orderBy('n'));
      onSnapshot(watched, { includeMetadataChanges: true }, (snapshot) => {
        if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) {
          document.title = snapshot.docs.map((found) => found.id).join();
        }
      });
    });
  // A tab in the background draws no frames, so time decides when to look.
  const sees = (page: Page, ids: string) =>
    page.waitForFunction((wanted) => document.title === wanted, ids, { polling: 50 });
  const set = (page: Page, id: string, n: number) =>
    page.evaluate(([name, value]) => sdk.setDoc(sdk.doc(sdk.db, 'c', name), { n: value }), [id, n] as const);

  jest.setTimeout(60_000);
  beforeAll(async () => {
    lab = await openLab();
  });
  afterAll(() => lab.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
    port = 0;
    await start();
    context = await lab.openContext();
  });
  afterEach(async () => {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('shows one page what another writes, in order, and what leaves', async () => {
    const [reader, writer] = [await open(), await open()];
    await watch(reader);
    await set(writer, 'b', 2);
    await set(writer, 'a', 3);
    await sees(reader, 'b,a');
    await writer.evaluate(async () => {
      const { writeBatch, doc, increment, db } = sdk;
      const batch = writeBatch(db);
      batch.update(doc(db, 'c/a'), { n: increment(-2) });
      batch.set(doc(db, 'c/d'), { n: 9 });
      batch.delete(doc(db, 'c/b'));
      await batch.commit();
    });
    await sees(reader, 'a,d');
    await set(writer, 'a', -1);
    await sees(reader, 'd');
  });

  it('speaks by long polling with those who ask for it', async () => {
    const [reader, writer] = [await open(false, true), await open(false, true)];
    await watch(reader);
    await set(writer, 'a', 1);
    await sees(reader, 'a');
    await set(writer, 'b', 2);
    await sees(reader, 'a,b');
  });

  it('runs transactions that meet, and counts', async () => {
    const pages = [await open(), await open()];
    await Promise.all(
      pages.map((page) =>
        page.evaluate(() => {
          const { runTransaction, doc, db } = sdk;
          const add = () =>
            runTransaction(db, async (transaction) => {
              const found = await transaction.get(doc(db, 'c/sum'));
              transaction.set(doc(db, 'c/sum'), { n: Number(found.data()?.['n'] ?? 0) + 1 });
            });
          return Promise.all([add(), add()]);
        }),
      ),
    );
    const [page] = pages;
    const result = await page?.evaluate(async () => {
      const { getDoc, getCountFromServer, collection, doc, db } = sdk;
      const count = await getCountFromServer(collection(db, 'c'));
      return [(await getDoc(doc(db, 'c/sum'))).data(), count.data().count];
    });
    expect(result).toEqual([{ n: 4 }, 1]);
  });

  it('comes back after the server was restarted, with what was written meanwhile', async () => {
    const page = await open();
    await watch(page);
    await set(page, 'kept', 1);
    await sees(page, 'kept');
    await server.close();
    const late = set(page, 'late', 2);
    await start();
    await late;
    await sees(page, 'kept,late');
  });

  it('tells a page that was away what was deleted meanwhile', async () => {
    const away = await open(true);
    await watch(away);
    await set(away, 'gone', 1);
    await set(away, 'stays', 2);
    await sees(away, 'gone,stays');
    await away.close();
    const other = await open();
    await other.evaluate(() => sdk.deleteDoc(sdk.doc(sdk.db, 'c/gone')));
    const back = await open(true);
    await watch(back);
    await sees(back, 'stays');
  });

  it('serves many tabs that share one persistent cache', async () => {
    const tabs = await Promise.all(Array.from({ length: 9 }, () => open(true)));
    await Promise.all(tabs.map(watch));
    await Promise.all(tabs.map((tab, index) => set(tab, `tab${index}`, index + 1)));
    const all = tabs.map((_, index) => `tab${index}`).join();
    await Promise.all(tabs.map((tab) => sees(tab, all)));
  });
});
