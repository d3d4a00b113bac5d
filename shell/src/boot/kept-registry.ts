const key = 'registry';

/** The last registry that could be used, as its server sent it, and when: a moment of `Date.now()`. */
export type KeptRegistry = { readonly readAt: number; readonly file: unknown };

/** Keeps a registry on this device. If the browser refuses storage, only a start without the server is lost. */
export function keepRegistry(file: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ readAt: Date.now(), file } satisfies KeptRegistry));
  } catch {
    // Nothing depends on it while the server answers.
  }
}

/** The registry kept on this device, whose parts are not validated; `undefined` if there is none. */
export function keptRegistry(): { [Part in keyof KeptRegistry]?: unknown } | undefined {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '')) as object;
  } catch {
    return undefined;
  }
}
