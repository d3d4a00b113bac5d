import { useSyncExternalStore } from 'react';
import type { Toast } from './toaster';

/** A visible toast. The id distinguishes toasts with the same text. */
export type ShownToast = Toast & { id: number };

let count = 0;
let all: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function setToasts(next: readonly ShownToast[]): void {
  all = next;
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const isReplaced = (earlier: Toast, { key, title, message }: Toast): boolean =>
  (key !== undefined && earlier.key === key) || (earlier.title === title && earlier.message === message);

/** Adds a toast in place of one that says the same, or that has its key. */
export function addToast(toast: Toast): void {
  const others = all.filter((earlier) => !isReplaced(earlier, toast));
  setToasts([...others, { ...toast, id: (count += 1) }]);
}

export const removeToast = (id: number): void => setToasts(all.filter((toast) => toast.id !== id));

export const removeToasts = (key?: string): void =>
  setToasts(key === undefined ? [] : all.filter((toast) => toast.key !== key));

/** All toasts, the newest last. */
export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, () => all);
