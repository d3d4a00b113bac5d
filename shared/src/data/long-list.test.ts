import {
  DataError,
  editDocument,
  tellOwnWrite,
  type DataGateway,
  type ListQuery,
} from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';
import {
  all,
  firstPage,
  follow,
  isWhole,
  latest,
  settle,
  short,
  slow,
  store,
  things,
  whole,
} from './testing/followed-things';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

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
