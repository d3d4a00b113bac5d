import {
  DataError,
  editDocument,
  newDocument,
  tellOwnWrite,
  watchList,
  type DataGateway,
  type ListQuery,
  type Observer,
} from '@console/shared/data';
import type { Listed } from '@console/shared/model';
import { createMemoryGateway, type MemoryGateway } from '@console/shared/testing';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Twelve things, the one with the highest number begins last; one more has no start. */
const documents = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `things/t${index + 1}`,
      { start: new Date(1000 * (index + 1)) },
    ]),
  ),
  'things/timeless': {},
};
const latest = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `t${from - index}`);
const all = [...latest(12, 1), 'timeless'];

type Thing = { id: string; start: number };

function follow(gateway: DataGateway, query: Partial<ListQuery> = {}) {
  const told: Listed<string>[] = [];
  const failures: DataError[] = [];
  const observer: Observer<Listed<Thing>> = {
    next: ({ rows, isWhole }) => told.push({ rows: rows.map(({ id }) => id), isWhole }),
    failed: (error) => failures.push(error),
  };
  const stop = watchList(
    gateway,
    {
      query: { collection: 'things', ...query },
      fromDocument: ({ id, fields }) => ({ id, start: Number(fields.start ?? 0) }),
      order: (a, b) => b.start - a.start,
      first: { latestBy: 'start' },
    },
    observer,
  );
  return { told, failures, stop };
}

/** A device that remembers these things only, and a database that answers when it is let. */
function slow(gateway: MemoryGateway, remembered: readonly string[] = []) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked: ListQuery[] = [];
  const watch: DataGateway['watch'] = (query, read, observer) => {
    asked.push(query);
    const documents = remembered.map((id) =>
      read({ id, path: `things/${id}`, fields: gateway.documents()[`things/${id}`] ?? {} }),
    );
    if (documents.length > 0) observer.next({ documents, remembered: true });
    let stop = () => undefined as void;
    let isOpen = true;
    void answered.then(() => isOpen && (stop = gateway.watch(query, read, observer)));
    return () => {
      isOpen = false;
      stop();
    };
  };
  const list: DataGateway['list'] = (query) => {
    asked.push(query);
    return gateway.list(query);
  };
  return { gateway: { ...gateway, watch, list }, answer, asked };
}

describe('a followed list', () => {
  beforeEach(() => localStorage.clear());

  it('begins with its first page, then is whole', async () => {
    const { told } = follow(createMemoryGateway(documents));
    await settle();
    expect(told).toEqual([
      { rows: latest(12, 3), isWhole: false },
      { rows: all, isWhole: true },
    ]);
  });

  it('asks for itself once its first page is there', async () => {
    const { gateway, asked, answer } = slow(createMemoryGateway(documents));
    const { told } = follow(gateway);
    expect(asked).toEqual([{ collection: 'things', latestBy: 'start', limit: 10 }]);
    await settle();
    expect(asked.slice(1)).toEqual([{ collection: 'things' }]);
    expect(told).toEqual([{ rows: latest(12, 3), isWhole: false }]);
    answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all, isWhole: true });
  });

  it('follows every change, and stays whole', async () => {
    const gateway = createMemoryGateway(documents);
    const { told } = follow(gateway);
    await settle();
    gateway.drop('things/t12');
    expect(told.at(-1)).toEqual({ rows: all.slice(1), isWhole: true });
  });

  it('is empty only when all of it is known', async () => {
    const { told } = follow(createMemoryGateway());
    await settle();
    expect(told).toEqual([{ rows: [], isWhole: true }]);
  });

  it('that the device knows is whole at once, and asks for no page of its own', async () => {
    const database = createMemoryGateway(documents);
    follow(database);
    await settle();
    const { gateway, asked, answer } = slow(database, all);
    const { told } = follow(gateway);
    await settle();
    expect(asked).toEqual([{ collection: 'things' }]);
    expect(told).toEqual([{ rows: all, isWhole: true }]);
    answer();
  });

  it('that the device knows is told once where the database says the same', async () => {
    const database = createMemoryGateway(documents);
    follow(database);
    await settle();
    const watch: DataGateway['watch'] = (_query, read, { next }) => {
      const found = all.map((id) => read({ id, path: `things/${id}`, fields: {} }));
      next({ documents: found, remembered: true });
      next({ documents: found });
      return () => undefined;
    };
    expect(follow({ ...database, watch }).told).toHaveLength(1);
  });

  it('of which the device has lost a part is not whole until the database says so', async () => {
    const database = createMemoryGateway(documents);
    follow(database);
    await settle();
    const { gateway, answer } = slow(database, ['t7']);
    const { told } = follow(gateway);
    expect(told).toEqual([{ rows: ['t7'], isWhole: false }]);
    answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all, isWhole: true });
  });

  it('does not mix what the device remembers into its first page', async () => {
    const { gateway } = slow(createMemoryGateway(documents), ['t7']);
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: latest(12, 3), isWhole: false }]);
  });

  it('shows what the device remembers where no page comes', async () => {
    const { gateway } = slow(createMemoryGateway(documents), ['t7']);
    const { told } = follow({
      ...gateway,
      list: () => Promise.reject(new DataError('unavailable', 'offline')),
    });
    await settle();
    expect(told).toEqual([{ rows: ['t7'], isWhole: false }]);
  });

  it('waits some seconds for its first page, not longer', async () => {
    jest.useFakeTimers();
    const { gateway } = slow(createMemoryGateway(documents), ['t7']);
    const { told } = follow({ ...gateway, list: () => new Promise(() => undefined) });
    await jest.advanceTimersByTimeAsync(4900);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(told).toEqual([{ rows: ['t7'], isWhole: false }]);
    jest.useRealTimers();
  });

  describe('while its first page is shown', () => {
    /** Follows a list whose rest does not come until it is let. */
    const part = async () => {
      const database = createMemoryGateway(documents);
      const { gateway, answer, asked } = slow(database);
      const { told, stop } = follow(gateway);
      await settle();
      const paths: string[] = [];
      const transact: DataGateway['transact'] = (work) =>
        database.transact((transaction) =>
          work({ ...transaction, get: (path) => (paths.push(path), transaction.get(path)) }),
        );
      Object.assign(gateway, { transact });
      return { database, gateway, answer, asked, told, stop, paths };
    };
    const store = (gateway: DataGateway, id: string, second: number) =>
      newDocument({ id, sent: [] }).store(gateway, `things/${id}`, { start: new Date(1000 * second) });

    it('has at its place what this page creates', async () => {
      const { database, told } = await part();
      await store(database, 'own', 11.5);
      await settle();
      expect(told.slice(1)).toEqual([{ rows: ['t12', 'own', ...latest(11, 4)], isWhole: false }]);
    });

    it('has what this page edits as it is stored, for one read', async () => {
      const { database, told, paths, asked } = await part();
      await editDocument(database, {
        path: 'things/t5',
        fromDocument: ({ fields }) => fields,
        toFields: (fields) => fields,
        decide: () => ({ edited: { start: new Date(1000 * 13) }, outcome: 'stored' }),
      });
      await settle();
      expect(told.slice(1)).toEqual([{ rows: ['t5', ...latest(12, 6), ...latest(4, 3)], isWhole: false }]);
      expect(paths).toEqual(['things/t5']);
      expect(asked).toHaveLength(2);
    });

    it('loses what this page deletes', async () => {
      const { database, told } = await part();
      database.drop('things/t12');
      tellOwnWrite('things/t12');
      await settle();
      expect(told.slice(1)).toEqual([{ rows: latest(11, 3), isWhole: false }]);
    });

    it('reads nothing for what is stored elsewhere', async () => {
      const { paths } = await part();
      tellOwnWrite('others/o1');
      tellOwnWrite('things/t1/parts/p1');
      await settle();
      expect(paths).toEqual([]);
    });

    it('reads nothing of what this page stores once it is whole, or nobody follows it', async () => {
      const whole = await part();
      whole.answer();
      await settle();
      const left = await part();
      left.stop();
      tellOwnWrite('things/t12');
      await settle();
      expect([whole.paths, left.paths]).toEqual([[], []]);
      expect(whole.told.at(-1)).toEqual({ rows: all, isWhole: true });
    });
  });

  it('that is refused says so', async () => {
    const gateway = createMemoryGateway(documents);
    gateway.breakDown('denied');
    const { told, failures } = follow(gateway);
    await settle();
    expect([told, failures.map(({ kind }) => kind)]).toEqual([[], ['denied']]);
  });

  it('that nobody follows any more asks for nothing and tells nothing', async () => {
    const { gateway, asked } = slow(createMemoryGateway(documents));
    const { told, stop } = follow(gateway);
    stop();
    await settle();
    expect(asked).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('narrowed to one person is not taken for that of all', async () => {
    const database = createMemoryGateway(documents);
    follow(database, { where: [['of', 'ruth@example.org']] });
    await settle();
    const { gateway, asked } = slow(database);
    follow(gateway);
    expect(asked).toEqual([{ collection: 'things', latestBy: 'start', limit: 10 }]);
    await settle();
  });
});
