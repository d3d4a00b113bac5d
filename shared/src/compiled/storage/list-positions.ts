/** The search and page of a list. */
export type ListPosition = { search: string; page: number };

const prefix = 'position/';

/** The position of a list in a history entry of this tab; `undefined` when there is none or it is malformed. */
export function readListPosition(entry: string): ListPosition | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + entry) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { search, page }: { [Part in keyof ListPosition]?: unknown } = value;
    return typeof search === 'string' && typeof page === 'number' ? { search, page } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a position until the tab is closed or the session ends. If the browser refuses, Back shows the first page. */
export function writeListPosition(entry: string, position: ListPosition): void {
  try {
    sessionStorage.setItem(prefix + entry, JSON.stringify(position));
  } catch {
    // Only convenience is lost.
  }
}

/** Removes the positions of all lists in this tab. */
export function forgetListPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored no positions.
  }
}
