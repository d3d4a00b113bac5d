import { consoleApi } from '../api';
import { asDataError, describeFailure, type DataError, type DataFailure } from '../../gateway/data-error';
import type { DataGateway, Observer, Unsubscribe } from '../../gateway/gateway';
import { gatewayOf } from '../store-extra';

type Listen<T> = (observer: Observer<T>) => Unsubscribe;

/** The single open listener of a cache entry. */
class Subscription<T> {
  onNext: (value: T) => void = () => undefined;
  onFailed: () => void = () => undefined;
  close: Unsubscribe = () => undefined;
  private failure: DataError | undefined;
  private isStored = false;
  private later: { value: T } | undefined;

  /**
   * Subscribes; resolves with the first state and rejects if that fails. A subscription that failed later rejects
   * first: a new one would be answered by the cache, as if nothing had happened, and fail again.
   */
  open(listen: Listen<T>): Promise<T> {
    this.close();
    const { failure } = this;
    this.failure = undefined;
    if (failure) return Promise.reject(failure);
    this.isStored = false;
    this.later = undefined;
    return new Promise<T>((resolve, reject) => {
      let isFirst = true;
      this.close = listen({
        next: (value) => {
          if (isFirst) resolve(value);
          else if (this.isStored) this.onNext(value);
          else this.later = { value };
          isFirst = false;
        },
        failed: (error) => {
          if (isFirst) return reject(error);
          this.failure = error;
          this.onFailed();
        },
      });
    });
  }

  /** The store has the first state. States that arrived earlier would have been lost or overwritten by it. */
  stored(): void {
    this.isStored = true;
    if (this.later) this.onNext(this.later.value);
  }
}

type Lifecycle<T> = {
  extra: unknown;
  updateCachedData: (recipe: () => T) => unknown;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: ReturnType<typeof consoleApi.util.invalidateTags>) => unknown;
};

type QueryStart = { extra: unknown; queryFulfilled: PromiseLike<unknown> };

/**
 * The parts of an RTK Query endpoint that subscribes to the database: the query resolves with the first state, every
 * later state replaces it, and a listener that fails later sets the query's error state. `refetch()` subscribes again.
 *
 * `name` is the endpoint's own name; it distinguishes the entries of different endpoints.
 */
export function subscriptionEndpoint<Arg, T>(
  name: string,
  subscribe: (gateway: DataGateway, arg: Arg, observer: Observer<T>) => Unsubscribe,
) {
  const entries = new WeakMap<DataGateway, Map<string, Subscription<T>>>();
  const keyOf = (arg: Arg) => `${name}(${JSON.stringify(arg)})`;
  const tagOf = (arg: Arg) => ({ type: 'Live' as const, id: keyOf(arg) });

  function entryOf(gateway: DataGateway, arg: Arg): Subscription<T> {
    const known = entries.get(gateway) ?? new Map<string, Subscription<T>>();
    const entry = known.get(keyOf(arg)) ?? new Subscription<T>();
    entries.set(gateway, known.set(keyOf(arg), entry));
    return entry;
  }

  return {
    async queryFn(arg: Arg, { extra }: { extra: unknown }): Promise<{ data: T } | { error: DataFailure }> {
      const gateway = gatewayOf(extra);
      try {
        return { data: await entryOf(gateway, arg).open((observer) => subscribe(gateway, arg, observer)) };
      } catch (error) {
        const { readAs } = asDataError(error);
        if (readAs !== 'signedOut') console.error(`Reading "${name}" failed`, error);
        return { error: describeFailure(error) };
      }
    },
    providesTags: (_data: T | undefined, _error: unknown, arg: Arg) => [tagOf(arg)],
    async onQueryStarted(arg: Arg, { extra, queryFulfilled }: QueryStart): Promise<void> {
      const notify = () => entries.get(gatewayOf(extra))?.get(keyOf(arg))?.stored();
      await queryFulfilled.then(notify, () => undefined);
    },
    async onCacheEntryAdded(arg: Arg, api: Lifecycle<T>): Promise<void> {
      const gateway = gatewayOf(api.extra);
      const entry = entryOf(gateway, arg);
      entry.onNext = (value) => api.updateCachedData(() => value);
      entry.onFailed = () => api.dispatch(consoleApi.util.invalidateTags([tagOf(arg)]));
      await api.cacheEntryRemoved;
      entry.close();
      entries.get(gateway)?.delete(keyOf(arg));
    },
  };
}
