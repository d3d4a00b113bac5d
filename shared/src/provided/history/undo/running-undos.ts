import { useSyncExternalStore } from 'react';
import type { EntryKey } from '@console/shared/data';

/** The ids of the entries that this tab takes back at the moment. */
let running: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setRunning(next: ReadonlySet<string>): void {
  running = next;
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Takes entries back, unless one of them is being taken back already. */
export async function whileUndoing(entries: readonly EntryKey[], undo: () => Promise<void>): Promise<void> {
  const ids = entries.map(({ entryId }) => entryId);
  if (ids.some((id) => running.has(id))) return;
  setRunning(new Set([...running, ...ids]));
  try {
    await undo();
  } finally {
    setRunning(new Set([...running].filter((id) => !ids.includes(id))));
  }
}

/** Whether this tab is taking back one of the entries with these ids. */
export const useIsUndoing = (ids: readonly (string | null)[]): boolean =>
  useSyncExternalStore(subscribe, () => ids.some((id) => id !== null && running.has(id)));
