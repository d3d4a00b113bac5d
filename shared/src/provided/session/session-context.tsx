import { createContext, useContext } from 'react';
import type { DataGateway } from '../gateway/gateway';
import type { Person, Session } from './session';

/** Sign-in ended without a session; `reason` distinguishes a cancellation from a failure. */
export type SignInOutcome =
  | { signedIn: true }
  | { signedIn: false; reason: 'cancelled' | 'failed'; message: string };

/** The session, and the functions to sign in and out. */
export type SessionAccess = {
  session: Session | null;
  /**
   * Opens the popup; call it directly in a click handler, otherwise the browser blocks the window. Then redirects to
   * the seasons, unless the screen requests to stay. Never rejects.
   */
  signIn(options?: { stayHere?: boolean }): Promise<SignInOutcome>;
  /** Signs out, clears everything stored in this browser and redirects to the landing page. */
  signOut(): Promise<void>;
  /** Prefetches the sign-in code before the click. */
  warmUp(): void;
  /**
   * The database with this user's permissions, for pages without the console's store; loads its client on first use.
   */
  openDatabase(): Promise<DataGateway>;
};

const SessionContext = createContext<SessionAccess | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session functions. @throws Error outside a SessionProvider. */
export function useSessionAccess(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('useSessionAccess needs a SessionProvider above it');
  return access;
}

/** The signed-in person; `null` when signed out or outside a SessionProvider. */
export const usePerson = (): Person | null => useContext(SessionContext)?.session?.person ?? null;

/** The session of a screen that requires a sign-in. @throws Error when no one is signed in. */
export function useSession(): Session {
  const { session } = useSessionAccess();
  if (!session) throw new Error('useSession is for screens behind the sign-in guard');
  return session;
}
