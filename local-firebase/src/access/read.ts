import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import type { Reads } from '../commit/transactions';
import type { Query } from '../query/query';
import { runQuery } from '../query/run-query';
import { demand } from '../rules-gate';
import { timestamp } from '../values/timestamp';
import type { Document } from '../values/value';

export const requestTime = (): string => timestamp(new Date().toISOString());

/** Reads one document as this caller may, `looked` being for a request that reads several; throws PERMISSION_DENIED. */
export function readDocument(
  { database, gate }: Backend,
  auth: AuthContext,
  name: string,
  reads?: Reads,
  looked?: Set<string>,
): Document | undefined {
  const resource = database.get(name);
  const get = (other: string) => database.get(other);
  if (auth.kind !== 'admin')
    demand(gate.checkGet({ auth, time: requestTime(), name, resource, get, ...(looked && { looked }) }));
  reads?.noteDocument(name, resource);
  return resource;
}

/** Runs a query as this caller may; throws PERMISSION_DENIED. */
export function readQuery(
  { database, gate }: Backend,
  auth: AuthContext,
  query: Query,
  reads?: Reads,
): Document[] {
  const get = (name: string) => database.get(name);
  if (auth.kind !== 'admin') demand(gate.checkList({ auth, time: requestTime(), query, get }));
  const found = runQuery(database.collections, query);
  reads?.noteQuery(query, found);
  return found;
}
