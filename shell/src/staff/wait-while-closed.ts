import type { DataGateway } from '@console/shared/data';

/**
 * A gateway on which saves wait while the database is closed, as before a restored one replaces it: it refuses even what
 * everyone may read, their own role. What such a database refuses is `unavailable`, and is sent later.
 */
export const waitWhileClosed = <Gateway extends DataGateway>(gateway: Gateway): Gateway => ({
  ...gateway,
  transact: (work, action) =>
    gateway.transact(work, action).catch(async (error: unknown) => {
      // The actions of people have loaded this part.
      const part = await import(/* webpackChunkName: "history" */ './closed-database').catch(() => undefined);
      throw part ? await part.failureOf(error, gateway) : error;
    }),
});
