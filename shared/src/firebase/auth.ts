import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import type { ConsoleConfig } from '@console/shared/config';
import type { Person } from '@console/shared/session';
import { firebaseApp } from './app';

/** Signing people in and out, free of the SDK's types. */
export type Authenticator = {
  /** Resolves once the stored sign-in, if any, is restored. */
  restored(): Promise<Person | null>;
  /** The identity provider's popup. @throws SignInCancelled when the person closes it. */
  signInWithPopup(): Promise<Person>;
  /** Signs in with an id token that an account chooser of a local backend has given. */
  signInWithIdToken(idToken: string): Promise<Person>;
  signOut(): Promise<void>;
  /** Tells of every later change, also of a sign-in that the server has ended. */
  watch(changed: (person: Person | null) => void): () => void;
};

/** The person closed the sign-in window; nothing went wrong. */
export class SignInCancelled extends Error {}

const cancelCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

const personOf = (user: User): Person => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
});

let auth: Auth | undefined;

/** The page's one Auth instance, which the database's client takes its tokens from. */
export function firebaseAuth(config: ConsoleConfig): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Given now, the provider's helper is loaded before the click: some browsers block a window that opens late.
    popupRedirectResolver: config.local ? undefined : browserPopupRedirectResolver,
  });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });
  return auth;
}

/** The authenticator of a deployment; every instance acts on the page's one sign-in. */
export function createAuthenticator(config: ConsoleConfig): Authenticator {
  const instance = firebaseAuth(config);
  return {
    async restored() {
      await instance.authStateReady();
      return instance.currentUser && personOf(instance.currentUser);
    },
    async signInWithPopup() {
      try {
        const google = new GoogleAuthProvider();
        google.setCustomParameters({ prompt: 'select_account' });
        return personOf((await signInWithPopup(instance, google)).user);
      } catch (error) {
        const cancelled = error instanceof FirebaseError && cancelCodes.includes(error.code);
        throw cancelled ? new SignInCancelled('The sign-in window was closed', { cause: error }) : error;
      }
    },
    async signInWithIdToken(idToken) {
      return personOf((await signInWithCredential(instance, GoogleAuthProvider.credential(idToken))).user);
    },
    signOut: () => signOut(instance),
    watch: (changed) => onAuthStateChanged(instance, (user) => changed(user && personOf(user))),
  };
}
