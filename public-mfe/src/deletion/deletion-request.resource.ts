import type { DataErrorKind, DataGateway } from '@console/shared/data';
import type { Person } from '@console/shared/session';

/**
 * Sends one person's request once, also after retries: if an earlier attempt was stored but its response was
 * lost, the retry succeeds. The Firestore client is loaded with the first attempt, not with the page.
 */
export function deletionRequestSender() {
  const ids = new Map<string, string>();
  return async (openDatabase: () => Promise<DataGateway>, person: Person, reason: string): Promise<void> => {
    const [data, gateway] = await Promise.all([import('@console/shared/data'), openDatabase()]);
    const id = ids.get(person.uid) ?? data.newId();
    ids.set(person.uid, id);
    const path = data.locations.deletionRequest(id);
    const { email, uid } = person;
    try {
      await data.createDocument(gateway, path, { email, uid, requestDate: data.serverTime, reason });
    } catch (error) {
      if (!isFailure(error, 'exists')) throw error;
    }
  };
}

/** Compares the error's `kind`: importing its class would add the Firestore code to the page. */
const isFailure = (error: unknown, kind: DataErrorKind): boolean =>
  error instanceof Error && 'kind' in error && error.kind === kind;

/** Returns why a request was not sent and what to do. */
export const describeNotSent = (error: unknown): string =>
  isFailure(error, 'denied')
    ? 'The request was not accepted for this account. Your sign-in may have expired. Sign in again, then resend it. The form keeps what you typed.'
    : 'The request could not be sent. Check your connection, then try again. The form keeps what you typed.';
