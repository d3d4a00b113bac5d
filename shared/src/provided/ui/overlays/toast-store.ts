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

/** Adds a toast in place of one that says the same. */
export function addToast(toast: Toast): void {
  const others = all.filter(({ title, message }) => title !== toast.title || message !== toast.message);
  setToasts([...others, { ...toast, id: (count += 1) }]);
}

export const removeToast = (id: number): void => setToasts(all.filter((toast) => toast.id !== id));

export const removeToasts = (key?: string): void =>
  setToasts(all.filter((toast) => key && toast.key !== key));

export const updateMessages = (key: string, message: string): void =>
  setToasts(all.map((toast) => (toast.key === key ? { ...toast, message } : toast)));

/** All toasts, the newest last. */
export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, () => all);
