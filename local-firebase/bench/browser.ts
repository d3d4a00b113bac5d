import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { browserPath, connect, openLab } from '../src/testing/browser';
import { fill, idOf } from './contents';
import type { Figures } from './statistics';
import type { Server } from './servers';
import { median } from './statistics';

const longest = 30_000;

/** As a page with the unmodified SDK sees it: its own work on 5,000 documents is in these figures. */
export async function measureBrowser(server: Server): Promise<Figures> {
  if (browserPath === undefined) return {};
  await fill(server, 'watched', 5000);
  const lab = await openLab();
  try {
    const firsts: number[] = [];
    const writes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const context = await lab.openContext();
      const page = await context.newPage();
      await page.goto(lab.url);
      await connect(page, server.port, false);
      firsts.push(await inTime(firstSnapshot(page)));
      for (let write = 1; write <= 3; write += 1)
        writes.push(await inTime(writeToSnapshot(page, idOf(write * 300), -write - 3 * round)));
      await context.close();
    }
    return {
      'web SDK: first snapshot of 5,000 documents (ms)': median(firsts),
      'web SDK: write to snapshot, 5,000 documents watched (ms)': median(writes),
    };
  } catch (error) {
    // Under load a page can wait for its next attempt to connect for a minute: that is no figure.
    console.error(`The web SDK was not measured: ${String(error)}`);
    return {};
  } finally {
    await lab.close();
  }
}

const inTime = (figure: Promise<number>): Promise<number> => {
  const late = sleep(longest, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('It took too long.')),
  );
  return Promise.race([figure, late]);
};

const firstSnapshot = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { query, collection, orderBy, onSnapshot, db } = sdk;
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const watched = query(collection(db, 'watched'), orderBy('n'));
      onSnapshot(watched, { includeMetadataChanges: true }, (snapshot) => {
        document.title = `${snapshot.docs[0]?.get('n')} ${snapshot.metadata.hasPendingWrites}`;
        if (!snapshot.metadata.fromCache && snapshot.size === 5000) resolve();
      });
    });
    return performance.now() - begun;
  });

/** Until the listener shows what the server has stored. The number must be the lowest, so that it comes first. */
const writeToSnapshot = (page: Page, id: string, n: number): Promise<number> =>
  page.evaluate(
    async ([name, value]) => {
      const { doc, updateDoc, db } = sdk;
      const begun = performance.now();
      const shown = new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (document.title !== `${value} false`) return;
          clearInterval(look);
          resolve();
        }, 1);
      });
      await Promise.all([updateDoc(doc(db, 'watched', name), { n: value }), shown]);
      return performance.now() - begun;
    },
    [id, n] as const,
  );
