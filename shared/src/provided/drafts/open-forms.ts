import { useEffect, useSyncExternalStore } from 'react';

/** The drafts of the forms on this page that have unsaved changes. */
const open = new Set<string>();
const listeners = new Set<() => void>();

/** Notifies every listener that the stored drafts, or the drafts of open forms, have changed. */
export const draftsChanged = (): void => listeners.forEach((listener) => listener());

/** Subscribes to these changes. Returns the unsubscribe function. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form on this page uses this draft. */
export const isOpen = (id: string): boolean => open.has(id);

/** Whether any form on the page has unsaved changes. */
export const hasUnsavedWork = (): boolean => open.size > 0;

/** Registers a form with unsaved changes under the id of its draft. */
export function useUnsavedForm(id: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    open.add(id);
    draftsChanged();
    return () => {
      open.delete(id);
      draftsChanged();
    };
  }, [id, isUnsaved]);
}

let chosen: string | undefined;
let choices = 0;

/** The draft that the next form is to restore. */
export const chosenDraft = (): string | undefined => chosen;

export function choose(id: string | undefined): void {
  chosen = id;
  if (id === undefined) return;
  choices += 1;
  draftsChanged();
}

const choicesSoFar = () => choices;

/** Changes when a draft is chosen: the screen opens again, even if its form is on it. */
export const useDraftChoices = (): number => useSyncExternalStore(onDraftsChange, choicesSoFar);
