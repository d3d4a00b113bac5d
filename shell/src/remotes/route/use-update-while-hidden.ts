import { useEffect } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { hasUnsavedWork } from '@console/shared/drafts';

/** Switches to a newer release while the tab is hidden, unless a form has unsaved changes. */
export function useUpdateWhileHidden(
  newer: RegistryEntry | undefined,
  take: (entry: RegistryEntry) => void,
): void {
  useEffect(() => {
    if (!newer) return undefined;
    const handleChange = () => {
      if (document.visibilityState === 'hidden' && !hasUnsavedWork()) take(newer);
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, [newer, take]);
}
