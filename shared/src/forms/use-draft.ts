import { usePerson } from '@console/shared/session';
import { draftsOf, dropDraft, newDraftKey, writeDraft, type StoredDraft } from '@console/shared/storage';
import { useUnsavedWork } from '@console/shared/unsaved';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readFields, readValues, touchedOver } from './draft-values';
import { heldLocks, holdLock } from './held-locks';
import type { FieldName, FormValues } from './merge-values';

/** Something that was typed into a form and not saved, offered back. */
export type DraftOffer = {
  /** When it was last typed at, in milliseconds. */
  at: number;
  /** Missing while the form holds something unsaved: the two may have begun with different versions. */
  restore?: () => void;
  discard: () => void;
};

/** How far a form has come, beside what stands in its fields. */
export type Progress<T> = {
  /** Earlier tries of which nobody knows whether they arrived. */
  sent?: readonly T[];
  /** Where the person decided, also where it reads as it was opened. */
  decided?: readonly FieldName<T>[];
  /** The document that such tries would have made; once there was one. */
  creation?: unknown;
};

type DraftOptions<T> = {
  /** What the form edits, or where it creates; without it nothing is kept. */
  about?: string;
  opened: T;
  values: T;
  dirty: boolean;
  progress?: Progress<T>;
  /** Puts back what had changed, what it had begun with and how far it had come. */
  onRestore: (base: T, changes: Partial<T>, progress: Progress<T>) => void;
};

/**
 * Keeps what is typed into a form on the device until it is saved, for this person alone, and offers what an earlier
 * page kept. It is written with every change: a tab that crashes or is closed tells nobody beforehand.
 */
export function useDraft<T extends FormValues>(
  options: DraftOptions<T>,
): {
  offer?: DraftOffer;
  /** What is typed is saved. */
  drop: () => void;
} {
  const { about, opened, values, dirty, progress = {}, onRestore } = options;
  const { sent = [], decided = [], creation } = progress;
  const uid = usePerson()?.uid;
  const key = useMemo(
    () => (uid === undefined || about === undefined ? undefined : newDraftKey(uid, about)),
    [uid, about],
  );
  const drop = useCallback(() => {
    if (key) dropDraft(key);
  }, [key]);

  useUnsavedWork(dirty, key ? drop : undefined);
  const unsaved = dirty || sent.length > 0 || decided.length > 0;
  useKept(key, unsaved, { base: opened, typed: values, ...progress });
  const left = useLeftDrafts(key, uid, about);

  // Another document than the one that was tried must not take its place.
  const holds = unsaved || creation !== undefined;

  const drafts = left.drafts.map((draft) => {
    const base = readValues(opened, draft.base);
    const earlier: Progress<T> & { sent: readonly T[]; decided: readonly FieldName<T>[] } = {
      sent: (draft.sent ?? []).map((values) => readValues(base, values)),
      decided: readFields(base, draft.decided ?? []),
      creation: draft.creation,
    };
    const changes = touchedOver([base, ...earlier.sent], readValues(base, draft.typed), earlier.decided);
    return { ...draft, base, changes, earlier, isStored: !holds && isPartOf(opened, changes) };
  });
  const settled = drafts.filter(({ isStored }) => isStored).map((draft) => draft.key);
  useEffect(() => settled.forEach(dropDraft));

  const draft = drafts.find(({ isStored }) => !isStored);
  if (!draft) return { drop };
  const settle = () => left.settle(draft.key);
  return {
    drop,
    offer: {
      at: draft.at,
      restore: holds
        ? undefined
        : () => {
            onRestore(draft.base, draft.changes, draft.earlier);
            settle();
          },
      discard: settle,
    },
  };
}

/** Writes down what is typed, with every change of it. */
function useKept(key: string | undefined, unsaved: boolean, draft: Omit<StoredDraft, 'key' | 'at'>): void {
  const write = useEffectEvent((place: string) => writeDraft({ ...draft, key: place, at: Date.now() }));
  const text = unsaved ? JSON.stringify(draft) : undefined;
  useEffect(() => {
    if (!key) return;
    if (text === undefined) dropDraft(key);
    else write(key);
  }, [key, text]);
  useEffect(() => (key && unsaved ? holdLock(key) : undefined), [key, unsaved]);
}

/** What earlier pages kept of this form. What another tab is typing at this moment is left to it. */
function useLeftDrafts(own: string | undefined, uid?: string, about?: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const kept = uid === undefined || about === undefined ? [] : draftsOf(uid, about);
    if (kept.length === 0) return undefined;
    let current = true;
    const offer = (held: ReadonlySet<string | undefined>) =>
      current && setFound({ uid, about, drafts: kept.filter(({ key }) => key !== own && !held.has(key)) });
    void heldLocks().then(offer);
    return () => {
      current = false;
    };
  }, [own, uid, about]);
  const drafts = found?.uid === uid && found?.about === about ? (found?.drafts ?? []) : [];
  return {
    drafts,
    settle(key: string) {
      dropDraft(key);
      setFound({ uid, about, drafts: drafts.filter((draft) => draft.key !== key) });
    },
  };
}

/** Drafts, and whose and of which form they are. */
type Found = { uid?: string; about?: string; drafts: readonly StoredDraft[] };

const isPartOf = <T extends FormValues>(whole: T, part: Partial<T>): boolean =>
  Object.entries(part).every(([field, value]) => whole[field] === value);
