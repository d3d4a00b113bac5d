import { useCallback, useRef, useState } from 'react';
import { readStoredSession, storeSession, type Session } from '@console/shared/session';
import { clearStorageByKey } from '@console/shared/storage';

/** The session on the page and in this browser's storage, as one. */
export function usePersistedSession() {
  const [session, setSession] = useState(readStoredSession);
  const latest = useRef(session);

  const change = useCallback((next: Session | null) => {
    latest.current = next;
    setSession(next);
    if (next) storeSession(next);
    else clearStorageByKey();
  }, []);

  /** The session of this very moment, for work that outlives a drawing. */
  const now = useCallback(() => latest.current, []);

  return { session, now, change };
}
