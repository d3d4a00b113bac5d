import { sharedCache } from '@console/shared/storage';

/** The caches of the service worker: page and configuration, the files that the page names, what was shared. */
export const workerCaches = { page: 'shell', assets: 'shell-assets', shared: sharedCache } as const;

/** Deletes everything that the service worker has cached. */
export const deleteWorkerCaches = (): Promise<unknown> =>
  Promise.all(Object.values(workerCaches).map((name) => caches.delete(name)));
