import { serverTime, type ListQuery } from '@console/shared/data';
import { create, expectFailure, expectSame, type ConformanceCase } from './conformance-case';
import { watchConformance } from './watch-conformance';

/** The conformance tests of every gateway: the real one and the in-memory fake. */
export const gatewayConformance: readonly ConformanceCase[] = [
  {
    promise: 'reads a created document, with dates as Dates',
    async run(gateway, root) {
      const path = `${root}/items/a`;
      const fields = {
        text: 'Ruth',
        count: 4,
        on: true,
        none: null,
        at: new Date(1700000000000),
        list: ['x'],
        map: { k: 1 },
      };
      await create(gateway, path, fields);
      const document = await gateway.get(path);
      expectSame(document?.id, 'a');
      expectSame(document?.path, path);
      expectSame(
        Object.fromEntries(Object.entries(document?.fields ?? {}).sort()),
        Object.fromEntries(Object.entries(fields).sort()),
      );
      if (!(document?.fields.at instanceof Date)) throw new Error('a timestamp must read as a Date');
    },
  },
  {
    promise: 'returns undefined for a missing document',
    run: async (gateway, root) => expectSame(await gateway.get(`${root}/items/none`), undefined),
  },
  {
    promise: 'reads only listed documents from the cache',
    async run(gateway, root) {
      await create(gateway, `${root}/items/a`, { x: 1 });
      expectSame(await gateway.get(`${root}/items/a`, 'cache'), undefined);
      await gateway.list({ collection: `${root}/items` });
      expectSame((await gateway.get(`${root}/items/a`, 'cache'))?.fields, { x: 1 });
      expectSame(await gateway.get(`${root}/items/none`, 'cache'), undefined);
    },
  },
  {
    promise: 'fails to create an existing document, and keeps it',
    async run(gateway, root) {
      await create(gateway, `${root}/items/a`, { text: 'first' });
      await expectFailure('exists', create(gateway, `${root}/items/a`, { text: 'second' }));
      expectSame((await gateway.get(`${root}/items/a`))?.fields, { text: 'first' });
    },
  },
  {
    promise: 'merges the given fields, also into a missing document',
    async run(gateway, root) {
      await gateway.transact((transaction) => transaction.merge(`${root}/items/a`, { one: 1 }));
      await gateway.transact((transaction) => transaction.merge(`${root}/items/a`, { two: 2 }));
      const fields = (await gateway.get(`${root}/items/a`))?.fields;
      expectSame([fields?.one, fields?.two], [1, 2]);
    },
  },
  {
    promise: 'writes a whole transaction or nothing',
    async run(gateway, root) {
      await create(gateway, `${root}/items/b`, { x: 1 });
      const work = gateway.transact(async (transaction) => {
        await transaction.create(`${root}/items/a`, { x: 1 });
        await transaction.create(`${root}/items/b`, { x: 2 });
      });
      await expectFailure('exists', work);
      expectSame(await gateway.get(`${root}/items/a`), undefined);
    },
  },
  {
    promise: 'runs a transaction again when another write came between',
    async run(gateway, root) {
      const path = `${root}/items/a`;
      await create(gateway, path, { count: 0 });
      const countUp = () =>
        gateway.transact(async (transaction) => {
          const count = (await transaction.get(path))?.fields.count;
          await transaction.merge(path, { count: Number(count) + 1 });
        });
      await Promise.all([countUp(), countUp(), countUp()]);
      expectSame((await gateway.get(path))?.fields, { count: 3 });
    },
  },
  {
    promise: 'deletes a document, also a missing one',
    async run(gateway, root) {
      await create(gateway, `${root}/items/a`, { x: 1 });
      await gateway.transact((transaction) => transaction.remove(`${root}/items/a`));
      await gateway.transact((transaction) => transaction.remove(`${root}/items/a`));
      expectSame(await gateway.get(`${root}/items/a`), undefined);
    },
  },
  {
    promise: "writes the server's time, the same in all documents of a commit",
    async run(gateway, root) {
      const paths = Array.from({ length: 20 }, (_, index) => `${root}/items/${index}`);
      await gateway.transact(async (transaction) => {
        for (const path of paths) await transaction.create(path, { at: serverTime });
      });
      const times = await Promise.all(paths.map(async (path) => (await gateway.get(path))?.fields.at));
      const [at] = times;
      for (const time of times) expectSame(time, at);
      if (!(at instanceof Date) || Math.abs(at.getTime() - Date.now()) > 60_000)
        throw new Error(`not the current time: ${JSON.stringify(at)}`);
    },
  },
  {
    promise: 'lists and counts one collection, filtered by equality, without its subcollections',
    async run(gateway, root) {
      await create(gateway, `${root}/items/a`, { of: 'x' });
      await create(gateway, `${root}/items/b`, { of: 'y' });
      await create(gateway, `${root}/items/a/items/c`, { of: 'x' });
      const all = { collection: `${root}/items` };
      const some = { ...all, where: [['of', 'x']] as const };
      expectSame((await gateway.list(all)).map(({ id }) => id).sort(), ['a', 'b']);
      expectSame(
        (await gateway.list(some)).map(({ id }) => id),
        ['a'],
      );
      expectSame([await gateway.count(all), await gateway.count(some)], [2, 1]);
    },
  },
  {
    promise: 'lists at most as many documents as the limit',
    async run(gateway, root) {
      for (const id of ['a', 'b', 'c']) await create(gateway, `${root}/items/${id}`, { x: 1 });
      const found = await gateway.list({ collection: `${root}/items`, limit: 2 });
      expectSame(
        found.map(({ id }) => id),
        ['a', 'b'],
      );
      expectSame((await gateway.list({ collection: `${root}/items`, limit: 4 })).length, 3);
    },
  },
  {
    promise: 'lists the latest first, without documents that have no time',
    async run(gateway, root) {
      const times = { a: 1000, b: 3000, c: 2000, d: 3000 };
      for (const [id, time] of Object.entries(times))
        await create(gateway, `${root}/items/${id}`, { at: new Date(time) });
      await create(gateway, `${root}/items/e`, { x: 1 });
      const latest = (limit?: number) => gateway.list({ collection: `${root}/items`, latestBy: 'at', limit });
      expectSame(
        (await latest()).map(({ id }) => id),
        ['d', 'b', 'c', 'a'],
      );
      expectSame(
        (await latest(2)).map(({ id }) => id),
        ['d', 'b'],
      );
    },
  },
  {
    promise: 'lists documents whose list contains a value, also in order and filtered by equality',
    async run(gateway, root) {
      const lists = { a: ['x', 'y'], b: ['y'], c: ['x'], d: 'x' };
      for (const [id, list] of Object.entries(lists))
        await create(gateway, `${root}/items/${id}`, { list, on: id !== 'c', at: new Date(1000) });
      const having = async (query: Partial<ListQuery>) => {
        const contains = ['list', 'x'] as const;
        return (await gateway.list({ collection: `${root}/items`, contains, ...query })).map(({ id }) => id);
      };
      expectSame(await having({}), ['a', 'c']);
      expectSame(await having({ latestBy: 'at' }), ['c', 'a']);
      expectSame(await having({ latestBy: 'at', where: [['on', true]] }), ['a']);
    },
  },
  {
    promise: 'lists documents from one time on and before another, which may be that of a document',
    async run(gateway, root) {
      const times = { a: new Date(1000), b: new Date(2000), c: new Date(3000), d: 2500, e: '1970-01-01' };
      for (const [id, at] of Object.entries(times)) await create(gateway, `${root}/items/${id}`, { at });
      const query = { collection: `${root}/items`, latestBy: 'at' };
      const idsWithin = async (within: ListQuery['within']) =>
        (await gateway.list({ ...query, ...(within && { within }) })).map(({ id }) => id);
      expectSame(await idsWithin([new Date(1000), new Date(3000)]), ['b', 'a']);
      expectSame(await gateway.count({ ...query, within: [new Date(1000), new Date(3000)] }), 2);

      // The database's time has microseconds, which a date lacks.
      await create(gateway, `${root}/items/f`, { at: serverTime });
      const now = (await gateway.get(`${root}/items/f`))?.fields.at;
      const next = new Date(Date.now() + 3_600_000);
      expectSame(now instanceof Date ? await idsWithin([now, next]) : undefined, ['f']);
      expectSame(now instanceof Date ? await idsWithin([new Date(2000), now]) : undefined, ['c', 'b']);
    },
  },
  ...watchConformance,
];
