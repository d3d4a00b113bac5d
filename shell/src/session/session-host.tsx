import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { ConsoleConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';
import { readStoredSession, roleLabel, SessionProvider, type SessionAccess } from '@console/shared/session';
import { clearStorage, storageKeys } from '@console/shared/storage';
import { notify } from '@console/shared/ui';
import { withinPatience } from '../app/within-patience';
import type { Console } from '../console/console';
import { openConsole } from '../console/open-console';
import { explainLeaving, leave, type LeaveReason } from './leave';
import { SessionEventsProvider, type SessionEvents } from './session-events';
import { signIn } from './sign-in';
import { useKeptSession } from './use-kept-session';

type SessionHostProps = { config: ConsoleConfig; goTo: (path: string) => void; children: ReactNode };

/** Keeps who is signed in, for the shell and every module. */
export function SessionHost({ config, goTo, children }: SessionHostProps) {
  const { session, now, change } = useKeptSession();
  const open = useCallback(() => openConsole(config), [config]);
  const end = useEnd(open);
  useOtherTabs(session !== null);
  useEffect(explainLeaving, []);

  const access = useMemo<SessionAccess>(
    () => ({
      session,
      async signIn({ stayHere = false } = {}) {
        const outcome = await signIn({ config, open, now, change });
        if (outcome.signedIn && !stayHere) goTo(paths.seasonList);
        return outcome;
      },
      signOut: () => end(),
      warmUp: () =>
        void open().catch((error: unknown) => console.warn('Sign-in could not be prepared', error)),
      openDatabase: async () => (await open()).gateway,
    }),
    [change, config, end, goTo, now, open, session],
  );

  const events = useMemo<SessionEvents>(
    () => ({
      roleRead(role) {
        const known = now();
        if (!known || known.role === role) return;
        const next = { ...known, role };
        change(next);
        notify({ title: 'Your role has changed', message: `You are now ${roleLabel(next)}.`, tone: 'info' });
      },
      sessionEnded: () => void end('ended'),
    }),
    [change, end, now],
  );

  return (
    <SessionProvider value={access}>
      <SessionEventsProvider value={events}>{children}</SessionEventsProvider>
    </SessionProvider>
  );
}

/** Ends the session on this device, once, whoever asks first, and leaves. */
function useEnd(open: () => Promise<Console>) {
  const ending = useRef<Promise<void>>(undefined);
  return useCallback(
    (reason?: LeaveReason) => {
      const run = async () => {
        // At once: the other tabs follow, and a database that hangs keeps nobody signed in.
        clearStorage();
        try {
          await (await withinPatience(open())).signOut();
        } catch (error) {
          console.error('Signing out was not complete', error);
        }
        leave(reason);
      };
      return (ending.current ??= run());
    },
    [open],
  );
}

/** Another tab has logged out, or another person has signed in there: this one follows, and ends nothing itself. */
function useOtherTabs(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined;
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.user) leave(readStoredSession() ? undefined : 'elsewhere');
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [signedIn]);
}
