import { useCallback, useRef, useState } from 'react';
import { readStoredSession, storeSession, type Session } from '@console/shared/session';
import { clearStorageByKey } from '@console/shared/storage';

/** The session in state and in this browser's storage, kept equal. */
export function usePersistedSession() {
  const [session, setSession] = useState(readStoredSession);
  const latest = useRef(session);

  const change = useCallback((next: Session | null) => {
    latest.current = next;
    setSession(next);
    if (next) storeSession(next);
    else clearStorageByKey();
  }, []);

  /** The latest session, for work that outlives a render. */
  const now = useCallback(() => latest.current, []);

  return { session, now, change };
}
