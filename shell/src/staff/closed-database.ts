import { asDataError, DataError, locations, type DataGateway } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';

/** What a transaction fails with: `unavailable`, and to be sent later, where the database is closed. */
export async function failureOf(error: unknown, { transact }: DataGateway): Promise<unknown> {
  return asDataError(error).kind === 'denied' && (await isClosed(transact))
    ? new DataError('unavailable', 'The database is closed', { cause: error }, 'notSetUp')
    : error;
}

/** Asks in a transaction, which reads from the server: a listener may be served for minutes after the rules changed. */
async function isClosed(transact: DataGateway['transact']): Promise<boolean> {
  const session = readStoredSession();
  if (!session) return false;
  return transact(({ get }) => get(locations.permission(session.person.uid))).then(
    () => false,
    (error: unknown) => asDataError(error).kind === 'denied',
  );
}
