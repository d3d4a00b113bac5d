import { asDataError, DataError, locations, type DataGateway } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';

/**
 * A gateway on which saves wait while the database is closed, as before a restored one replaces it: it refuses even what
 * everyone may read, their own role. What such a database refuses is `unavailable`, and is sent later.
 */
export const waitWhileClosed = <Gateway extends DataGateway>(gateway: Gateway): Gateway => {
  const transact: DataGateway['transact'] = async (work, action) => {
    try {
      return await gateway.transact(work, action);
    } catch (error) {
      if (asDataError(error).kind !== 'denied' || !(await isClosed(gateway))) throw error;
      throw new DataError('unavailable', 'The database is closed', { cause: error }, 'notSetUp');
    }
  };
  return { ...gateway, transact };
};

/** Asks in a transaction, which reads from the server: a listener may be served for minutes after the rules changed. */
async function isClosed({ transact }: DataGateway): Promise<boolean> {
  const session = readStoredSession();
  if (!session) return false;
  return transact(({ get }) => get(locations.permission(session.person.uid))).then(
    () => false,
    (error: unknown) => asDataError(error).kind === 'denied',
  );
}
