import { useEffect, useSyncExternalStore } from 'react';

/** The forms on the page that hold something unsaved, each as a token of its own. */
const holders = new Set<object>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Whether any form on the page holds something that is not saved. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Calls back when a form begins or ceases to hold something unsaved. Gives what ends it. */
export function onUnsavedWorkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `hasUnsavedWork`, followed. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(onUnsavedWorkChange, hasUnsavedWork);

/** Says for a form, as long as it is on the page, whether it holds something unsaved. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = {};
    holders.add(holder);
    changed();
    return () => {
      holders.delete(holder);
      changed();
    };
  }, [isUnsaved]);
}
