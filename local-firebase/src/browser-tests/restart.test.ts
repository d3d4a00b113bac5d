import { join } from 'node:path';
import { describeInBrowser } from '../testing/browser';
import { useStage } from '../testing/stage';
import { until } from '../testing/until';

describeInBrowser('the full SDK and a server that goes away', () => {
  const on = useStage();
  jest.setTimeout(60_000);

  it('stores each write once when the server is killed in between', async () => {
    const { open, startProgram } = on.stage;
    const kill = await startProgram();
    const [writer, reader] = [await open(), await open()];
    await reader.watch('all', { collection: 'c' });
    await reader.sees('all', []);
    const ids = Array.from({ length: 40 }, (_, index) => `w${index + 10}`);
    const writes = ids.map((id) => writer.set(`c/${id}`));
    await writes[5];
    await kill();
    await startProgram();
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['ok']));
    await reader.sees('all', ids);
    expect((await reader.changes('all')).sort()).toEqual(ids.map((id) => `added ${id}`));
  });

  it('lets a page start offline from its cache, and sends what was written then in order', async () => {
    const { open, start, tap } = on.stage;
    await start();
    const before = await open(true);
    await before.watch('all', { collection: 'c' });
    await before.set('c/old', { n: 1 });
    await before.sees('all', ['old']);
    await before.close();
    tap.cut();
    const offline = await open(true);
    await offline.watch('all', { collection: 'c' });
    await offline.changes('all', 'added old');
    const steps = Array.from({ length: 12 }, (_, index) => index);
    const writes = steps.map((step) =>
      offline.page.evaluate((value) => {
        const { setDoc, doc, arrayUnion, db } = sdk;
        return setDoc(doc(db, 'c/trail'), { steps: arrayUnion(value), last: value }, { merge: true });
      }, step),
    );
    tap.join();
    await Promise.all(writes);
    await offline.sees('all', ['old', 'trail']);
    const other = await open();
    const stored = other.page.evaluate(async () => (await sdk.getDoc(sdk.doc(sdk.db, 'c/trail'))).data());
    expect(await stored).toEqual({ steps, last: 11 });
  });

  it('sends what was written offline also when the page was closed and opened in between', async () => {
    const { open, start, tap } = on.stage;
    await start();
    const first = await open(true);
    await first.watch('all', { collection: 'c' });
    await first.sees('all', []);
    tap.cut();
    void first.set('c/kept').catch(() => 'The page is closed before.');
    await first.changes('all', 'added kept');
    await first.close();
    tap.join();
    const [second, other] = [await open(true), await open()];
    await second.watch('all', { collection: 'c' });
    await second.sees('all', ['kept']);
    await other.watch('all', { collection: 'c' });
    await other.sees('all', ['kept']);
  });

  it('goes on in the other tabs when the one that speaks for all of them is closed', async () => {
    const { open, start } = on.stage;
    await start();
    const speaker = await open(true);
    await speaker.watch('all', { collection: 'c' });
    await speaker.sees('all', []);
    const other = await open(true);
    await other.watch('all', { collection: 'c' });
    await other.set('c/a');
    await other.sees('all', ['a']);
    await speaker.close();
    expect(await other.set('c/b')).toBe('ok');
    await other.sees('all', ['a', 'b']);
  });

  it('goes on showing what happens when the server comes back with its clock set back', async () => {
    const { open, startProgram, tap } = on.stage;
    const kill = await startProgram();
    const tab = await open();
    await tab.set('c/a');
    await tab.watch('first', { collection: 'c' });
    await tab.sees('first', ['a']);
    // The last that this page is shown is later than the last commit.
    tap.forget();
    await tab.watch('second', { collection: 'd' });
    await until(() => tap.heard('"CURRENT"') > 0);
    await tab.sees('second', []);
    await kill();
    await startProgram(join(__dirname, '../testing/an-hour-ago.cjs'));
    await tab.set('c/b');
    await tab.sees('first', ['a', 'b']);
  });
});
