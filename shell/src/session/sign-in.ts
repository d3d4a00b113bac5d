import type { ConsoleConfig } from '@console/shared/config';
import type { Session, SignInOutcome } from '@console/shared/session';
import type { Console } from '../console/console';
import { chooseAccount } from './account-chooser';

const failed = (message: string): SignInOutcome => ({ signedIn: false, reason: 'failed', message });
const cancelled: SignInOutcome = {
  signedIn: false,
  reason: 'cancelled',
  message: 'The sign-in window was closed.',
};

const words = {
  blocked: 'The browser blocked the sign-in window. Allow pop-up windows for this site, then try again.',
  unreachable: 'Signing in could not be completed. Check your connection, then try again.',
  noRole: 'You were signed in, but your role could not be read. Check your connection, then sign in again.',
};

/**
 * Signs a person in and reads their role. The identity provider's popup in production,
 * the account chooser of the local backend where one is configured; all else is the same.
 */
export async function signIn(
  config: ConsoleConfig,
  openConsole: () => Promise<Console>,
  done: (session: Session) => void,
): Promise<SignInOutcome> {
  const choice = config.local && (await chooseAccount(config.local.auth));
  if (choice && !choice.chosen) return choice.reason === 'blocked' ? failed(words.blocked) : cancelled;
  let opened: Console;
  let session: Session;
  try {
    opened = await openConsole();
    const person = await opened.authenticate(choice?.idToken);
    if (!person) return cancelled;
    session = { person, role: '' };
  } catch (error) {
    console.error('Signing in failed', error);
    return failed(words.unreachable);
  }
  try {
    done({ ...session, role: await opened.readRole(session.person) });
    return { signedIn: true };
  } catch (error) {
    console.error('Reading the role failed', error);
    await opened.signOut();
    return failed(words.noRole);
  }
}
