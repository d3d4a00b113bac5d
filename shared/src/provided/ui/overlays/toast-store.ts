import { useSyncExternalStore } from 'react';
import type { Toast } from './toast';

/** A visible toast. The id distinguishes toasts with the same text. */
export type ShownToast = Toast & {
  id: number;
  /** When it was announced last, in milliseconds. */
  saidAt: number;
  /** Its last change is only shown. */
  isQuiet?: boolean;
};

/** The time between two announcements of a toast whose message changes, in milliseconds. */
const pauseMs = 5000;

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

/** What is shown again after a newer toast: what may not be lost unseen, and Undo, unless the newer one has its own. */
const isKept = ({ tone, isOngoing, undo, redo }: Toast, newer: Toast) =>
  tone === 'danger' || isOngoing || ((undo ?? redo) && !(newer.undo ?? newer.redo));

/** A refused save: it is dismissed when its form is saved. */
const isRefused = ({ tone, key }: Toast) => tone === 'danger' && key;

/**
 * Adds a toast in place of the earlier ones, so that Undo belongs to the newest action. One with Undo has the key `undo`, if
 * it has none.
 */
export function addToast(toast: Toast): void {
  const kept = all.filter(
    (other) => isKept(other, toast) && (other.title !== toast.title || other.message !== toast.message),
  );
  setToasts([
    ...kept,
    { ...(toast.undo && { key: 'undo' }), ...toast, id: (count += 1), saidAt: Date.now() },
  ]);
}

export const removeToast = (id: number): void => setToasts(all.filter((toast) => toast.id !== id));

export const removeToasts = (key?: string): void =>
  setToasts(all.filter((toast) => key && toast.key !== key));

export const updateMessages = (key: string, message: string): void =>
  setToasts(all.map((toast) => (toast.key === key ? withMessage(toast, message) : toast)));

function withMessage(toast: ShownToast, message: string): ShownToast {
  const isQuiet = Date.now() - toast.saidAt < pauseMs;
  return { ...toast, message, isQuiet, ...(!isQuiet && { saidAt: Date.now() }) };
}

/** A refused save, else the newest toast; what goes on, such as being offline, returns after what passes. */
const first = (): ShownToast | undefined => all.findLast(isRefused) ?? all.at(-1);

/** The toast to be shown. */
export const useToast = (): ShownToast | undefined => useSyncExternalStore(subscribe, first);
