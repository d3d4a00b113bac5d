import {
  deleteDraft,
  mustWait,
  useUnsavedForm,
  visitorOwner,
  writeDraft,
  type Draft,
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
  const { opened, values, dirty, progress = {}, isCreating = false } = options;
  const [id, setId] = useState(newId);
  // An attempt without a response may be stored: then values that equal the opened ones must be saved over it.
  const unsaved = dirty || (progress.sent ?? []).length > 0;
  const snapshot: Snapshot<T> = { base: opened, values, progress };
  const [restored, restore, forget] = useRestored(options, snapshot);
  const [pending, keep, setSaved] = usePendingSave(options);

  const owners = useOwners(options);
  const [owner] = owners;
  useUnsavedForm(id, unsaved);
  const written = useWrittenDraft({
    ...{ id, owner, unsaved, snapshot, pending, restoredAt: restored?.updatedAt },
    ...options,
  });
  const claim = { owners, form: options.draftKey ?? '', skipPending: isCreating };
  const foundNow = useClaimedDraft(claim, ({ draft }) => {
    const changes = restore(draft, draft.updatedAt);
    if (!changes) {
      void deleteDraft(draft.id);
      return false;
    }
    setId(draft.id);
    if (draft.pending?.state === 'waiting') setSaved({ values: changes, pending: draft.pending });
    return true;
  });

  const cancelPending = () => setSaved(undefined);
  return {
    id,
    clear() {
      forget();
      cancelPending();
      void deleteDraft(id);
    },
    pending,
    keepPending: (...save) => keep(written.current, ...save),
    cancelPending,
    foundNow,
    mustWait: async () => written.current !== undefined && mustWait({ ...written.current, pending }),
    restored: unsaved || restored?.isDiscarded ? restored : undefined,
  };
}

/** What a draft has restored in the form; the person can discard it, and undo that. */
function useRestored<T extends FormValues>(
  { opened, values, onRestore }: FormState<T>,
  snapshot: Snapshot<T>,
) {
  const [restored, setRestored] = useState<Restored<T>>();
  const restore = (found: Parameters<typeof readDraft<T>>[1], updatedAt: number): Partial<T> | undefined => {
    const { base, changes, progress } = readDraft(opened, found);
    if (isPartOf(opened, changes)) return undefined;
    // Input from after the form opened overrides the draft.
    const laterInput = Object.entries(values).filter(([field, value]) => value !== opened[field]);
    onRestore(base, { ...changes, ...Object.fromEntries(laterInput) }, progress);
    setRestored({ updatedAt });
    return changes;
  };
  const shown: RestoredDraft | undefined = restored && {
    updatedAt: restored.updatedAt,
    isDiscarded: restored.discarded !== undefined,
    discard() {
      setRestored({ ...restored, discarded: snapshot });
      onRestore(opened, {}, {});
    },
    undo() {
      const { updatedAt, discarded } = restored;
      setRestored({ updatedAt });
      if (discarded) restore(discarded, updatedAt);
    },
  };
  return [shown, restore, () => setRestored(undefined)] as const;
}

/** The save of the form's values that is still to be sent; there is none any more when the input changes. */
function usePendingSave<T extends FormValues>({ values, forVisitors }: DraftOptions<T> & FormState<T>) {
  const [saved, setSaved] = useState<{ values: Partial<T>; pending: PendingSave }>();
  const person = usePerson();
  const keep = (
    draft: Draft | undefined,
    ...[submitted, state, added = {}]: Parameters<FormDraft<T>['keepPending']>
  ): boolean => {
    if (
      !draft ||
      forVisitors ||
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
  const pending = saved && isPartOf(values, saved.values) ? saved.pending : undefined;
  return [pending, keep, setSaved] as const;
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
