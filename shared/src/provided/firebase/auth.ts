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

export { startAppCheck } from './start-app-check';

/** Sign-in and sign-out, without the SDK's types. */
export type Authenticator = {
  /** Resolves once the stored sign-in, if any, is restored. */
  restored(): Promise<Person | null>;
  /** Opens the identity provider's popup. @throws SignInCancelled when the user closes it. */
  signInWithPopup(): Promise<Person>;
  /** Signs in with an id token from the account chooser of a local backend. */
  signInWithIdToken(idToken: string): Promise<Person>;
  signOut(): Promise<void>;
  /** Calls back with every later change, including a sign-in that the server has ended. */
  watch(changed: (person: Person | null) => void): () => void;
};

/** The user closed the sign-in window. This is not a failure. */
export class SignInCancelled extends Error {}

/**
 * The error to report in place of the SDK's. That one may contain the person's e-mail and tokens, which no log may
 * contain: only its code and message are kept.
 */
function reported(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error;
  const { code, message } = error;
  return cancelCodes.includes(code)
    ? new SignInCancelled('The sign-in window was closed')
    : new Error(`${code}: ${message}`);
}

const cancelCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

const personOf = (user: User): Person => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
});

let auth: Auth | undefined;

/**
 * The page's single Auth instance, which also provides the tokens of the Firestore client.
 * @param isRestoring a sign-in is stored on this device, so the provider's popup is not needed soon
 */
export function firebaseAuth(config: ConsoleConfig, isRestoring = false): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // The resolver is passed here so that the provider's helper loads before the click: some browsers block a popup
    // that opens late. On phones and in Safari, a stored sign-in would wait for that helper.
    popupRedirectResolver: config.local || isRestoring ? undefined : browserPopupRedirectResolver,
  });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });
  return auth;
}

/** The authenticator of a deployment. All instances share the page's sign-in. */
export function createAuthenticator(config: ConsoleConfig, isRestoring = false): Authenticator {
  const instance = firebaseAuth(config, isRestoring);
  return {
    async restored() {
      await instance.authStateReady();
      return instance.currentUser && personOf(instance.currentUser);
    },
    async signInWithPopup() {
      try {
        const google = new GoogleAuthProvider();
        google.setCustomParameters({ prompt: 'select_account' });
        return personOf((await signInWithPopup(instance, google, browserPopupRedirectResolver)).user);
      } catch (error) {
        throw reported(error);
      }
    },
    async signInWithIdToken(idToken) {
      try {
        return personOf((await signInWithCredential(instance, GoogleAuthProvider.credential(idToken))).user);
      } catch (error) {
        throw reported(error);
      }
    },
    signOut: () => signOut(instance),
    watch: (changed) => onAuthStateChanged(instance, (user) => changed(user && personOf(user))),
  };
}
