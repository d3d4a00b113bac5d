import { useEffect, useSyncExternalStore } from 'react';

/** What the device keeps of something unsaved. */
export type KeptDraft = {
  /** Whether it has all that is typed by now. */
  readonly isKept: boolean;
  discard: () => void;
};

/** A form that holds something unsaved. */
type Holder = { draft?: KeptDraft; isSaving: boolean };

const holders = new Set<Holder>();
const listeners = new Set<() => void>();

function changed(): void {
  // Only then: with such a listener a browser cannot keep the page for a quick way back.
  if (holders.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/** The browser asks in its own words before the tab is closed or loaded anew. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether any form on the page holds something that is not saved. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Whether the device keeps a draft of all of it. */
export const isUnsavedWorkKept = (): boolean => [...holders].every(({ draft }) => draft?.isKept === true);

/** Drops the drafts of all that the page holds; it is about to be left. */
export const discardUnsavedWork = (): void => holders.forEach(({ draft }) => draft?.discard());

/** Lets the page be left without a question: for a session that is over. */
export function letUnsavedWorkGo(): void {
  holders.clear();
  changed();
}

/** Calls back when a form begins or ceases to hold something unsaved. Gives what ends it. */
export function onUnsavedWorkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `hasUnsavedWork`, followed. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(onUnsavedWorkChange, hasUnsavedWork);

/** Whether some of it is just being saved, followed. */
export const useUnsavedWorkBeingSaved = (): boolean =>
  useSyncExternalStore(onUnsavedWorkChange, () => [...holders].some(({ isSaving }) => isSaving));

/**
 * Says for a form, as long as it is on the page, whether it holds something unsaved.
 * @param draft what the device keeps of it, if it does; the same object as long as it is the same draft
 * @param isSaving it is on its way to the database
 */
export function useUnsavedWork(isUnsaved: boolean, draft?: KeptDraft, isSaving = false): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = { draft, isSaving };
    holders.add(holder);
    changed();
    return () => {
      holders.delete(holder);
      changed();
    };
  }, [isUnsaved, draft, isSaving]);
}
