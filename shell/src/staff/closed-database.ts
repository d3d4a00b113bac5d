import { asDataError, DataError, locations, type DataGateway } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { withTimeout } from '../lib/with-timeout';

/** What an operation that was refused fails with: `unavailable`, and read as `closed`, where the database is closed. */
export async function explainRefusal(refusal: DataError, { transact }: DataGateway): Promise<DataError> {
  return (await isClosed(transact))
    ? new DataError('unavailable', 'The database is closed', { cause: refusal }, 'closed')
    : refusal;
}

let asked: Promise<boolean> | undefined;

/** Asks once for all that fails at the same time. */
const isClosed = (transact: DataGateway['transact']): Promise<boolean> =>
  (asked ??= ask(transact).finally(() => (asked = undefined)));

/** Asks in a transaction, which reads from the server: a listener may be served for minutes after the rules changed. */
async function ask(transact: DataGateway['transact']): Promise<boolean> {
  const session = readStoredSession();
  if (!session) return false;
  const read = transact(async ({ get }) => {
    await get(locations.permission(session.person.uid));
    // Without a commit, which would be refused if the role changes at this moment.
    throw new DataError('ended', 'Answered');
  });
  // Without an answer, it may be a loss of access, of which the person is to hear soon.
  return withTimeout(read).then(
    () => false,
    (error: unknown) => asDataError(error).kind === 'denied',
  );
}
