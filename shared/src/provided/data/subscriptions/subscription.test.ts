import { createConsoleStore, consoleApi, DataError, type DataGateway } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';
import { subscriptionEndpoint } from './subscription';

const { endpoints } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<string[], string>(
      subscriptionEndpoint('things', (gateway, collection, { next, failed }) =>
        gateway.watch({ collection }, ({ id }) => id, {
          next: ({ documents }) => next([...documents]),
          failed,
        }),
      ),
    ),
  }),
});

const settle = () => jest.advanceTimersByTimeAsync(20);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(documents = {}) {
  const gateway = createMemoryGateway(documents);
  const store = createConsoleStore(gateway);
  const select = () => endpoints.things.select('things')(store.getState());
  const listen = () => store.dispatch(endpoints.things.initiate('things'));
  return { gateway, select, listen };
}

describe('a live query', () => {
  it('resolves with the current state, then updates with every change', async () => {
    const { gateway, select, listen } = open({ 'things/a': {} });
    await listen();
    expect(select().data).toEqual(['a']);
    gateway.put('things/b', {});
    await settle();
    expect(select().data).toEqual(['a', 'b']);
  });

  it('loses no state that arrives right after the first, also after a refetch', async () => {
    const watch: DataGateway['watch'] = (_query, read, { next }) => {
      setTimeout(() => {
        for (const ids of [['a'], ['a', 'b'], ['c']])
          next({ documents: ids.map((id) => read({ id, path: `things/${id}`, fields: {} })) });
      });
      return () => undefined;
    };
    const store = createConsoleStore({ ...createMemoryGateway(), watch });
    const subscription = store.dispatch(endpoints.things.initiate('things'));
    const held = () => endpoints.things.select('things')(store.getState()).data;
    await settle();
    expect(held()).toEqual(['c']);
    await Promise.all([subscription.refetch(), settle()]);
    expect(held()).toEqual(['c']);
  });

  it('has a readable error when the database refuses, and recovers on refetch', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { gateway, select, listen } = open({ 'things/a': {} });
    gateway.breakDown('denied');
    const subscription = listen();
    await subscription;
    expect(select().error).toMatchObject({
      kind: 'denied',
      message: expect.stringMatching(/may not have access/) as string,
    });
    gateway.heal();
    await subscription.refetch();
    expect(select()).toMatchObject({ status: 'fulfilled', data: ['a'] });
  });

  it('keeps its data beside a later error, and subscribes again only on refetch', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let listeners = 0;
    // Like a cache: the cached data first, then the answer of the server.
    const watch: DataGateway['watch'] = (_query, read, { next, failed }) => {
      listeners += 1;
      setTimeout(() => next({ documents: [read({ id: 'a', path: 'things/a', fields: {} })] }));
      setTimeout(() => failed(new DataError('denied', 'Not yours any more')), 5);
      return () => undefined;
    };
    const store = createConsoleStore({ ...createMemoryGateway(), watch });
    const subscription = store.dispatch(endpoints.things.initiate('things'));
    const select = () => endpoints.things.select('things')(store.getState());
    await jest.advanceTimersByTimeAsync(0);
    expect((await subscription).data).toEqual(['a']);
    await settle();
    expect(select()).toMatchObject({ status: 'rejected', data: ['a'], error: { kind: 'denied' } });
    expect(listeners).toBe(1);
    await Promise.all([subscription.refetch(), settle()]);
    expect(listeners).toBe(2);
  });

  it('logs why it failed, but not that the sign-in has ended', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const signedOut = new DataError('unavailable', 'The sign-in has ended', {}, 'signedOut');
    let failure = signedOut;
    const watch: DataGateway['watch'] = (_query, _read, { failed }) => {
      failed(failure);
      return () => undefined;
    };
    const store = createConsoleStore({ ...createMemoryGateway(), watch });
    const subscription = store.dispatch(endpoints.things.initiate('things'));
    expect((await subscription).error).toMatchObject({ message: 'Your sign-in has ended.' });
    expect(log).not.toHaveBeenCalled();
    failure = new DataError('unavailable', 'Away');
    await subscription.refetch();
    expect(log).toHaveBeenCalledWith('Reading "things" failed', expect.objectContaining({ message: 'Away' }));
  });

  it('receives each change once after a refetch', async () => {
    const { gateway, select, listen } = open();
    const subscription = listen();
    await subscription;
    await subscription.refetch();
    gateway.put('things/a', {});
    await settle();
    expect(select().data).toEqual(['a']);
  });
});
