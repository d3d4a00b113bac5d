import {
  DataError,
  subscribeToList,
  type DataGateway,
  type ListQuery,
  type ListSource,
} from '@console/shared/data';
import type { PartialList } from '@console/shared/model';
import { createMemoryGateway, type Documents } from '@console/shared/testing';

type Thing = { id: string; start: number };

const idOf = (number: number) => `t${String(number).padStart(2, '0')}`;

/** Things: the one with the highest number starts last, and one has no start. */
const things = (count: number): Documents => ({
  'things/timeless': {},
  ...Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [
      `things/${idOf(index + 1)}`,
      { start: new Date(index + 1) },
    ]),
  ),
});
/** The first rows of a list with this many things. */
const latest = (count: number, length = 10) => Array.from({ length }, (_, index) => idOf(count - 1 - index));
const all = (count: number) => [...latest(count, count - 1), 'timeless'];

const whole: ListQuery = { collection: 'things' };
const firstPage: ListQuery = { ...whole, latestBy: 'start', limit: 10 };
const isWhole = ({ limit }: ListQuery) => limit === undefined;

/** A device with these things in its cache, and a server that does not answer some queries until `answer` is called. */
function deviceWith(
  documents: Documents,
  { cached = [], isSilent = () => false }: { cached?: string[]; isSilent?: (query: ListQuery) => boolean },
) {
  const server = createMemoryGateway(documents);
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const requested: ListQuery[] = [];
  const stored = (id: string) => {
    const fields = documents[`things/${id}`] ?? {};
    return { id, path: `things/${id}`, fields };
  };
  const gateway: DataGateway = {
    ...server,
    get: async (path) => (cached.some((id) => path === `things/${id}`) ? stored(path.slice(7)) : undefined),
    async list(query) {
      requested.push(query);
      if (isSilent(query)) await answered;
      return server.list(query);
    },
    watch(query, read, observer) {
      requested.push(query);
      let isOpen = true;
      let stop = () => undefined as void;
      void Promise.resolve().then(async () => {
        if (isOpen && cached.length > 0)
          observer.next({ documents: cached.map((id) => read(stored(id))), fromCache: true });
        if (isSilent(query)) await answered;
        if (isOpen) stop = server.watch(query, read, observer);
      });
      return () => {
        isOpen = false;
        stop();
      };
    },
  };
  return { server, gateway, requested, answer: () => answer() };
}

/** Subscribes to all things; records the ids of the rows and whether the list was complete. */
function subscribe(gateway: DataGateway, otherwise: Partial<ListSource<Thing>> = {}) {
  const lists: [rows: string[], isComplete: boolean][] = [];
  const failures: DataError['kind'][] = [];
  const requestedAt: number[] = [];
  const asOf: (number | undefined)[] = [];
  const source: ListSource<Thing> = {
    query: whole,
    fromDocument: ({ id, fields }) => ({ id, start: Number(fields.start ?? 0) }),
    order: (a, b) => b.start - a.start,
    latestBy: 'start',
    ...otherwise,
  };
  const close = subscribeToList(gateway, source, {
    next(list: PartialList<Thing>) {
      lists.push([list.rows.map(({ id }) => id), list.isComplete]);
      requestedAt.push(list.requestedAt);
      asOf.push(list.asOf);
    },
    failed: ({ kind }) => failures.push(kind),
  });
  return { lists, failures, requestedAt, asOf, close };
}

const settled = () => jest.advanceTimersByTimeAsync(20);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', '{"uid":"u1"}');
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('a list', () => {
  it('shows its first page, then all rows', async () => {
    const { gateway, requested } = deviceWith(things(60), {});
    const { lists } = subscribe(gateway);
    await settled();
    expect(lists).toEqual([
      [latest(60), false],
      [all(60), true],
    ]);
    expect(requested).toEqual([firstPage, whole]);
  });

  it('is requested after its first page has loaded', async () => {
    const { gateway, requested, answer } = deviceWith(things(60), { isSilent: (query) => !isWhole(query) });
    const { requestedAt } = subscribe(gateway);
    const then = Date.now();
    await jest.advanceTimersByTimeAsync(4000);
    expect(requested).toEqual([firstPage]);
    answer();
    await settled();
    expect(requested).toEqual([firstPage, whole]);
    expect(requestedAt).toEqual([then, then]);
  });

  it('loads as a whole without a first page', async () => {
    const { gateway, requested } = deviceWith(things(60), {});
    const { lists } = subscribe(gateway, { latestBy: undefined });
    await settled();
    expect(lists).toEqual([[all(60), true]]);
    expect(requested).toEqual([whole]);
  });

  it('is empty only when the server confirms it', async () => {
    const { gateway, answer } = deviceWith({}, { isSilent: isWhole });
    const { lists } = subscribe(gateway);
    await settled();
    expect(lists).toEqual([]);
    answer();
    await settled();
    expect(lists).toEqual([[[], true]]);
  });

  it('updates with every change and stays complete', async () => {
    const { server, gateway } = deviceWith(things(13), {});
    const { lists } = subscribe(gateway);
    await settled();
    server.drop('things/t12');
    expect(lists.at(-1)).toEqual([all(12), true]);
  });

  it('says of when its rows are once the connection is lost', async () => {
    const server = createMemoryGateway(things(13));
    let lose = () => undefined as void;
    const gateway: DataGateway = {
      ...server,
      watch: (query, read, observer) =>
        server.watch(query, read, {
          ...observer,
          next(result) {
            observer.next(result);
            lose = () => observer.next({ ...result, fromCache: true });
          },
        }),
    };
    const { lists, asOf } = subscribe(gateway);
    await settled();
    const confirmedAt = Date.now();
    await jest.advanceTimersByTimeAsync(60_000);
    lose();
    expect(lists.at(-1)).toEqual([all(13), false]);
    expect(asOf.at(-1)).toBeCloseTo(confirmedAt, -2);
  });

  it('keeps its first page while the cache has fewer rows', async () => {
    const { gateway } = deviceWith(things(60), { cached: ['t07'], isSilent: isWhole });
    const { lists } = subscribe(gateway);
    await settled();
    expect(lists).toEqual([[latest(60), false]]);
  });

  it('shows cached rows as incomplete while the server does not answer', async () => {
    const { gateway } = deviceWith(things(60), { cached: all(60), isSilent: () => true });
    const { lists } = subscribe(gateway);
    await jest.advanceTimersByTimeAsync(4900);
    expect(lists).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(lists).toEqual([[all(60), false]]);
  });

  it('ignores a first page that arrives after cached rows', async () => {
    const { gateway, answer } = deviceWith(things(60), { cached: all(60), isSilent: () => true });
    const { lists } = subscribe(gateway);
    await jest.advanceTimersByTimeAsync(5100);
    answer();
    await settled();
    expect(lists.map(([rows]) => rows.length)).toEqual([60, 60]);
  });

  it('loads without its first page when that fails', async () => {
    const { gateway } = deviceWith(things(60), {});
    const list = () => Promise.reject(new DataError('unavailable', 'offline'));
    const { lists } = subscribe({ ...gateway, list });
    await settled();
    expect(lists).toEqual([[all(60), true]]);
  });

  it('fails when it is refused, and emits nothing afterwards', async () => {
    const { server, gateway, answer } = deviceWith(things(60), { isSilent: isWhole });
    const { lists, failures } = subscribe(gateway);
    await settled();
    server.breakDown('denied');
    answer();
    await jest.advanceTimersByTimeAsync(6000);
    expect([lists.length, failures]).toEqual([1, ['denied']]);
  });

  it.each([
    ['its first page', (query: ListQuery) => !isWhole(query), [firstPage]],
    ['all rows', isWhole, [firstPage, whole]],
  ])(
    'requests and emits nothing more when it is closed before %s loaded',
    async (_what, isSilent, queries) => {
      const { gateway, requested, answer } = deviceWith(things(60), { isSilent });
      const { lists, close } = subscribe(gateway);
      await settled();
      const before = lists.length;
      close();
      answer();
      await jest.advanceTimersByTimeAsync(6000);
      expect([lists.length, requested]).toEqual([before, queries]);
    },
  );
});

describe('a list that was complete on this device', () => {
  /** Completes the list of these things, then closes it. */
  async function completed(documents: Documents) {
    const { close } = subscribe(createMemoryGateway(documents));
    await settled();
    close();
  }

  it('begins with its last first page, as of then, before the client has loaded', async () => {
    await completed(things(60));
    const savedAt = Date.now();
    await jest.advanceTimersByTimeAsync(60_000);
    const { gateway, requested, answer } = deviceWith(things(61), { isSilent: () => true });
    const { lists, asOf } = subscribe(gateway);
    await settled();
    expect(lists).toEqual([[latest(60), false]]);
    answer();
    await settled();
    expect(lists.at(-1)).toEqual([all(61), true]);
    expect([asOf[0], asOf.at(-1)]).toEqual([expect.closeTo(savedAt, -2), undefined]);
    expect(requested).toEqual([whole]);
  });

  it('begins with the first page also when the rest never came', async () => {
    const { gateway } = deviceWith(things(60), { isSilent: isWhole });
    const { close } = subscribe(gateway);
    await settled();
    close();
    const { lists } = subscribe(deviceWith(things(60), { isSilent: () => true }).gateway);
    await settled();
    expect(lists).toEqual([[latest(60), false]]);
  });

  it('has no rows of a person who signed in before', async () => {
    await completed(things(60));
    localStorage.setItem('user', '{"uid":"u2"}');
    const { lists } = subscribe(deviceWith(things(60), { isSilent: () => true }).gateway);
    await settled();
    expect(lists).toEqual([]);
  });

  it('is forgotten when the database refuses it', async () => {
    await completed(things(60));
    const { server, gateway, answer } = deviceWith(things(60), { isSilent: isWhole });
    const { failures } = subscribe(gateway);
    server.breakDown('denied');
    answer();
    await settled();
    expect(failures).toEqual(['denied']);
    const { lists } = subscribe(deviceWith(things(60), { isSilent: () => true }).gateway);
    await settled();
    expect(lists).toEqual([]);
  });

  it('requests no first page when it was empty', async () => {
    await completed({});
    const { gateway, requested } = deviceWith({}, {});
    subscribe(gateway);
    await settled();
    expect(requested).toEqual([whole]);
  });
});
