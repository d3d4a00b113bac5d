import { useSyncExternalStore } from 'react';
import type { Notice } from './toaster';

/** A notice as it is shown, told from another that says the same. */
export type ShownNotice = Notice & { id: number };

let count = 0;
let all: readonly ShownNotice[] = [];
const listeners = new Set<() => void>();

function become(next: readonly ShownNotice[]): void {
  all = next;
  listeners.forEach((listener) => listener());
}

function follow(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export const addNotice = (notice: Notice): void => become([...all, { ...notice, id: (count += 1) }]);

export const removeNotice = (id: number): void => become(all.filter((notice) => notice.id !== id));

export const removeNotices = (): void => become([]);

/** All of them, the newest last. */
export const useNotices = (): readonly ShownNotice[] => useSyncExternalStore(follow, () => all);
