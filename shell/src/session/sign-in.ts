import type { ConsoleConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { readStoredSession, type Person, type Session, type SignInOutcome } from '@console/shared/session';
import type { StaffRuntime } from '../staff/staff-runtime';
import { withTimeout } from '../lib/with-timeout';
import { chooseAccount } from './account-chooser';
import { clearDevice, clearForNextPerson, holdDevice } from './clear-device';

const failed = (message: string): SignInOutcome => ({ signedIn: false, reason: 'failed', message });
const cancelled: SignInOutcome = {
  signedIn: false,
  reason: 'cancelled',
  message: t('The sign-in window was closed.'),
};

/** What to do when the browser does not delete data. */
export const clearingHelp = t(
  'Close all tabs of this site and open it again. If that doesn’t help, clear this site’s data in the browser.',
);

const messages = {
  blocked: t('The browser blocked the sign-in window. Allow pop-up windows for this site, then try again.'),
  failed: t(
    'We couldn’t sign you in. Check your connection, allow pop-up windows for this site, then try again.',
  ),
  late: t('Sign-in is ready. Select Sign In again.'),
  notCleared: `${t('You weren’t signed in, because data from the last sign-in is still on this device.')} ${clearingHelp}`,
  closed: t(
    'The database is closed, perhaps for maintenance. Try again later. If it stays closed, ask an Admin.',
  ),
  noRole: t('Couldn’t load your role. Check your connection, then sign in again.'),
};

/** The dependencies of a sign-in. */
export type SignInWork = {
  config: ConsoleConfig;
  open(): Promise<StaffRuntime>;
  change(session: Session | null): void;
};

/**
 * Signs a person in and reads their role. Uses the identity provider's popup in production, the account
 * chooser of the local backend where one is configured; everything else is the same. Both open synchronously
 * in the click that calls this. Never rejects.
 */
export async function signIn(work: SignInWork): Promise<SignInOutcome> {
  const { local } = work.config;
  const choosing = local && chooseAccount(local.auth);
  const { held, release } = holdDevice();
  try {
    const choice = await choosing;
    if (choice && !choice.chosen) return choice.reason === 'blocked' ? failed(messages.blocked) : cancelled;
    const opened = await work.open();
    // Browsers let a page open a window for a few seconds after the click only.
    const isLate = 'userActivation' in navigator && !navigator.userActivation.isActive;
    if (!choice && isLate) return failed(messages.late);
    // Google's window opens only in the click itself, and nobody chooses an account there before the lock is held.
    if (choice) await held;
    const person = await opened.authenticate(choice?.idToken);
    await held;
    return person ? await enter(person, opened, work) : cancelled;
  } catch (error) {
    console.error('Signing in failed', error);
    return failed(messages.failed);
  } finally {
    release();
    // A tab that started meanwhile has left this to the sign-in. Does nothing while a session is stored.
    void clearDevice();
  }
}

/**
 * After the provider has authenticated the person: deletes what the last session has left and starts theirs with
 * their role.
 */
async function enter(person: Person, opened: StaffRuntime, { change }: SignInWork): Promise<SignInOutcome> {
  const refuse = async (message: string): Promise<SignInOutcome> => {
    change(null);
    await Promise.allSettled([opened.forget(), withTimeout(opened.authenticator.signOut())]);
    return failed(message);
  };
  try {
    const before = readStoredSession();
    if (before?.person.uid !== person.uid) {
      if (before) change(null);
      await opened.forget();
      await clearForNextPerson();
    }
  } catch (error) {
    console.error('Data of the last session could not be deleted', error);
    return refuse(messages.notCleared);
  }
  try {
    change({ person, role: await opened.readRole(person) });
    return { signedIn: true };
  } catch (error) {
    console.error('Reading the role failed', error);
    // Everyone may read their own role.
    const isClosed = error instanceof Error && Reflect.get(error, 'kind') === 'denied';
    return refuse(isClosed ? messages.closed : messages.noRole);
  }
}
