import {
  DataError,
  editDocument,
  newDocument,
  tellOwnWrite,
  watchList,
  type DataGateway,
  type ListQuery,
  type Observer,
  type WatchedList,
} from '@console/shared/data';
import type { Listed } from '@console/shared/model';
import { createMemoryGateway, type Documents, type MemoryGateway } from '@console/shared/testing';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const idOf = (number: number) => `t${String(number).padStart(2, '0')}`;

/** Things, the one with the highest number begins last; one more has no start. */
const things = (count: number): Documents => ({
  ...Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [
      `things/${idOf(index + 1)}`,
      { start: new Date(1000 * (index + 1)) },
    ]),
  ),
  'things/a-timeless': {},
});
const latest = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => idOf(from - index));
/** All ids of so many things, as they are shown. */
const all = (count: number) => [...latest(count - 1, 1), 'a-timeless'];

const whole = { collection: 'things' };
const short = { ...whole, limit: 51 };
const firstPage = { ...whole, latestBy: 'start', limit: 10 };

type Thing = { id: string; start: number };

function follow(gateway: DataGateway, otherwise: Partial<WatchedList<Thing>> = {}) {
  const told: Omit<Listed<string>, 'since'>[] = [];
  let asked: number | undefined;
  const failures: DataError[] = [];
  const observer: Observer<Listed<Thing>> = {
    next({ rows, isWhole, since }) {
      told.push({ rows: rows.map(({ id }) => id), isWhole });
      asked = since;
    },
    failed: (error) => failures.push(error),
  };
  const list: WatchedList<Thing> = {
    query: whole,
    fromDocument: ({ id, fields }) => ({ id, start: Number(fields.start ?? 0) }),
    order: (a, b) => b.start - a.start,
    first: { latestBy: 'start' },
    ...otherwise,
  };
  const stop = watchList(gateway, list, observer);
  return { told, failures, stop, since: () => asked };
}

const isWhole = ({ limit }: ListQuery) => limit === undefined;

/** A device that remembers these things only, and a database that is silent about some queries until it is let. */
function slow(
  database: MemoryGateway,
  { remembered = [], silent = () => true }: { remembered?: string[]; silent?: (query: ListQuery) => boolean },
) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked: ListQuery[] = [];
  const followed = new Set<ListQuery>();
  const watch: DataGateway['watch'] = (query, read, observer) => {
    asked.push(query);
    followed.add(query);
    let stop = () => undefined as void;
    void Promise.resolve().then(async () => {
      const documents = remembered
        .slice(0, query.limit)
        .map((id) => read({ id, path: `things/${id}`, fields: database.documents()[`things/${id}`] ?? {} }));
      if (documents.length > 0 && followed.has(query)) observer.next({ documents, remembered: true });
      if (silent(query)) await answered;
      if (followed.has(query)) stop = database.watch(query, read, observer);
    });
    return () => {
      followed.delete(query);
      stop();
    };
  };
  const list: DataGateway['list'] = async (query) => {
    asked.push(query);
    if (silent(query)) await answered;
    return database.list(query);
  };
  return { gateway: { ...database, watch, list }, answer, asked, followed: () => [...followed] };
}

/** A device that has followed this database's list to the end, then closed it. */
async function knowing(database: MemoryGateway) {
  const { stop } = follow(database);
  await settle();
  stop();
}

const store = (gateway: DataGateway, id: string, second: number) =>
  newDocument({ id, sent: [] }).store(gateway, `things/${id}`, { start: new Date(1000 * second) });

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('a short list', () => {
  it.each([1, 13, 50])('of %i is whole with the first answer, and asked for once', async (count) => {
    const { gateway, asked, followed } = slow(createMemoryGateway(things(count)), { silent: () => false });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: all(count), isWhole: true }]);
    expect(asked).toEqual([short]);
    expect(followed()).toEqual([short]);
  });

  it('has every document, whether or not others begin at the same time or it begins at all', async () => {
    const start = new Date(1000);
    const { told } = follow(
      createMemoryGateway({ 'things/a': { start }, 'things/b': {}, 'things/c': { start } }),
    );
    await settle();
    expect(told).toEqual([{ rows: ['a', 'c', 'b'], isWhole: true }]);
  });

  it('is empty only when the database says so', async () => {
    const { gateway, answer } = slow(createMemoryGateway(), {});
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([]);
    answer();
    await settle();
    expect(told).toEqual([{ rows: [], isWhole: true }]);
  });

  it('follows every change, and stays whole', async () => {
    const database = createMemoryGateway(things(13));
    const { told } = follow(database);
    await settle();
    database.drop('things/t12');
    await store(database, 't12', 12);
    expect(told.slice(1)).toEqual([
      { rows: all(12), isWhole: true },
      { rows: all(13), isWhole: true },
    ]);
  });

  it('has what this page stores while it is asked for', async () => {
    const database = createMemoryGateway(things(13));
    const { gateway, answer } = slow(database, {});
    const { told } = follow(gateway);
    await store(database, 't13', 13);
    answer();
    await settle();
    expect(told).toEqual([{ rows: all(14), isWhole: true }]);
  });

  it('loses none where one goes and one comes at its greatest length', async () => {
    const database = createMemoryGateway(things(50));
    const { gateway, followed } = slow(database, { silent: () => false });
    const { told } = follow(gateway);
    await settle();
    database.drop('things/t49');
    await store(database, 't49', 49);
    expect(told.at(-1)).toEqual({ rows: all(50), isWhole: true });
    expect(followed()).toEqual([short]);
  });

  it('is told to all who follow it', async () => {
    const database = createMemoryGateway(things(50));
    const both = [follow(database), follow(database)];
    await settle();
    await store(database, 't50', 50);
    await settle();
    expect(both.map(({ told }) => told.at(-1))).toEqual([
      { rows: all(51), isWhole: true },
      { rows: all(51), isWhole: true },
    ]);
  });

  it('that the device knows is whole at once, and asked for as before', async () => {
    const database = createMemoryGateway(things(13));
    await knowing(database);
    const { gateway, asked } = slow(database, { remembered: all(13) });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: all(13), isWhole: true }]);
    expect(asked).toEqual([short]);
  });

  it('that the device knows is told once where the database says the same', async () => {
    const database = createMemoryGateway(things(13));
    await knowing(database);
    const watch: DataGateway['watch'] = (_query, read, { next }) => {
      const found = all(13).map((id) => read({ id, path: `things/${id}`, fields: {} }));
      void Promise.resolve().then(() => {
        next({ documents: found, remembered: true });
        next({ documents: found });
      });
      return () => undefined;
    };
    const { told } = follow({ ...database, watch });
    await settle();
    expect(told).toHaveLength(1);
  });

  it('of which the device has lost a part is not whole until the database says so', async () => {
    const database = createMemoryGateway(things(13));
    await knowing(database);
    const { gateway, answer, asked } = slow(database, { remembered: ['t07'] });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
    answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all(13), isWhole: true });
    expect(asked).toEqual([short]);
  });

  it('that the device does not know shows nothing of what it remembers, as the database answers in time', async () => {
    const { gateway, answer } = slow(createMemoryGateway(things(13)), { remembered: ['t07'] });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([]);
    answer();
    await settle();
    expect(told).toEqual([{ rows: all(13), isWhole: true }]);
  });

  it('that the device does not know shows what it remembers as a part after some seconds of silence', async () => {
    jest.useFakeTimers();
    const { gateway, answer } = slow(createMemoryGateway(things(13)), { remembered: ['t07'] });
    const { told } = follow(gateway);
    await jest.advanceTimersByTimeAsync(4900);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
    answer();
    await jest.advanceTimersByTimeAsync(20);
    expect(told.slice(1)).toEqual([{ rows: all(13), isWhole: true }]);
  });

  it('that is refused says so, and nothing after', async () => {
    jest.useFakeTimers();
    const database = createMemoryGateway(things(13));
    database.breakDown('denied');
    const { told, failures } = follow(slow(database, { remembered: ['t07'], silent: () => false }).gateway);
    await jest.advanceTimersByTimeAsync(6000);
    expect([told, failures.map(({ kind }) => kind)]).toEqual([[], ['denied']]);
  });

  it('that nobody follows any more asks for nothing and tells nothing', async () => {
    jest.useFakeTimers();
    const { gateway, asked, followed } = slow(createMemoryGateway(things(60)), { remembered: ['t07'] });
    const { told, stop } = follow(gateway);
    await jest.advanceTimersByTimeAsync(20);
    stop();
    await jest.advanceTimersByTimeAsync(6000);
    expect([told, asked, followed()]).toEqual([[], [short], []]);
  });

  it('narrowed to one person is not taken for that of all', async () => {
    const own = { ...whole, where: [['of', 'ruth@example.org']] } as const;
    follow(createMemoryGateway(things(13)), { query: own });
    await settle();
    const { gateway } = slow(createMemoryGateway(things(13)), { remembered: [] });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([]);
  });
});

describe('a short list that grows', () => {
  /** Follows fifty things; what is more than short does not come until it is let. */
  const fifty = async () => {
    const database = createMemoryGateway(things(50));
    const { gateway, ...device } = slow(database, { silent: isWhole });
    const followed = follow(gateway);
    await settle();
    return { database, device, gateway, ...followed };
  };

  it('keeps its rows and has the new one, then is asked for as a whole', async () => {
    const { database, device, told } = await fifty();
    await store(database, 't50', 50);
    await settle();
    expect(told.slice(1)[0]).toEqual({ rows: all(51), isWhole: false });
    expect(device.followed()).toEqual([whole]);
    device.answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all(51), isWhole: true });
    database.put('things/t51', { start: new Date(51_000) });
    expect(told.at(-1)).toEqual({ rows: all(52), isWhole: true });
    expect(device.asked).toEqual([short, whole]);
  });

  it('counts how late the rest is from then on', async () => {
    jest.useFakeTimers();
    const database = createMemoryGateway(things(50));
    const { gateway } = slow(database, { silent: isWhole });
    const { since } = follow(gateway);
    await jest.advanceTimersByTimeAsync(60_000);
    const then = Date.now();
    database.put('things/t50', { start: new Date(50_000) });
    await jest.advanceTimersByTimeAsync(20);
    expect(since()).toBe(then);
  });

  it('has what this page stores until the whole has come', async () => {
    const { database, told } = await fifty();
    database.put('things/t50', { start: new Date(50_000) });
    await settle();
    await store(database, 'x', 49.5);
    await settle();
    expect(told.at(-1)?.rows.slice(0, 3)).toEqual(['t50', 'x', 't49']);
    expect(told.at(-1)?.isWhole).toBe(false);
  });

  it('begins as a long one where it was left before the whole had come', async () => {
    const { database, stop } = await fifty();
    database.put('things/t50', { start: new Date(50_000) });
    await settle();
    stop();
    const { gateway, asked } = slow(database, { remembered: all(51), silent: isWhole });
    const { told } = follow(gateway);
    await settle();
    expect(asked).toEqual([firstPage, whole]);
    expect(told).toEqual([{ rows: latest(50, 41), isWhole: false }]);
  });

  it('while nobody follows it begins with what the device remembers, then is whole', async () => {
    const database = createMemoryGateway(things(50));
    await knowing(database);
    for (const number of [50, 51, 52]) database.put(`things/t${number}`, { start: new Date(1000 * number) });
    const { told } = follow(slow(database, { remembered: all(50), silent: () => false }).gateway);
    await settle();
    expect(told[0]).toEqual({ rows: all(50), isWhole: true });
    expect(told.at(-1)).toEqual({ rows: all(53), isWhole: true });
    const lengths = told.map(({ rows }) => rows.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('is asked for as a whole from then on, also when it is short again', async () => {
    const { database, device, stop } = await fifty();
    await store(database, 't50', 50);
    device.answer();
    await settle();
    for (const id of latest(50, 30)) database.drop(`things/${id}`);
    stop();
    const { gateway, asked } = slow(database, { remembered: all(30) });
    const { told } = follow(gateway);
    await settle();
    expect(asked).toEqual([whole]);
    expect(told).toEqual([{ rows: all(30), isWhole: true }]);
  });
});

describe('a long list', () => {
  it('is known by its fifty-first document; then begins with its first page, and is whole', async () => {
    const { gateway, asked, followed } = slow(createMemoryGateway(things(51)), { silent: () => false });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([
      { rows: latest(50, 41), isWhole: false },
      { rows: all(51), isWhole: true },
    ]);
    expect(asked).toEqual([short, firstPage, whole]);
    expect(followed()).toEqual([whole]);
  });

  it('asks for itself once its first page is there', async () => {
    const { gateway, asked, answer } = slow(createMemoryGateway(things(60)), {
      silent: ({ latestBy }) => latestBy !== undefined,
    });
    follow(gateway);
    await settle();
    expect(asked).toEqual([short, firstPage]);
    answer();
    await settle();
    expect(asked).toEqual([short, firstPage, whole]);
  });

  it('in the order of ids begins with what told that it is long', async () => {
    const { gateway, asked } = slow(createMemoryGateway(things(60)), { silent: isWhole });
    const { told } = follow(gateway, { first: {}, order: (a, b) => (a.id < b.id ? -1 : 1) });
    await settle();
    expect(told).toEqual([{ rows: ['a-timeless', ...latest(50, 1).reverse()], isWhole: false }]);
    expect(asked).toEqual([short, whole]);
  });

  it('that has no order by itself in the database comes all at once', async () => {
    const { gateway, asked } = slow(createMemoryGateway(things(60)), { silent: () => false });
    const { told } = follow(gateway, { first: undefined });
    await settle();
    expect(told).toEqual([{ rows: all(60), isWhole: true }]);
    expect(asked).toEqual([whole]);
  });

  it('none of which has a start waits for the whole', async () => {
    const timeless = Object.fromEntries(latest(60, 1).map((id) => [`things/${id}`, {}]));
    const { told } = follow(createMemoryGateway(timeless));
    await settle();
    expect(told.map(({ rows, isWhole }) => [rows.length, isWhole])).toEqual([[60, true]]);
  });

  it('follows every change, and stays whole', async () => {
    const database = createMemoryGateway(things(60));
    const { told } = follow(database);
    await settle();
    database.drop('things/t59');
    expect(told.at(-1)).toEqual({ rows: all(59), isWhole: true });
  });

  it('that the device knows is whole at once, and asks for nothing else', async () => {
    const database = createMemoryGateway(things(60));
    await knowing(database);
    const { gateway, asked } = slow(database, { remembered: all(60) });
    const { told } = follow(gateway);
    await settle();
    expect(asked).toEqual([whole]);
    expect(told).toEqual([{ rows: all(60), isWhole: true }]);
  });

  it('of which the device has lost a part is not whole until the database says so', async () => {
    const database = createMemoryGateway(things(60));
    await knowing(database);
    const { gateway, answer, asked } = slow(database, { remembered: ['t07'] });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
    answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all(60), isWhole: true });
    expect(asked).toEqual([whole]);
  });

  it('does not mix what the device remembers into its first page', async () => {
    const { gateway } = slow(createMemoryGateway(things(60)), { remembered: ['t07'], silent: isWhole });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: latest(59, 50), isWhole: false }]);
  });

  it('shows what the device remembers where no page comes', async () => {
    const { gateway } = slow(createMemoryGateway(things(60)), { remembered: ['t07'], silent: isWhole });
    const { told } = follow({
      ...gateway,
      list: () => Promise.reject(new DataError('unavailable', 'offline')),
    });
    await settle();
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
  });

  it('waits some seconds for its first page, not longer', async () => {
    jest.useFakeTimers();
    const { gateway } = slow(createMemoryGateway(things(60)), { remembered: ['t07'], silent: isWhole });
    const { told } = follow({ ...gateway, list: () => new Promise(() => undefined) });
    await jest.advanceTimersByTimeAsync(4900);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
  });

  it('that the device remembers and does not know is shown as far as it is remembered when nothing answers', async () => {
    jest.useFakeTimers();
    const { gateway, asked } = slow(createMemoryGateway(things(60)), { remembered: all(60) });
    const { told } = follow(gateway);
    await jest.advanceTimersByTimeAsync(5100);
    expect(told).toEqual([{ rows: latest(59, 9), isWhole: false }]);
    expect(asked).toEqual([short, whole]);
  });

  it('that is refused while its first page is shown says so', async () => {
    const database = createMemoryGateway(things(60));
    const { gateway, answer } = slow(database, { silent: isWhole });
    const { told, failures } = follow(gateway);
    await settle();
    database.breakDown('denied');
    answer();
    await settle();
    expect([told.length, failures.map(({ kind }) => kind)]).toEqual([1, ['denied']]);
  });

  it.each([
    ['its first page', ({ latestBy }: ListQuery) => latestBy !== undefined, [short, firstPage]],
    ['the whole', isWhole, [short, firstPage, whole]],
  ] as const)(
    'that nobody follows any more while %s is awaited tells nothing',
    async (_what, silent, queries) => {
      const { gateway, answer, asked, followed } = slow(createMemoryGateway(things(60)), { silent });
      const { told, stop } = follow(gateway);
      await settle();
      const before = told.length;
      stop();
      answer();
      await settle();
      expect([told.length, asked, followed()]).toEqual([before, queries, []]);
    },
  );

  describe('while its first page is shown', () => {
    /** Follows a list whose rest does not come until it is let. */
    const part = async () => {
      const database = createMemoryGateway(things(60));
      const { gateway, answer, asked } = slow(database, { silent: isWhole });
      const paths: string[] = [];
      const transact: DataGateway['transact'] = (work) =>
        database.transact((transaction) =>
          work({ ...transaction, get: (path) => (paths.push(path), transaction.get(path)) }),
        );
      const { told, stop } = follow({ ...gateway, transact });
      await settle();
      return { database, answer, asked, told, stop, paths };
    };

    it('has at its place what this page creates', async () => {
      const { database, told } = await part();
      await store(database, 'own', 58.5);
      await settle();
      expect(told.slice(1)).toEqual([{ rows: ['t59', 'own', ...latest(58, 51)], isWhole: false }]);
    });

    it('has what this page edits as it is stored, for one read', async () => {
      const { database, told, paths, asked } = await part();
      await editDocument(database, {
        path: 'things/t52',
        fromDocument: ({ fields }) => fields,
        toFields: (fields) => fields,
        decide: () => ({ edited: { start: new Date(1000 * 60) }, outcome: 'stored' }),
      });
      await settle();
      expect(told.slice(1)).toEqual([
        { rows: ['t52', ...latest(59, 53), ...latest(51, 50)], isWhole: false },
      ]);
      expect(paths).toEqual(['things/t52']);
      expect(asked).toHaveLength(3);
    });

    it('loses what this page deletes', async () => {
      const { database, told } = await part();
      database.drop('things/t59');
      tellOwnWrite('things/t59');
      await settle();
      expect(told.slice(1)).toEqual([{ rows: latest(58, 50), isWhole: false }]);
    });

    it('reads nothing for what is stored elsewhere', async () => {
      const { paths } = await part();
      tellOwnWrite('others/o1');
      tellOwnWrite('things/t01/parts/p1');
      await settle();
      expect(paths).toEqual([]);
    });

    it('reads nothing of what this page stores once it is whole, or nobody follows it', async () => {
      const ended = await part();
      ended.answer();
      await settle();
      const left = await part();
      left.stop();
      tellOwnWrite('things/t59');
      await settle();
      expect([ended.paths, left.paths]).toEqual([[], []]);
      expect(ended.told.at(-1)).toEqual({ rows: all(60), isWhole: true });
    });
  });
});
