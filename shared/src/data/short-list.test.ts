import type { DataGateway } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';
import {
  all,
  firstPage,
  follow,
  isWhole,
  knowing,
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
