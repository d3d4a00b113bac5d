import type { Condition } from './conditions';
import type { ContenderName } from './contender-name';
import type { PageToLoad, Staged } from './first-load';
import { toRows } from './results/kinds';
import type { Sample } from './results/samples';
import { visiting } from './second-visit';

/** More than a week, in milliseconds. */
const awayMs = 8 * 24 * 60 * 60 * 1000;

/** The rows on a visit a week after the first one. */
export const measureAfterWeek = (
  staged: Staged,
  page: PageToLoad,
  contender: ContenderName,
  condition: Condition,
): Promise<Sample[]> =>
  visiting(staged, page, contender, async (visitor) => {
    const open = await visitor.settle();
    // An address of the same origin where no application runs.
    await open.goto(`${staged.stage.origins[contender]}/none.txt`);
    await open.evaluate(ageCaches, awayMs);
    await open.evaluate(ageStorage, awayMs);
    await open.evaluate(ageDatabases, awayMs);
    const { shown } = await visitor.comeBack(condition);
    const measure = toRows(`a week later, ${page.name}`);
    return [{ measure, condition: condition.name, contender, value: shown }];
  });

/** Runs in the page: makes what the service worker and the page have cached older, except files that never change. */
async function ageCaches(ms: number): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const cached = await cache.match(request);
      if (!cached || cached.headers.get('Cache-Control')?.includes('immutable')) continue;
      const { status, headers } = cached;
      const text = await cached.text();
      const aged = new Headers(headers);
      const date = headers.get('Date');
      if (date) aged.set('Date', new Date(Date.parse(date) - ms).toUTCString());
      const body = text.replace(/"readAt":(\d+)/, (_, time) => `"readAt":${Number(time) - ms}`);
      await cache.put(request, new Response(body, { status, headers: aged }));
    }
  }
}

/** Runs in the page: makes the rows that it has kept older. */
function ageStorage(ms: number): void {
  for (const [key, value] of Object.entries(localStorage) as [string, string][])
    localStorage.setItem(
      key,
      value.replace(/"savedAt":(\d+)/, (_, time) => `"savedAt":${Number(time) - ms}`),
    );
}

/**
 * Runs in the page: the access token has expired, and the database does not know how far each list was followed, so it
 * answers with the whole list.
 */
async function ageDatabases(ms: number): Promise<void> {
  const ended = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    });
  type Stored = { resumeToken?: string; value?: { stsTokenManager?: { expirationTime: number } } };
  const edit = (record: Stored) => {
    if (record.resumeToken) record.resumeToken = btoa('expired');
    const token = record.value?.stsTokenManager;
    if (token) token.expirationTime -= ms;
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await ended(indexedDB.open(name));
    for (const store of ['targets', 'firebaseLocalStorage']) {
      if (!database.objectStoreNames.contains(store)) continue;
      const records = database.transaction(store, 'readwrite').objectStore(store);
      for (const record of (await ended(records.getAll())) as Stored[]) {
        edit(record);
        await ended(records.put(record));
      }
    }
    database.close();
  }
}
