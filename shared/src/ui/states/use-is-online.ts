import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function follow(look: () => void): () => void {
  for (const event of events) window.addEventListener(event, look);
  return () => {
    for (const event of events) window.removeEventListener(event, look);
  };
}

/** Whether the browser reports a connection; `false` is reliable. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
