import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Whether the browser reports a connection; `false` is reliable. Prerendered pages are for people who are online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
