/** The cache of the service worker with what another app has shared with this one. */
export const sharedCache = 'shared';

/** Deletes what was shared. */
export const deleteSharedContent = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(sharedCache);
};
