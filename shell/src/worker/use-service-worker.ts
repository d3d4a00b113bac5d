import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle';

/** Registers the service worker for the next visit, after the first screen has loaded. Visitors have none. */
export const useServiceWorker = (): void => useEffect(() => whenIdle(register), []);

function register(): void {
  // A development server's files change under the same names.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch((error: unknown) => console.info('The next visit starts without a service worker', error));
}
