import { describeInBrowser } from '../testing/browser';
import { administer } from '../testing/administrator';
import { useStage } from '../testing/stage';
import { until } from '../testing/until';

describeInBrowser('the full SDK that comes back after a while', () => {
  const on = useStage();
  jest.setTimeout(60_000);

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `d${String(index).padStart(4, '0')}`);

  it('watches 5,000 documents and is sent only what changes, also by a restarted server', async () => {
    const { open, start, tap } = on.stage;
    const server = await start();
    const ids = numbered(5000);
    for (let from = 0; from < ids.length; from += 500) {
      const some = ids.slice(from, from + 500).map((id, index) => [`c/${id}`, { n: from + index }] as const);
      await administer(server.firestoreUrl, Object.fromEntries(some));
    }
    const tab = await open();
    await tab.watch('all', { collection: 'c' });
    await tab.sees('all', ids);
    expect(tap.heard('"documentChange"')).toBe(5000);

    tap.forget();
    await administer(server.firestoreUrl, { 'c/d2500': { n: -1 } });
    await tab.changes('all', 'modified d2500');
    expect(tap.heard('"documentChange"')).toBe(1);

    tap.hold();
    await administer(server.firestoreUrl, { 'c/d0000': null, 'c/d2501': { n: -1 } });
    await server.close();
    await start();
    tap.forget();
    tap.join();
    await tab.sees('all', ids.slice(1));
    await tab.changes('all', 'modified d2501');
    expect([tap.heard('"documentChange"'), tap.heard('"documentDelete"')]).toEqual([1, 1]);
  });

  it('is not sent the result of a limited query again when nothing has changed, else as it is now', async () => {
    const { open, start, tap } = on.stage;
    const server = await start();
    await administer(server.firestoreUrl, { 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/z': { n: 3 } });
    const tab = await open();
    await tab.watch('two', { collection: 'c', limit: 2 });
    await tab.sees('two', ['a', 'b']);
    tap.forget();
    await server.close();
    const second = await start();
    await until(() => tap.heard('"CURRENT"') > 0);
    expect([tap.heard('"RESET"'), tap.heard('"documentChange"')]).toEqual([0, 0]);
    tap.hold();
    await administer(second.firestoreUrl, { 'c/a': null });
    await second.close();
    await start();
    tap.join();
    await tab.sees('two', ['b', 'z']);
  });

  it('finds out what is gone when the data was restored from a backup', async () => {
    const { open, start, keepBackup, restoreBackup, tap } = on.stage;
    const before = await start();
    await administer(before.firestoreUrl, { 'c/a': { n: 1 } });
    await before.close();
    await keepBackup();
    const server = await start();
    await administer(server.firestoreUrl, { 'c/lost': { n: 2 } });
    const tab = await open(true);
    await tab.watch('all', { collection: 'c' });
    await tab.sees('all', ['a', 'lost']);
    tap.hold();
    await server.close();
    await restoreBackup();
    const { firestoreUrl } = await start();
    await administer(firestoreUrl, { 'c/new': { n: 3 } });
    tap.forget();
    tap.join();
    await tab.sees('all', ['a', 'new']);
    // The count told the client, which then asked again without its token.
    expect(tap.heard('"filter"')).toBeGreaterThan(0);
  });

  it('finds out what has changed since its application made a bundle', async () => {
    const { open, start } = on.stage;
    const { firestoreUrl } = await start();
    await administer(firestoreUrl, { 'c/a': { n: 1 } });
    const tab = await open();
    await tab.page.evaluate(
      async (bundle) => {
        await sdk.loadBundle(sdk.db, bundle);
      },
      bundleOf('bundled', 'c/gone'),
    );
    await tab.watch('named', { named: 'bundled' });
    await tab.changes('named', 'added gone');
    await tab.sees('named', ['a']);
  });
});

/** A bundle (https://firebase.google.com/docs/firestore/bundles) with a query for all of `c`, and one document of it. */
function bundleOf(query: string, path: string): string {
  const root = 'projects/demo-test/databases/(default)/documents';
  const time = '2026-01-01T00:00:00.000000Z';
  const name = `${root}/${path}`;
  const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  const bundledQuery = {
    parent: root,
    structuredQuery: { from: [{ collectionId: 'c' }], orderBy },
    limitType: 'FIRST',
  };
  const framed = (element: object) => {
    const json = JSON.stringify(element);
    return `${json.length}${json}`;
  };
  const elements = [
    { namedQuery: { name: query, bundledQuery, readTime: time } },
    { documentMetadata: { name, readTime: time, exists: true, queries: [query] } },
    { document: { name, fields: {}, createTime: time, updateTime: time } },
  ]
    .map(framed)
    .join('');
  const totalBytes = String(elements.length);
  return (
    framed({ metadata: { id: 'b', version: 1, createTime: time, totalDocuments: 1, totalBytes } }) + elements
  );
}
