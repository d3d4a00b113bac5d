import { SignInCancelled, type Authenticator } from '@console/shared/firebase/auth';
import type { Person } from '@console/shared/session';

/** An identity provider in memory. */
export type MemoryAuthenticator = Authenticator & {
  /** The person whom the provider has signed in on this device. */
  person(): Person | null;
  /** Makes the provider end the sign-in, or another tab change it. */
  become(person: Person | null): void;
  /** Sets the person chosen in the provider's popup; `null` closes it. */
  choose(person: Person | null): void;
};

/** @param accounts the persons whom the provider knows; their uid is their id token. */
export function createMemoryAuthenticator(accounts: readonly Person[]): MemoryAuthenticator {
  const observers = new Set<(person: Person | null) => void>();
  let present: Person | null = null;
  let chosen: Person | null = null;

  const become = (person: Person | null) => {
    present = person;
    for (const notify of observers) notify(person);
  };
  const enter = (person: Person) => {
    become(person);
    return person;
  };

  return {
    restored: async () => present,
    async signInWithPopup() {
      if (!chosen) throw new SignInCancelled('The sign-in window was closed');
      return enter(chosen);
    },
    async signInWithIdToken(idToken) {
      const account = accounts.find(({ uid }) => uid === idToken);
      if (!account) throw new Error('auth/network-request-failed');
      return enter(account);
    },
    signOut: async () => become(null),
    watch(changed) {
      observers.add(changed);
      void Promise.resolve().then(() => observers.has(changed) && changed(present));
      return () => observers.delete(changed);
    },
    person: () => present,
    become,
    choose: (person) => void (chosen = person),
  };
}
