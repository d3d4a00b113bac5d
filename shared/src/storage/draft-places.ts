/*
 * Where drafts lie on the device, and whether there are any: the shell asks that of every session. What is in them only
 * forms read and write, with `stored-drafts`.
 */

export const draftPrefix = 'draft/';

/** The database of their copies. */
export const copiesName = 'drafts';

/** Whose drafts those are of whom nobody knows who they are. */
export const visitor = '';

export const startOf = (uid: string, about?: string) =>
  [
    draftPrefix + encodeURIComponent(uid),
    ...(about === undefined ? [] : [encodeURIComponent(about)]),
    '',
  ].join('/');

export const isDraftKey = (key: string): boolean => key.startsWith(draftPrefix);

/** What a visitor types stays in their tab: whoever opens the next one may be somebody else. */
export const storageOf = (key: string): Storage =>
  key.startsWith(startOf(visitor)) ? sessionStorage : localStorage;

/** The keys of the drafts that begin alike; none where the browser refuses storage. */
export function keysOf(start: string): string[] {
  try {
    return Object.keys(storageOf(start)).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Nothing that a visitor typed outlives a session in the same tab. */
export const dropVisitorDrafts = (): void =>
  keysOf(startOf(visitor)).forEach((key) => sessionStorage.removeItem(key));

/** Whether anything that a person typed waits on this device. */
export const hasDrafts = (uid: string): boolean => keysOf(startOf(uid)).length > 0;

/** Whether anything that somebody else typed waits on this device. */
export const hasDraftsOfOthers = (uid: string): boolean =>
  keysOf(draftPrefix).some((key) => !key.startsWith(startOf(uid)));
