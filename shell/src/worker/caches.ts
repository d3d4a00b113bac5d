/** The caches of the service worker: page and configuration, and the files that the page names. */
export const workerCaches = { page: 'shell', assets: 'shell-assets' } as const;

/** Deletes everything that the service worker has cached. */
export const deleteWorkerCaches = (): Promise<unknown> =>
  Promise.all(Object.values(workerCaches).map((name) => caches.delete(name)));
