import { newId, type Found, type StoredDocument } from '@console/shared/data';
import { collect, create, expectSame, type ConformanceCase } from './conformance-case';

/** The conformance tests of every gateway's subscriptions. */
export const watchConformance: readonly ConformanceCase[] = [
  {
    promise: 'subscribes to a collection: the current state, then every change',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      await create(gateway, `${items}/a`, { x: 1 });
      const watched = collect<Found<string>>((observer) =>
        gateway.watch({ collection: items }, ({ id }) => id, observer),
      );
      await watched.until(({ documents }) => documents.length === 1);
      await create(gateway, `${items}/b`, { x: 1 });
      await watched.until(({ documents }) => documents.length === 2);
      await gateway.transact((transaction) => transaction.remove(`${items}/a`));
      const { documents } = await watched.until((found) => found.documents.length === 1);
      expectSame(documents, ['b']);
      watched.stop();
    },
  },
  {
    promise: 'emits nothing before the subscribing call has returned',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      await create(gateway, `${items}/a`, { x: 1 });
      for (const path of [undefined, `${items}/a`]) {
        let hasReturned = false;
        const watched = collect<boolean>((observer) => {
          const notified = { ...observer, next: () => observer.next(hasReturned) };
          const stop = path
            ? gateway.watchDocument(path, notified)
            : gateway.watch({ collection: items }, ({ id }) => id, notified);
          hasReturned = true;
          return stop;
        });
        expectSame([await watched.until(() => true), watched.values[0]], [true, true]);
        watched.stop();
      }
    },
  },
  {
    promise: 'keeps the identity and the order of unchanged documents',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      for (const id of ['a', 'c', 'd']) await create(gateway, `${items}/${id}`, { x: 1 });
      const watched = collect<Found<{ id: string; x: unknown }>>((observer) =>
        gateway.watch({ collection: items }, ({ id, fields }) => ({ id, x: fields.x }), observer),
      );
      const { documents: before } = await watched.until(({ documents }) => documents.length === 3);
      await gateway.transact((transaction) => transaction.merge(`${items}/c`, { x: 2 }));
      await gateway.transact((transaction) => transaction.remove(`${items}/a`));
      await create(gateway, `${items}/b`, { x: 3 });
      const { documents: last } = await watched.until(({ documents: [first] }) => first?.id === 'b');
      expectSame(last, [
        { id: 'b', x: 3 },
        { id: 'c', x: 2 },
        { id: 'd', x: 1 },
      ]);
      if (last[2] !== before[2]) throw new Error('an unchanged document must be the same object');
      watched.stop();
    },
  },
  {
    promise: 'marks documents as fromCache until the server has confirmed them',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      await create(gateway, `${items}/a`, { x: 1 });
      const stop = gateway.watchDocument(`${items}/a`, { next: () => undefined, failed: () => undefined });
      const watched = collect<Found<string>>((observer) =>
        gateway.watch({ collection: items }, ({ id }) => id, observer),
      );
      await watched.until(({ fromCache }) => !fromCache);
      await create(gateway, `${items}/b`, { x: 1 });
      await watched.until(({ documents }) => documents.length === 2);
      expectSame(
        watched.values.filter(({ documents, fromCache }) => fromCache && documents.length > 1),
        [],
      );
      watched.stop();
      stop();
    },
  },
  {
    promise:
      'subscribes to a page: a newer document pushes out the oldest one, and the next page stays as it is',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      for (const [id, time] of Object.entries({ a: 1000, b: 2000, c: 3000 }))
        await create(gateway, `${items}/${id}`, { at: new Date(time) });
      const page = { collection: items, latestBy: 'at', limit: 2 };
      const [first, second] = [page, { ...page, within: [new Date(0), new Date(2000)] as const }].map(
        (query) => collect<Found<string>>((observer) => gateway.watch(query, ({ id }) => id, observer)),
      );
      expectSame((await first?.until(({ documents }) => documents.length === 2))?.documents, ['c', 'b']);
      expectSame((await second?.until(() => true))?.documents, ['a']);
      await create(gateway, `${items}/d`, { at: new Date(4000) });
      const newer = await first?.until(({ documents }) => documents[0] === 'd');
      expectSame(newer?.documents, ['d', 'c']);
      expectSame(second?.values.at(-1)?.documents, ['a']);
      for (const watched of [first, second]) watched?.stop();
    },
  },
  {
    promise: 'emits an empty collection, and nothing after unsubscribing',
    async run(gateway, root) {
      const items = `${root}/${newId()}`;
      const watched = collect<Found<string>>((observer) =>
        gateway.watch({ collection: items }, ({ id }) => id, observer),
      );
      expectSame(await watched.until(() => true), { documents: [] });
      watched.stop();
      await create(gateway, `${items}/a`, { x: 1 });
      expectSame(watched.values.length, 1);
    },
  },
  {
    promise: 'subscribes to a document before, during and after its existence',
    async run(gateway, root) {
      const path = `${root}/items/${newId()}`;
      const watched = collect<{ document: StoredDocument | undefined }>((observer) =>
        gateway.watchDocument(path, { ...observer, next: (document) => observer.next({ document }) }),
      );
      await watched.until(({ document }) => document === undefined);
      await create(gateway, path, { x: 1 });
      await watched.until(({ document }) => document?.fields.x === 1);
      await gateway.transact((transaction) => transaction.merge(path, { x: 2 }));
      await watched.until(({ document }) => document?.fields.x === 2);
      await gateway.transact((transaction) => transaction.remove(path));
      await watched.until(({ document }) => document === undefined);
      watched.stop();
    },
  },
];
