const cacheName = 'registry';
const cacheKey = '/remotes.json';

/** The last registry that could be used, as its server sent it, and when: a moment of `Date.now()`. */
export type CachedRegistry = { readonly readAt: number; readonly file: unknown };

/**
 * Caches a registry on this device, also for the time after a logout: it says nothing about a person. If the browser
 * refuses storage, only a start without the server is lost.
 */
export async function cacheRegistry(file: unknown): Promise<void> {
  try {
    const cached = { readAt: Date.now(), file } satisfies CachedRegistry;
    await (await caches.open(cacheName)).put(cacheKey, Response.json(cached));
  } catch {
    // Nothing depends on it while the server answers.
  }
}

/** The registry cached on this device, whose parts are not validated; `undefined` if there is none. */
export async function cachedRegistry(): Promise<{ [Part in keyof CachedRegistry]?: unknown } | undefined> {
  try {
    const cached: unknown = await (await caches.match(cacheKey, { cacheName }))?.json();
    return Object(cached) as object;
  } catch {
    return undefined;
  }
}
