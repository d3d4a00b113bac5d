import { waitFor } from '@testing-library/react';
import { DataError } from '@console/shared/data';
import { createMemoryGateway, gatewayConformance } from '@console/shared/testing';
import { timeoutMs } from '../lib/with-timeout';
import { lazyGateway } from './lazy-gateway';

const observer = () => ({ next: jest.fn(), failed: jest.fn() });

describe('the gateway before its client is loaded', () => {
  it.each(gatewayConformance.map((each) => [each.promise, each] as const))(
    '%s',
    async (_promise, { run }) => {
      const client = createMemoryGateway();
      await run(
        lazyGateway(async () => client),
        'conformance/run',
      );
    },
  );

  it('loads its client at the first call, once', async () => {
    const load = jest.fn(async () => createMemoryGateway());
    const gateway = lazyGateway(load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([gateway.get('seasons/S1'), gateway.list({ collection: 'seasons' })]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('prefetches its client on demand, and ignores a failed load', async () => {
    const load = jest
      .fn(async () => createMemoryGateway())
      .mockRejectedValueOnce(new Error('Loading chunk failed'));
    const gateway = lazyGateway(load);
    gateway.open();
    await waitFor(() => {
      gateway.open();
      expect(load).toHaveBeenCalledTimes(2);
    });
    await gateway.get('seasons/S1');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects a call whose client cannot be loaded, and retries at the next', async () => {
    const load = jest
      .fn(async () => createMemoryGateway())
      .mockRejectedValueOnce(new Error('Loading chunk failed'));
    const gateway = lazyGateway(load);
    await expect(gateway.get('seasons/S1')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(gateway.get('seasons/S1')).resolves.toBeUndefined();
  });

  it('reports to an observer that the client cannot be loaded', async () => {
    const gateway = lazyGateway(() => Promise.reject(new Error('Loading chunk failed')));
    const watched = observer();
    gateway.watch({ collection: 'seasons' }, ({ id }) => id, watched);
    await waitFor(() => expect(watched.failed).toHaveBeenCalledWith(expect.any(DataError)));
  });

  it('times out after five seconds, but uses a client that loads later', async () => {
    jest.useFakeTimers();
    try {
      let arrive: (client: ReturnType<typeof createMemoryGateway>) => void = () => undefined;
      const load = jest.fn(
        () => new Promise<ReturnType<typeof createMemoryGateway>>((resolve) => (arrive = resolve)),
      );
      const gateway = lazyGateway(load);
      const refused = expect(gateway.get('seasons/S1')).rejects.toMatchObject({ kind: 'unavailable' });
      await jest.advanceTimersByTimeAsync(timeoutMs);
      await refused;
      arrive(createMemoryGateway({ 'seasons/S1': {} }));
      expect(await gateway.get('seasons/S1')).toMatchObject({ id: 'S1' });
      expect(load).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('starts no subscription that was cancelled before the client was loaded', async () => {
    const gateway = lazyGateway(async () => createMemoryGateway({ 'seasons/S1': {} }));
    const watched = observer();
    gateway.watch({ collection: 'seasons' }, ({ id }) => id, watched)();
    const later = observer();
    gateway.watch({ collection: 'seasons' }, ({ id }) => id, later);
    await waitFor(() => expect(later.next).toHaveBeenCalled());
    expect(watched.next).not.toHaveBeenCalled();
  });

  it('connects again after it was closed, for the next person', async () => {
    const load = jest.fn(async () => createMemoryGateway());
    const gateway = lazyGateway(load);
    await gateway.get('seasons/S1');
    await gateway.close();
    await gateway.get('seasons/S1');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
