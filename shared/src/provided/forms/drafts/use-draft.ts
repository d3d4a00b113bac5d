import { deleteDraft, useUnsavedForm, visitorOwner } from '@console/shared/drafts';
import { usePerson } from '@console/shared/session';
import { useState } from 'react';
import type { FieldDefinition } from '../form/form-definition';
import { readDraft, type Progress } from './draft-values';
import type { FormValues } from '../conflicts/merge-values';
import { useClaimedDraft } from './use-claimed-draft';
import { useWrittenDraft, type Snapshot } from './use-written-draft';

/** The restored draft of a form, until it is discarded or saved. */
export type RestoredDraft = {
  /** The time of the last input, in milliseconds. */
  updatedAt: number;
  isDiscarded: boolean;
  discard: () => void;
  undo: () => void;
};

export type DraftOptions<T> = {
  /**
   * Identifies the document that the form edits, or the collection in which it creates one; without it no draft is
   * stored.
   */
  draftKey?: string;
  /** Also stores drafts of signed-out visitors. */
  forVisitors?: boolean;
  /** The labels of the fields in the list of drafts. */
  fields?: { [Field in keyof T]: FieldDefinition };
  progress?: Progress<T>;
};

type FormState<T> = {
  opened: T;
  values: T;
  dirty: boolean;
  /** Restores a draft's base version, changes and progress. */
  onRestore: (base: T, changes: Partial<T>, progress: Progress<T>) => void;
};

type Restored<T> = { updatedAt: number; discarded?: Snapshot<T> };

/**
 * Stores unsaved input on this device with every change, for this person only, and restores it when the form opens
 * again. `clear` deletes the draft after a save.
 */
export function useDraft<T extends FormValues>(
  options: DraftOptions<T> & FormState<T>,
): { restored?: RestoredDraft; clear: () => void } {
  const { opened, values, dirty, progress = {}, onRestore } = options;
  const [id, setId] = useState(newId);
  const [restored, setRestored] = useState<Restored<T>>();
  // An attempt without a response may be stored: then values that equal the opened ones must be saved over it.
  const unsaved = dirty || (progress.sent ?? []).length > 0;
  const snapshot: Snapshot<T> = { base: opened, values, progress };

  const restore = (found: Parameters<typeof readDraft<T>>[1]): boolean => {
    const { base, changes, progress: earlier } = readDraft(opened, found);
    if (isPartOf(opened, changes)) return false;
    // Input from after the form opened overrides the draft.
    const laterInput = Object.entries(values).filter(([field, value]) => value !== opened[field]);
    onRestore(base, { ...changes, ...Object.fromEntries(laterInput) }, earlier);
    return true;
  };

  const owners = useOwners(options);
  const [owner] = owners;
  useUnsavedForm(id, unsaved);
  useWrittenDraft({ id, owner, unsaved, snapshot, restoredAt: restored?.updatedAt, ...options });
  useClaimedDraft(owners, options.draftKey, ({ draft }) => {
    if (!restore(draft)) return void deleteDraft(draft.id);
    setId(draft.id);
    setRestored({ updatedAt: draft.updatedAt });
  });

  const clear = () => {
    setRestored(undefined);
    void deleteDraft(id);
  };
  if (!restored || (!unsaved && !restored.discarded)) return { clear };
  const { updatedAt, discarded } = restored;
  return {
    clear,
    restored: {
      updatedAt,
      isDiscarded: discarded !== undefined,
      discard() {
        setRestored({ updatedAt, discarded: snapshot });
        onRestore(opened, {}, {});
      },
      undo() {
        setRestored({ updatedAt });
        if (discarded) restore(discarded);
      },
    },
  };
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * The owners of the form's drafts, the current one first: a visitor may have signed in since. If empty, no draft is
 * stored.
 */
function useOwners({
  draftKey,
  forVisitors,
}: Pick<DraftOptions<never>, 'draftKey' | 'forVisitors'>): string[] {
  const person = usePerson();
  if (draftKey === undefined) return [];
  return [...(person ? [person.uid] : []), ...(forVisitors ? [visitorOwner()] : [])];
}

const isPartOf = <T extends FormValues>(whole: T, part: Partial<T>): boolean =>
  Object.entries(part).every(([field, value]) => whole[field] === value);
