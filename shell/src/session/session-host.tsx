import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConsoleConfig } from '@console/shared/config';
import { deleteAllDrafts, hasUnsavedWork } from '@console/shared/drafts';
import { paths } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { readStoredSession, roleOf, SessionProvider, type SessionAccess } from '@console/shared/session';
import { clearStorage, clearStorageByKey, storageKeys } from '@console/shared/storage';
import { notify } from '@console/shared/ui';
import { withTimeout } from '../app/with-timeout';
import type { StaffRuntime } from '../staff/staff-runtime';
import { openStaffRuntime } from '../staff/open-staff-runtime';
import { explainLeaving, leave, type LeaveReason } from './leave';
import { SessionEventsProvider, type SessionEvents } from './session-events';
import { signIn } from './sign-in';
import { usePersistedSession } from './use-persisted-session';

type SessionHostProps = { config: ConsoleConfig; children: ReactNode };

/** Provides the session to the shell and every module. */
export function SessionHost({ config, children }: SessionHostProps) {
  const { session, now, change } = usePersistedSession();
  const open = useCallback(() => openStaffRuntime(config), [config]);
  const end = useEnd(open, session !== null);
  const goTo = useGoTo();
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

  const [ended, setEnded] = useState(false);
  const handlers = useMemo(
    () => ({
      roleRead(role: string) {
        const known = now();
        if (!known || known.role === role) return;
        const next = { ...known, role };
        change(next);
        notify({ title: 'Your role has changed', message: `You are now ${roleOf(next)}.`, tone: 'info' });
      },
      sessionEnded: () => (hasUnsavedWork() ? setEnded(true) : void end('ended')),
      sessionKnown: () => setEnded(false),
    }),
    [change, end, now],
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

/** Ends the session on this device once, and when another tab has ended it. */
function useEnd(open: () => Promise<StaffRuntime>, signedIn: boolean) {
  // The page keeps running for a moment after it was left, and must not affect what another tab has started.
  const leaving = useRef<Promise<void>>(undefined);

  const end = useCallback(
    (reason?: LeaveReason) => (leaving.current ??= forgetSession(open, reason).then(() => leave(reason))),
    [open],
  );

  useEffect(() => {
    if (!signedIn) return undefined;
    const leaveAfterOtherTab = async (reason: LeaveReason) => leave(readStoredSession() ? undefined : reason);
    const handleStorage = ({ key }: StorageEvent) => {
      // Only logging out clears all keys together.
      if (key === null) leaving.current ??= leaveAfterOtherTab('elsewhere');
      if (key === storageKeys.user) leaving.current ??= leaveAfterOtherTab('ended');
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [signedIn]);

  return end;
}

/** Logging out deletes everything on the device; when the session ended otherwise, its drafts are kept. */
async function forgetSession(open: () => Promise<StaffRuntime>, reason?: LeaveReason): Promise<void> {
  const clear = reason ? clearStorageByKey : clearStorage;
  // First: other tabs are notified, and a database that hangs keeps no one signed in.
  clear();
  const draftsDeleted = reason ? undefined : deleteAllDrafts();
  try {
    await (await withTimeout(open())).signOut();
  } catch (error) {
    console.error('Signing out was not complete', error);
  }
  await draftsDeleted;
  // Again: the Firestore client stores data while it closes. A session that another tab has started in
  // between stays.
  if (!readStoredSession()) clear();
}
