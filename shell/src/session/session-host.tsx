import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ConsoleConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';
import {
  readStoredSession,
  roleLabel,
  SessionProvider,
  storeSession,
  type Session,
  type SessionAccess,
} from '@console/shared/session';
import { clearStorage, storageKeys } from '@console/shared/storage';
import { notify } from '@console/shared/ui';
import { openConsole } from '../console/open-console';
import { SessionEventsProvider, type SessionEvents } from './session-events';
import { signIn } from './sign-in';

type SessionHostProps = { config: ConsoleConfig; goTo: (path: string) => void; children: ReactNode };

/** Leaving loads the page anew: nothing of the person stays in memory either. */
const leave = () => location.replace(paths.landing);

/** Keeps who is signed in, for the shell and every module. */
export function SessionHost({ config, goTo, children }: SessionHostProps) {
  const [session, setSession] = useState(readStoredSession);
  const open = useCallback(() => openConsole(config), [config]);

  const remember = useCallback((next: Session) => {
    storeSession(next);
    setSession(next);
  }, []);

  useEffect(() => {
    // Another tab has logged out: this one follows.
    const follow = (event: StorageEvent) => {
      const loggedOut = event.key === null || (event.key === storageKeys.user && event.newValue === null);
      if (loggedOut && session) leave();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [session]);

  const access = useMemo<SessionAccess>(
    () => ({
      session,
      signIn: ({ stayHere = false } = {}) =>
        signIn(config, open, (next) => {
          remember(next);
          if (!stayHere) goTo(paths.seasonList);
        }),
      async signOut() {
        try {
          await (await open()).signOut();
        } catch (error) {
          console.error('Signing out was not complete', error);
        }
        clearStorage();
        leave();
      },
      warmUp: () =>
        void open().catch((error: unknown) => console.warn('Sign-in could not be prepared', error)),
      openDatabase: async () => (await open()).gateway,
    }),
    [config, goTo, open, remember, session],
  );

  const events = useMemo<SessionEvents>(
    () => ({
      roleRead(role) {
        if (!session || session.role === role) return;
        remember({ ...session, role });
        notify({
          title: 'Your role has changed',
          message: `You are now ${roleLabel({ ...session, role })}.`,
        });
      },
      sessionEnded() {
        clearStorage();
        leave();
      },
    }),
    [remember, session],
  );

  return (
    <SessionProvider value={access}>
      <SessionEventsProvider value={events}>{children}</SessionEventsProvider>
    </SessionProvider>
  );
}
