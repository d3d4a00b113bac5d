import type { ConsoleConfig } from '@console/shared/config';
import type { Person, Session, SignInOutcome } from '@console/shared/session';
import type { StaffRuntime } from '../staff/staff-runtime';
import { chooseAccount } from './account-chooser';

const failed = (message: string): SignInOutcome => ({ signedIn: false, reason: 'failed', message });
const cancelled: SignInOutcome = {
  signedIn: false,
  reason: 'cancelled',
  message: 'The sign-in window was closed.',
};

const messages = {
  blocked: 'The browser blocked the sign-in window. Allow pop-up windows for this site, then try again.',
  failed:
    'We couldn’t sign you in. Check your connection, allow pop-up windows for this site, then try again.',
  noRole: 'You were signed in, but your role could not be read. Check your connection, then sign in again.',
};

/** The dependencies of a sign-in. */
export type SignInWork = {
  config: ConsoleConfig;
  open(): Promise<StaffRuntime>;
  /** The present session. */
  now(): Session | null;
  change(session: Session | null): void;
};

/**
 * Signs a person in and reads their role. Uses the identity provider's popup in production, the account
 * chooser of the local backend where one is configured; everything else is the same. Both open synchronously
 * in the click that calls this. Never rejects.
 */
export async function signIn(work: SignInWork): Promise<SignInOutcome> {
  const { local } = work.config;
  const choice = local && (await chooseAccount(local.auth));
  if (choice && !choice.chosen) return choice.reason === 'blocked' ? failed(messages.blocked) : cancelled;
  try {
    const opened = await work.open();
    const person = await opened.authenticate(choice?.idToken);
    return person ? await enter(person, opened, work) : cancelled;
  } catch (error) {
    console.error('Signing in failed', error);
    return failed(messages.failed);
  }
}

/**
 * After the provider has authenticated the person: ends the previous session and starts theirs with their
 * role.
 */
async function enter(
  person: Person,
  opened: StaffRuntime,
  { now, change }: SignInWork,
): Promise<SignInOutcome> {
  try {
    const before = now();
    if (before && before.person.uid !== person.uid) {
      change(null);
      await opened.forget();
    }
    change({ person, role: await opened.readRole(person) });
    return { signedIn: true };
  } catch (error) {
    console.error('Reading the role failed', error);
    change(null);
    await Promise.allSettled([opened.forget(), opened.authenticator.signOut()]);
    return failed(messages.noRole);
  }
}
