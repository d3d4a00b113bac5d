import { deleteWorkerCaches } from './caches';
import { worker } from './worker-scope';

/**
 * Takes the place of a service worker that is to be withdrawn (`npm run hosting -- --no-service-worker`): browsers look
 * for another one at each navigation, and this one removes itself and what the other has cached.
 */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteWorkerCaches().then(() => worker.registration.unregister())),
);
