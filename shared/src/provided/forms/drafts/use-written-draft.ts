import { deleteDraft, lockDraft, writeDraft, type Draft, type PendingSave } from '@console/shared/drafts';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { describeValues, type Progress } from './draft-values';
import type { FormValues } from '../conflicts/merge-values';
import type { DraftOptions } from './draft-options';

/** The state of a form that a draft stores. */
export type Snapshot<T> = { base: T; values: T; progress: Progress<T> };

type WrittenDraft<T> = Pick<DraftOptions<T>, 'draftKey' | 'fields'> & {
  id: string;
  owner: string | undefined;
  unsaved: boolean;
  snapshot: Snapshot<T>;
  /** The save of this state that is still to be sent. */
  pending: PendingSave | undefined;
  /** The time of the last input of a restored draft, in milliseconds. */
  restoredAt: number | undefined;
};

/**
 * Keeps the stored draft in sync with the form: writes it with each change, deletes it when there are no unsaved
 * changes. Returns what is stored; it stays after the form has unmounted.
 */
export function useWrittenDraft<T extends FormValues>(draft: WrittenDraft<T>): RefObject<Draft | undefined> {
  const { id, owner, unsaved, snapshot, pending, restoredAt, draftKey = '', fields } = draft;
  const written = useRef<Draft>(undefined);
  // Captured on mount: during navigation, `location` is already that of the next screen.
  const [address] = useState(() => location.pathname + location.search);
  const write = useEffectEvent((of: string) => {
    // A restored draft keeps its earlier time.
    const isFirst = written.current?.id !== id;
    const updatedAt = isFirst ? (restoredAt ?? Date.now()) : Date.now();
    if (written.current && isFirst) void deleteDraft(written.current.id);
    const text = describeValues(snapshot.base, snapshot.values, fields);
    const record = { id, owner: of, form: draftKey, address, updatedAt, text, ...snapshot };
    written.current = pending ? { ...record, pending } : record;
    void writeDraft(written.current);
  });
  const state = unsaved ? JSON.stringify([snapshot, pending]) : undefined;
  useEffect(() => {
    if (owner === undefined) return;
    if (state !== undefined) return write(owner);
    if (written.current) void deleteDraft(written.current.id);
    written.current = undefined;
  }, [id, owner, state]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const held = lockDraft(id);
    return () => void held.then((release) => release?.());
  }, [id, unsaved]);
  return written;
}
