import { subscribeToList, type DataGateway, type ListQuery } from '@console/shared/data';
import type { PartialList } from '@console/shared/model';
import { createMemoryGateway, type Documents } from '@console/shared/testing';

type Thing = { id: string; start: number };

const stored = (number: number) => ({ start: new Date(number) });
const things = (count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`things/t${index + 1}`, stored(index + 1)]),
  );

/** A gateway of so many things, and the queries that it has watched. */
function deviceWith(count: number) {
  const server = createMemoryGateway(things(count));
  const watched: ListQuery[] = [];
  const gateway: DataGateway = {
    ...server,
    watch(query, read, observer) {
      watched.push(query);
      return server.watch(query, read, observer);
    },
  };
  return { server, gateway, watched };
}

/** Subscribes to the ten latest rows, if the list is long. */
function subscribe(gateway: DataGateway) {
  const lists: PartialList<Thing>[] = [];
  subscribeToList<Thing>(
    gateway,
    {
      query: { collection: 'things' },
      fromDocument: ({ id, fields }) => ({ id, start: Number(fields.start) }),
      order: (a, b) => b.start - a.start,
      latestBy: 'start',
      rows: 10,
    },
    { next: (list) => lists.push(list), failed: fail },
  );
  return lists;
}
const fail = (error: unknown) => {
  throw error;
};
const said = (list: PartialList<Thing> | undefined) =>
  list && [list.rows.length, list.isComplete, list.total];
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', '{"uid":"u1"}');
});

describe('a list of which only the latest rows are wanted', () => {
  it('is followed as a whole while it is not long', async () => {
    const { gateway, watched } = deviceWith(499);
    const lists = subscribe(gateway);
    await settled();
    expect(said(lists.at(-1))).toEqual([499, true, undefined]);
    expect(watched).toEqual([{ collection: 'things' }]);
  });

  it('is followed in these rows and says its total when it is long', async () => {
    const { gateway, watched } = deviceWith(500);
    const lists = subscribe(gateway);
    await settled();
    expect(said(lists.at(-1))).toEqual([10, false, 500]);
    expect(watched).toEqual([{ collection: 'things', latestBy: 'start', limit: 10 }]);
  });

  it('says of when its rows are only until the server has confirmed them', async () => {
    subscribe(deviceWith(500).gateway);
    await settled();
    const lists = subscribe(deviceWith(500).gateway);
    await settled();
    expect([lists[0]?.asOf, lists.at(-1)?.asOf]).toEqual([expect.any(Number), undefined]);
  });

  it('is followed as a whole where fewer rows than wanted have the field by which they are the latest', async () => {
    const { gateway, server } = deviceWith(9);
    for (let number = 10; number <= 500; number += 1) server.put(`things/u${number}`, {});
    const lists = subscribe(gateway);
    await settled();
    expect(said(lists.at(-1))).toEqual([500, true, undefined]);
  });

  it('is followed without a count where it was short on this device, and counted again once it was long', async () => {
    const visit = async (length: number) => {
      const { gateway } = deviceWith(length);
      const count = jest.spyOn(gateway, 'count');
      const lists = subscribe(gateway);
      await settled();
      return { counts: count.mock.calls.length, last: said(lists.at(-1)) };
    };
    expect(await visit(499)).toEqual({ counts: 1, last: [499, true, undefined] });
    expect(await visit(500)).toEqual({ counts: 0, last: [500, true, undefined] });
    expect(await visit(501)).toEqual({ counts: 1, last: [10, false, 501] });
    expect(await visit(502)).toEqual({ counts: 1, last: [10, false, 502] });
  });

  it('is followed as a whole where it cannot be counted', async () => {
    const { gateway } = deviceWith(500);
    const lists = subscribe({ ...gateway, count: () => Promise.reject(new Error('offline')) });
    await settled();
    expect(said(lists.at(-1))).toEqual([500, true, undefined]);
  });
});
