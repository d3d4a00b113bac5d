import type { DataGateway } from './gateway';

/** What the store hands to every thunk and query beside the state: the door to the database. */
export class StoreExtra {
  constructor(readonly gateway: DataGateway) {}
}

/** The gateway of the store that runs a query. @throws Error in a store made elsewhere. */
export function gatewayOf(extra: unknown): DataGateway {
  if (extra instanceof StoreExtra) return extra.gateway;
  throw new Error('Queries run in the store of createConsoleStore');
}
