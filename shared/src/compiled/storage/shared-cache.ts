/** The cache of the service worker with what another app has shared with this one. */
export const sharedCache = 'shared';

/** Browsers have caches only in secure contexts. */
const available: Partial<Pick<typeof globalThis, 'caches'>> = globalThis;

/** Deletes what was shared. */
export const deleteSharedContent = () => available.caches?.delete(sharedCache);
