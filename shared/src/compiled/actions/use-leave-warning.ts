import { useInsertionEffect } from 'react';
import { useUnsavedForm } from '@console/shared/drafts';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page is left, and a new release does not load it again. */
export function useLeaveWarning(id: string, isUnsaved: boolean): void {
  useUnsavedForm(id, isUnsaved);
  // Also while the screen is hidden, as after a loss of access: other effects end then.
  useInsertionEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
