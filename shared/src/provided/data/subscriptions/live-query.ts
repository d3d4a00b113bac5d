import { consoleApi } from '../api';
import type { DataGateway, Observer, StoredDocument, Unsubscribe } from '../../gateway/gateway';
import { liveDocument, type LiveDocumentOptions } from './live-document';
import { subscriptionEndpoint } from './subscription';

let defined = 0;

/**
 * A hook for data from a subscription: cached, shared by all components that use it, with loading and error state and
 * `refetch`. `skipToken` as argument skips the query.
 *
 * Each definition has its own cache, also under the same name: a newer release of a module, loaded beside the previous
 * one, never reads data in the previous release's format. The listeners of an unused release end with its cache.
 */
export const liveQuery = <T, Arg>(
  name: string,
  subscribe: (gateway: DataGateway, arg: Arg, observer: Observer<T>) => Unsubscribe,
) => hookFor(name, subscriptionEndpoint(name, subscribe));

/** The same for one document; `null` while it does not exist. With `isPersisted`, it begins with that of an earlier visit. */
export const documentQuery = <Entity extends object, Arg>(
  name: string,
  pathOf: (arg: Arg) => string,
  fromDocument: (document: StoredDocument) => Entity,
  options?: LiveDocumentOptions,
) => hookFor(name, liveDocument(name, pathOf, fromDocument, options));

/** What such a hook returns, for a component that draws whether the data is there. */
export type QueryState<T> = {
  currentData?: T;
  isError: boolean;
  error?: { message?: string };
  refetch: () => unknown;
};

function hookFor<T, Arg>(name: string, parts: ReturnType<typeof subscriptionEndpoint<Arg, T>>) {
  const own = `${name}/${(defined += 1)}`;
  const { [own]: endpoint } = consoleApi.injectEndpoints({
    endpoints: (build) => ({ [own]: build.query<T, Arg>(parts) }),
  }).endpoints;
  if (!endpoint) throw new Error(`${own} was not injected into the store`);
  return endpoint.useQuery;
}
