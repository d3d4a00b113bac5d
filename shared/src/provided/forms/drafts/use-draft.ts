import {
  deleteDraft,
  mustWait,
  useUnsavedForm,
  visitorOwner,
  writeDraft,
  type PendingSave,
} from '@console/shared/drafts';
import { usePerson } from '@console/shared/session';
import { useState } from 'react';
import type { DraftOptions } from './draft-options';
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

type FormState<T> = {
  opened: T;
  values: T;
  dirty: boolean;
  /** Restores a draft's base version, changes and progress. */
  onRestore: (base: T, changes: Partial<T>, progress: Progress<T>) => void;
};

type Restored<T> = { updatedAt: number; discarded?: Snapshot<T> };

export type FormDraft<T> = {
  /** The same again when the draft is restored. */
  id: string;
  /** Deletes the draft after a save. */
  clear: () => void;
  /** The save is not to be sent by itself any more: the person has to decide. */
  cancelPending: () => void;
  /** The save that is still to be sent, unless the input has changed since. */
  pending: PendingSave | undefined;
  /**
   * Leaves the save of these values to whoever has a connection: this form while it is open, the console afterwards.
   * Returns `false` if the draft does not have these values, or is not stored for a person.
   */
  keepPending: (values: T, state: PendingSave['state'], progress?: Progress<T>) => boolean;
  /** Whether an earlier save of the season is still to be sent, which that of this form must not overtake. */
  mustWait: () => Promise<boolean>;
  /** Waits while the form still searches for a draft. Resolves with `true` if one was restored meanwhile. */
  foundNow: () => Promise<boolean>;
  restored?: RestoredDraft;
};

/**
 * Stores unsaved input on this device with every change, for this person only, and restores it when the form opens
 * again.
 */
export function useDraft<T extends FormValues>(options: DraftOptions<T> & FormState<T>): FormDraft<T> {
  const { opened, values, dirty, progress = {}, isCreating = false, onRestore } = options;
  const [id, setId] = useState(newId);
  const [restored, setRestored] = useState<Restored<T>>();
  const [saved, setSaved] = useState<{ values: Partial<T>; pending: PendingSave }>();
  // An attempt without a response may be stored: then values that equal the opened ones must be saved over it.
  const unsaved = dirty || (progress.sent ?? []).length > 0;
  const snapshot: Snapshot<T> = { base: opened, values, progress };
  const pending = saved && isPartOf(values, saved.values) ? saved.pending : undefined;

  const restore = (found: Parameters<typeof readDraft<T>>[1]): Partial<T> | undefined => {
    const { base, changes, progress: earlier } = readDraft(opened, found);
    if (isPartOf(opened, changes)) return undefined;
    // Input from after the form opened overrides the draft.
    const laterInput = Object.entries(values).filter(([field, value]) => value !== opened[field]);
    onRestore(base, { ...changes, ...Object.fromEntries(laterInput) }, earlier);
    return changes;
  };

  const owners = useOwners(options);
  const [owner] = owners;
  useUnsavedForm(id, unsaved);
  const written = useWrittenDraft({
    ...{ id, owner, unsaved, snapshot, pending, restoredAt: restored?.updatedAt },
    ...options,
  });
  const claim = { owners, form: options.draftKey ?? '', skipPending: isCreating };
  const foundNow = useClaimedDraft(claim, ({ draft }) => {
    const changes = restore(draft);
    if (!changes) {
      void deleteDraft(draft.id);
      return false;
    }
    setId(draft.id);
    setRestored({ updatedAt: draft.updatedAt });
    if (draft.pending?.state === 'waiting') setSaved({ values: changes, pending: draft.pending });
    return true;
  });
  const person = usePerson();
  const keepPending: FormDraft<T>['keepPending'] = (submitted, state, added = {}) => {
    const { current: draft } = written;
    if (
      !draft ||
      options.forVisitors ||
      draft.owner !== person?.uid ||
      !isPartOf(submitted, Object(draft.values) as T)
    )
      return false;
    const save: PendingSave = { since: draft.pending?.since ?? Date.now(), state };
    setSaved({ values: submitted, pending: save });
    // Directly, because the form may have unmounted.
    void writeDraft({ ...draft, progress: { ...draft.progress, ...added }, pending: save });
    return true;
  };

  const cancelPending = () => setSaved(undefined);
  const clear = () => {
    setRestored(undefined);
    cancelPending();
    void deleteDraft(id);
  };
  const state = {
    id,
    clear,
    pending,
    keepPending,
    cancelPending,
    foundNow,
    mustWait: async () => written.current !== undefined && mustWait({ ...written.current, pending }),
  };
  if (!restored || (!unsaved && !restored.discarded)) return state;
  const { updatedAt, discarded } = restored;
  return {
    ...state,
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
