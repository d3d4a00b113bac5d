import {
  DataError,
  type DataGateway,
  type Found,
  type Observer,
  type StoredDocument,
} from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { createMemoryGateway, host } from '@console/shared/testing';
import { tellClosed } from './tell-closed';

const save = ({ transact }: DataGateway) =>
  transact(({ merge }) => merge('seasons/S1', { season: 'Gospels' }));

beforeEach(() => {
  localStorage.clear();
  storeSession(host());
});

afterEach(() => jest.useRealTimers());

const isClosed = { kind: 'unavailable', readAs: 'closed' };

/** What a subscription fails with. */
const failure = (follow: (observer: { next: () => void; failed: (error: DataError) => void }) => void) =>
  new Promise<DataError>((resolve) => follow({ next: () => undefined, failed: resolve }));

describe('a save that the database refuses', () => {
  it('waits where the database is closed', async () => {
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    await expect(save(tellClosed(gateway))).rejects.toMatchObject(isClosed);
    gateway.heal();
    await save(tellClosed(gateway));
    expect(gateway.documents()).toEqual({ 'seasons/S1': { season: 'Gospels' } });
  });

  it('is refused where the person may read their own role', async () => {
    const gateway = createMemoryGateway();
    const work = () => Promise.reject(new DataError('denied', 'The quiz has begun'));
    await expect(tellClosed(gateway).transact(work)).rejects.toMatchObject({ kind: 'denied' });
  });

  it('is refused without a session, whose role could be read', async () => {
    localStorage.clear();
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    await expect(save(tellClosed(gateway))).rejects.toMatchObject({ kind: 'denied' });
  });
});

describe('a read that the database refuses', () => {
  it.each<[string, (gateway: DataGateway) => Promise<unknown>]>([
    ['one document', ({ get }) => get('seasons/S1')],
    ['a list', ({ list }) => list({ collection: 'seasons' })],
    ['a number', ({ count }) => count({ collection: 'seasons' })],
  ])('of %s fails because the database is closed', async (_what, read) => {
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    await expect(read(tellClosed(gateway))).rejects.toMatchObject(isClosed);
  });

  it('has the role read without a commit, which would be refused if the role changes meanwhile', async () => {
    const gateway = createMemoryGateway();
    const committed = jest.fn();
    const transact: DataGateway['transact'] = async (work) => {
      const result = await gateway.transact(work);
      committed();
      return result;
    };
    const get: DataGateway['get'] = () => Promise.reject(new DataError('denied', 'Not yours'));
    await expect(tellClosed({ ...gateway, transact, get }).get('seasons/S1')).rejects.toMatchObject({
      kind: 'denied',
    });
    expect(committed).not.toHaveBeenCalled();
  });

  it('ends a subscription because the database is closed, not for lack of access', async () => {
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    const { watch, watchDocument } = tellClosed(gateway);
    const read = (document: StoredDocument) => document;
    expect(await failure((observer) => watch({ collection: 'seasons' }, read, observer))).toMatchObject(
      isClosed,
    );
    expect(await failure((observer) => watchDocument('seasons/S1', observer))).toMatchObject(isClosed);
  });

  it('ends a subscription for lack of access where the person may read their own role', async () => {
    const gateway = createMemoryGateway();
    const denied = new DataError('denied', 'Not in this season');
    jest.spyOn(gateway, 'watchDocument').mockImplementation((_path, { failed }) => {
      queueMicrotask(() => failed(denied));
      return () => undefined;
    });
    expect(await failure((observer) => tellClosed(gateway).watchDocument('seasons/S1', observer))).toBe(
      denied,
    );
  });

  it('tells of lost access in the time of a read, also where the role is not answered', async () => {
    jest.useFakeTimers();
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    jest.spyOn(gateway, 'transact').mockReturnValue(new Promise<never>(() => undefined));
    const failed = failure((observer) => tellClosed(gateway).watchDocument('seasons/S1', observer));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ kind: 'denied' });
  });

  it('leaves the rows of a list, which is followed again, without an end of its subscription', async () => {
    jest.useFakeTimers();
    const gateway = createMemoryGateway();
    const observers: Observer<Found<unknown>>[] = [];
    jest.spyOn(gateway, 'watch').mockImplementation((_query, _read, observer) => {
      observers.push(observer);
      return () => undefined;
    });
    const [next, failed] = [jest.fn(), jest.fn()];
    const stop = tellClosed(gateway).watch({ collection: 'seasons' }, ({ id }) => id, { next, failed });
    observers[0]?.next({ documents: ['S1'] });
    gateway.breakDown('denied');
    observers[0]?.failed(new DataError('denied', 'Closed'));
    await jest.advanceTimersByTimeAsync(10_000);
    observers[1]?.next({ documents: ['S1', 'S2'] });
    expect(next.mock.calls).toEqual([[{ documents: ['S1'] }], [{ documents: ['S1', 'S2'] }]]);
    observers[1]?.failed(new DataError('denied', 'Closed'));
    await jest.advanceTimersByTimeAsync(0);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([observers.length, failed.mock.calls]).toEqual([2, []]);
  });

  it('says nothing to a subscription that was ended meanwhile', async () => {
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    const failed = jest.fn();
    tellClosed(gateway).watchDocument('seasons/S1', { next: () => undefined, failed })();
    await failure((observer) => tellClosed(gateway).watchDocument('seasons/S1', observer));
    expect(failed).not.toHaveBeenCalled();
  });
});

it('other failures are what they were', async () => {
  const gateway = createMemoryGateway();
  gateway.breakDown('invalid');
  await expect(save(tellClosed(gateway))).rejects.toMatchObject({ kind: 'invalid', readAs: 'invalid' });
});
