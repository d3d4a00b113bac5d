import { useCallback, useEffect, useRef } from 'react';
import { readStoredSession } from '@console/shared/session';
import { beginLogout, clearStorageByKey, storageKeys } from '@console/shared/storage';
import { withTimeout } from '../lib/with-timeout';
import { loadIdleParts } from '../idle/load-idle-parts';
import { openedStaffRuntime } from '../staff/staff-runtime';
import { clearDevice } from './clear-device';
import { leave, type LeaveReason } from './leave';

/** How long, in milliseconds, signing out of Auth may take before the rest is deleted. */
const signOutLimitMs = 3000;

/**
 * Returns a function that ends this person's session on the device, once. The page also leaves when another tab ends it; if that
 * was no logout, `keepTyped` may keep the page instead, and returns whether it does.
 */
export function useEndSession(uid: string | undefined, keepTyped: () => boolean) {
  // The page keeps running for a moment after it was left, and must not affect what another tab has started.
  const leaving = useRef<Promise<void>>(undefined);

  const end = useCallback(
    // In a microtask: signing out of Auth reports that the session has ended, which must find it set.
    (reason?: LeaveReason) =>
      (leaving.current ??= Promise.resolve()
        .then(() => endSession(reason))
        .then(() => leave(reason))),
    [],
  );

  useEffect(() => {
    if (uid === undefined) return undefined;
    const leaveAfterOtherTab = async (reason: LeaveReason) => leave(readStoredSession() ? undefined : reason);
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      // Only logging out clears all keys together.
      if (key === null) leaving.current ??= leaveAfterOtherTab('elsewhere');
      if (key !== storageKeys.user) return;
      const isEnded = newValue === null;
      if (!isEnded || !keepTyped()) leaving.current ??= leaveAfterOtherTab('ended');
    };
    // A page from the back/forward cache has missed the events of other tabs.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readStoredSession()?.person.uid === uid) return;
      document.body.replaceChildren();
      leaving.current ??= leaveAfterOtherTab('elsewhere');
    };
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('storage', handleStorage);
      removeEventListener('pageshow', handlePageShow);
    };
  }, [keepTyped, uid]);

  return end;
}

/**
 * Logging out deletes everything on the device; when the session ended otherwise, its drafts are kept. What is
 * interrupted here is deleted at the next start.
 */
async function endSession(reason?: LeaveReason): Promise<void> {
  // First and synchronously: it notifies other tabs, and the next start knows that no one is signed in.
  if (reason) clearStorageByKey();
  else beginLogout();
  try {
    const draftsDeleted = reason ? undefined : deleteDrafts();
    await withTimeout(Promise.all([openedStaffRuntime()?.signOut(), draftsDeleted]), signOutLimitMs);
  } catch (error) {
    console.error('Signing out was not complete', error);
  }
  await clearDevice();
}

/** Also those in memory. Where the code for them does not load there are none, and those on the device are deleted with the rest. */
const deleteDrafts = async (): Promise<void> => {
  const drafts = await loadIdleParts().catch(() => undefined);
  await drafts?.deleteAllDrafts();
};
