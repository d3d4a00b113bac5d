import { consoleApi } from '../api';
import type { DataGateway, Observer, StoredDocument, Unsubscribe } from '../gateway';
import { liveDocument } from './live-document';
import { subscriptionEndpoint } from './subscription';

let defined = 0;

/**
 * A hook for data that follows the database: cached, shared by all who show it, with loading and error state and
 * `refetch`. `skipToken` as argument asks for nothing.
 *
 * Each definition has a cache of its own, also where the name is the same: a newer release of a module, loaded beside
 * the one before, never meets data in the form that the other gave it. The listeners of a release that is not shown
 * any more end with its cache.
 */
export const liveQuery = <T, Arg>(
  name: string,
  subscribe: (gateway: DataGateway, arg: Arg, observer: Observer<T>) => Unsubscribe,
) => hookFor(name, subscriptionEndpoint(name, subscribe));

/** The same for one document; `null` while there is none. */
export const documentQuery = <Entity extends object, Arg>(
  name: string,
  pathOf: (arg: Arg) => string,
  fromDocument: (document: StoredDocument) => Entity,
) => hookFor(name, liveDocument(name, pathOf, fromDocument));

function hookFor<T, Arg>(name: string, parts: ReturnType<typeof subscriptionEndpoint<Arg, T>>) {
  const own = `${name}/${(defined += 1)}`;
  const { [own]: endpoint } = consoleApi.injectEndpoints({
    endpoints: (build) => ({ [own]: build.query<T, Arg>(parts) }),
  }).endpoints;
  if (!endpoint) throw new Error(`${own} was not taken into the store`);
  return endpoint.useQuery;
}
