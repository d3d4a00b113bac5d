import type { DataErrorKind, DataGateway } from '@console/shared/data';
import type { Moment } from '@console/shared/model';
import type { Person } from '@console/shared/session';
import { t } from '../i18n';

/** The request that the form has sent, or the one that was open already. */
export type SentRequest = { openSince?: Moment };

/**
 * Sends the person's request, unless one is open: an account has at most one. The Firestore client is loaded with the
 * first attempt, not with the page.
 */
export async function sendDeletionRequest(
  openDatabase: () => Promise<DataGateway>,
  { email, uid }: Person,
  reason: string,
): Promise<SentRequest> {
  // By name, so that the build knows what the module uses.
  const loading = import('@console/shared/data').then(
    ({ createDocument, locations, momentOf, serverTime }) =>
      ({ createDocument, locations, momentOf, serverTime }) as const,
  );
  const [data, gateway] = await Promise.all([loading, openDatabase()]);
  const path = data.locations.deletionRequest(uid);
  try {
    await data.createDocument(gateway, path, { email, uid, requestDate: data.serverTime, reason });
    return {};
  } catch (error) {
    if (!isFailure(error, 'exists')) throw error;
    const open = await gateway.get(path);
    return { openSince: open ? data.momentOf(open.fields, 'requestDate') : null };
  }
}

/** Compares the error's `kind`: importing its class would add the Firestore code to the page. */
const isFailure = (error: unknown, kind: DataErrorKind): boolean =>
  error instanceof Error && 'kind' in error && error.kind === kind;

/** Returns why a request was not sent and what to do. */
export const describeNotSent = (error: unknown): string =>
  isFailure(error, 'denied')
    ? t(
        'Couldn’t send the request. Your sign-in may have expired: sign in again, then resend. Your answers are still here.',
      )
    : t('Couldn’t send the request. Check your connection, then try again. Your answers are still here.');
