import { deleteDraft, useUnsavedForm, visitorOwner } from '@console/shared/drafts';
import { usePerson } from '@console/shared/session';
import { useState } from 'react';
import type { FieldDefinition } from '../form/form-definition';
import { readDraft, type Progress } from './draft-values';
import type { FormValues } from '../conflicts/merge-values';
import { useClaimedDraft } from './use-claimed-draft';
import { useWrittenDraft, type Snapshot } from './use-written-draft';

/** The form holds what was typed into it earlier and not saved, until it is discarded or saved. */
export type RestoredDraft = {
  /** When it was last typed at, in milliseconds. */
  updatedAt: number;
  isDiscarded: boolean;
  discard: () => void;
  undo: () => void;
};

export type DraftOptions<T> = {
  /** What the form edits, or where it creates; without it no draft is kept. */
  draftKey?: string;
  /** Visitors who are not signed in have drafts of it, too. */
  forVisitors?: boolean;
  /** How the fields are called in the list of drafts. */
  fields?: { [Field in keyof T]: FieldDefinition };
  progress?: Progress<T>;
};

type FormState<T> = {
  opened: T;
  values: T;
  dirty: boolean;
  /** Puts back what a draft began with, what was changed and how far the form had come. */
  onRestore: (base: T, changes: Partial<T>, progress: Progress<T>) => void;
};

type Restored<T> = { updatedAt: number; discarded?: Snapshot<T> };

/**
 * Writes what is typed into a form to this device with every change, for this person alone, and puts it back when the
 * form opens again. `forget` deletes it once it is saved.
 */
export function useDraft<T extends FormValues>(
  options: DraftOptions<T> & FormState<T>,
): { restored?: RestoredDraft; forget: () => void } {
  const { opened, values, dirty, progress = {}, onRestore } = options;
  const [id, setId] = useState(newId);
  const [restored, setRestored] = useState<Restored<T>>();
  // A try whose answer was lost may be stored: what reads as before is to be saved over it, too.
  const unsaved = dirty || (progress.sent ?? []).length > 0;
  const snapshot: Snapshot<T> = { base: opened, values, progress };

  const restore = (found: Parameters<typeof readDraft<T>>[1]): boolean => {
    const { base, changes, progress: earlier } = readDraft(opened, found);
    if (isPartOf(opened, changes)) return false;
    // What was typed since the form opened stands over it.
    const typedSince = Object.entries(values).filter(([field, value]) => value !== opened[field]);
    onRestore(base, { ...changes, ...Object.fromEntries(typedSince) }, earlier);
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

  const forget = () => {
    setRestored(undefined);
    void deleteDraft(id);
  };
  if (!restored || (!unsaved && !restored.discarded)) return { forget };
  const { updatedAt, discarded } = restored;
  return {
    forget,
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

/** Whose draft it is, and whose it may have been until now: a visitor may have signed in since. None: none is kept. */
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
