import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConsoleConfig } from '@console/shared/config';
import { hasUnsavedWork } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { roleOf, SessionProvider, type SessionAccess } from '@console/shared/session';
import { dismissToasts, notify } from '@console/shared/ui';
import { openStaffRuntime } from '../staff/open-staff-runtime';
import { explainLeaving, leftKey } from './leave';
import { SessionEventsProvider, type SessionEvents } from './session-events';
import { clearingHelp, signIn } from './sign-in';
import { useEndSession } from './use-end-session';
import { usePersistedSession } from './use-persisted-session';

type SessionHostProps = {
  config: ConsoleConfig;
  /** Resolves, when nothing of an earlier session is left on the device, with `true`; with `false` when that fails. */
  cleared: Promise<boolean>;
  children: ReactNode;
};

/** Provides the session to the shell and every module. */
export function SessionHost({ config, cleared, children }: SessionHostProps) {
  const { session, now, change } = usePersistedSession();
  // Auth would read the sign-in of an interrupted logout.
  const open = useCallback(() => cleared.then(() => openStaffRuntime(config)), [cleared, config]);
  const [ended, setEnded] = useState(false);
  /** Keeps a page with unsaved input behind the way to sign in again. */
  const keepTyped = useCallback(() => {
    if (!hasUnsavedWork()) return false;
    setEnded(true);
    return true;
  }, []);
  const end = useEndSession(session?.person.uid, keepTyped);
  const goTo = useGoTo();
  useEffect(explainLeaving, []);
  useClearingNotice(cleared);

  const access = useMemo<SessionAccess>(
    () => ({
      session,
      async signIn({ stayHere = false } = {}) {
        const { hash } = location;
        const outcome = await signIn({ config, open, change });
        if (outcome.signedIn) dismissToasts(leftKey);
        if (outcome.signedIn && !stayHere) goTo(paths.seasonList + hash);
        return outcome;
      },
      signOut: () => end(),
      warmUp: () =>
        void open().catch((error: unknown) => console.warn('Sign-in could not be prepared', error)),
      openDatabase: async () => (await open()).gateway,
    }),
    [change, config, end, goTo, open, session],
  );

  const handlers = useMemo(
    () => ({
      roleRead(role: string) {
        const known = now();
        if (!known || known.role === role) return;
        const next = { ...known, role };
        change(next);
        const message = t('You are now {role}.', { role: t(roleOf(next)) });
        notify({ title: t('Your role has changed'), message, tone: 'info' });
      },
      sessionEnded: () => void (keepTyped() || end('ended')),
      sessionKnown: () => setEnded(false),
    }),
    [change, end, keepTyped, now],
  );
  const events = useMemo<SessionEvents>(() => ({ ended, ...handlers }), [ended, handlers]);

  return (
    <SessionProvider value={access}>
      <SessionEventsProvider value={events}>{children}</SessionEventsProvider>
    </SessionProvider>
  );
}

/** Returns a function that navigates to a path; its identity is stable. */
function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback((path) => void latest.current(path), []);
}

/** Tells the person when data of an earlier session is left on the device. */
function useClearingNotice(cleared: Promise<boolean>): void {
  useEffect(() => {
    let isCurrent = true;
    const title = t('Data from the last sign-in is still on this device');
    void cleared.then((isCleared) => {
      if (isCurrent && !isCleared) notify({ title, message: clearingHelp, tone: 'danger' });
    });
    return () => void (isCurrent = false);
  }, [cleared]);
}
