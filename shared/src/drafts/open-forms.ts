import { useEffect } from 'react';

/** The drafts of the forms on this page that hold something unsaved. */
const open = new Set<string>();
const listeners = new Set<() => void>();

/** Tells every listener that the drafts of this device, or those that forms on this page hold, have changed. */
export const draftsChanged = (): void => listeners.forEach((listener) => listener());

/** Calls back with every such change. Returns what ends it. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form on this page holds this draft. */
export const isOpen = (id: string): boolean => open.has(id);

/** Whether any form on the page holds something that is not saved. */
export const hasUnsavedWork = (): boolean => open.size > 0;

/** Counts a form on the page, under the id of its draft, among those that hold something unsaved. */
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
