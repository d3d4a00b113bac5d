const cacheName = 'registry';
const cacheKey = '/remotes.json';

/** The last registry that could be used, as its server sent it, and when: a moment of `Date.now()`. */
export type KeptRegistry = { readonly readAt: number; readonly file: unknown };

/**
 * Keeps a registry on this device, also for the time after a logout: it says nothing about a person. If the browser
 * refuses storage, only a start without the server is lost.
 */
export async function keepRegistry(file: unknown): Promise<void> {
  try {
    const kept = { readAt: Date.now(), file } satisfies KeptRegistry;
    await (await caches.open(cacheName)).put(cacheKey, Response.json(kept));
  } catch {
    // Nothing depends on it while the server answers.
  }
}

/** The registry kept on this device, whose parts are not validated; `undefined` if there is none. */
export async function keptRegistry(): Promise<{ [Part in keyof KeptRegistry]?: unknown } | undefined> {
  try {
    const kept: unknown = await (await caches.match(cacheKey, { cacheName }))?.json();
    return Object(kept) as object;
  } catch {
    return undefined;
  }
}
