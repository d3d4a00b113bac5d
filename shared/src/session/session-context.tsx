import { createContext, useContext } from 'react';
import type { DataGateway } from '@console/shared/data';
import type { Person, Session } from './session';

/** Signing in ended without a session; `reason` tells a change of mind from a fault. */
export type SignInOutcome =
  { signedIn: true } | { signedIn: false; reason: 'cancelled' | 'failed'; message: string };

/** Who is signed in, and the two ways to change that. */
export type SessionAccess = {
  session: Session | null;
  /**
   * Opens the popup; call it straight from a click, else the browser blocks the window. Then goes to the
   * seasons, unless the screen asks to stay where the person is. Never rejects.
   */
  signIn(options?: { stayHere?: boolean }): Promise<SignInOutcome>;
  /** Signs out, clears everything stored in this browser and goes to the landing page. */
  signOut(): Promise<void>;
  /** Loads what signing in needs, ahead of the click. */
  warmUp(): void;
  /** The database as this person may use it, for pages without the console's store; loads its client on first use. */
  openDatabase(): Promise<DataGateway>;
};

const SessionContext = createContext<SessionAccess | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Who is signed in. @throws Error outside a SessionProvider. */
export function useSessionAccess(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('useSessionAccess needs a SessionProvider above it');
  return access;
}

/** The signed-in person; `null` when nobody is, and where there is no session at all. */
export const usePerson = (): Person | null => useContext(SessionContext)?.session?.person ?? null;

/** The session of a screen that only signed-in people reach. @throws Error when nobody is signed in. */
export function useSession(): Session {
  const { session } = useSessionAccess();
  if (!session) throw new Error('useSession is for screens behind the sign-in guard');
  return session;
}
