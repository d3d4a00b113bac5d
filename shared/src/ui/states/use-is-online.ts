import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function follow(look: () => void): () => void {
  for (const event of events) window.addEventListener(event, look);
  return () => {
    for (const event of events) window.removeEventListener(event, look);
  };
}

/** Whether the browser knows of a connection; where it knows of none, there is none. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
