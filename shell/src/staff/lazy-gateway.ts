import {
  asDataError,
  DataError,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';
import { withTimeout } from '../lib/with-timeout';

export type LazyGateway = DataGateway & {
  /** Prefetches the client. If that fails, the first call fails the same way. */
  open(): void;
};

/**
 * A gateway that loads its client at the first call, so that a screen renders before the Firestore code is
 * loaded. A load that fails or times out rejects that call; the next call retries, or waits for the same
 * load. After `close` the next call loads a new client.
 */
export function lazyGateway(load: () => Promise<DataGateway>): LazyGateway {
  let loading: Promise<DataGateway> | undefined;

  const ready = async (): Promise<DataGateway> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    try {
      return await withTimeout(loading);
    } catch (error) {
      throw new DataError('unavailable', 'The database client did not load', { cause: error });
    }
  };

  function subscribe<T>(start: (gateway: DataGateway) => Unsubscribe, observer: Observer<T>): Unsubscribe {
    let stop: Unsubscribe = () => undefined;
    let wanted = true;
    ready()
      .then((gateway) => {
        if (wanted) stop = start(gateway);
      })
      .catch((error: unknown) => {
        if (wanted) observer.failed(asDataError(error));
      });
    return () => {
      wanted = false;
      stop();
    };
  }

  return {
    open: () => void ready().catch(() => undefined),
    get: async (path, source) => (await ready()).get(path, source),
    list: async (query) => (await ready()).list(query),
    count: async (query) => (await ready()).count(query),
    watch: (query, read, observer) => subscribe((gateway) => gateway.watch(query, read, observer), observer),
    watchDocument: (path, observer) =>
      subscribe((gateway) => gateway.watchDocument(path, observer), observer),
    transact: async (work) => (await ready()).transact(work),
    async close() {
      if (!loading) return;
      const gateway = await ready();
      await gateway.close().finally(() => (loading = undefined));
    },
  };
}
