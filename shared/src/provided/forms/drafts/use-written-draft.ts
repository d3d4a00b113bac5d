import { deleteDraft, lockDraft, writeDraft } from '@console/shared/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeValues, type Progress } from './draft-values';
import type { FormValues } from '../conflicts/merge-values';
import type { DraftOptions } from './use-draft';

/** The state of a form that a draft stores. */
export type Snapshot<T> = { base: T; values: T; progress: Progress<T> };

type WrittenDraft<T> = Pick<DraftOptions<T>, 'draftKey' | 'fields'> & {
  id: string;
  owner: string | undefined;
  unsaved: boolean;
  snapshot: Snapshot<T>;
  /** The time of the last input of a restored draft, in milliseconds. */
  restoredAt: number | undefined;
};

/**
 * Keeps the stored draft in sync with the form: writes it with each change, deletes it when there are no unsaved
 * changes.
 */
export function useWrittenDraft<T extends FormValues>(draft: WrittenDraft<T>): void {
  const { id, owner, unsaved, snapshot, restoredAt, draftKey = '', fields } = draft;
  const written = useRef<string>(undefined);
  // Captured on mount: during navigation, `location` is already that of the next screen.
  const [address] = useState(() => location.pathname + location.search);
  const write = useEffectEvent((of: string) => {
    // A restored draft keeps its earlier time.
    const updatedAt = written.current === id ? Date.now() : (restoredAt ?? Date.now());
    if (written.current !== undefined && written.current !== id) void deleteDraft(written.current);
    written.current = id;
    const text = describeValues(snapshot.base, snapshot.values, fields);
    void writeDraft({ id, owner: of, form: draftKey, address, updatedAt, text, ...snapshot });
  });
  const state = unsaved ? JSON.stringify(snapshot) : undefined;
  useEffect(() => {
    if (owner === undefined) return;
    if (state !== undefined) return write(owner);
    if (written.current !== undefined) void deleteDraft(written.current);
    written.current = undefined;
  }, [id, owner, state]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const held = lockDraft(id);
    return () => void held.then((release) => release?.());
  }, [id, unsaved]);
}
