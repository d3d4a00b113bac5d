import type { DataGateway } from '../gateway/gateway';

/** The extra argument of every thunk and query: the database gateway. */
export class StoreExtra {
  constructor(readonly gateway: DataGateway) {}
}

/** The gateway of the store that runs a query. @throws Error in a store created elsewhere. */
export function gatewayOf(extra: unknown): DataGateway {
  if (extra instanceof StoreExtra) return extra.gateway;
  throw new Error('Queries run in the store of createConsoleStore');
}
