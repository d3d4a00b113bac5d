import { usePerson } from '@console/shared/session';
import { dropDraft, newDraftKey, visitor } from '@console/shared/storage';
import { useUnsavedWork } from '@console/shared/unsaved';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { DraftPlace } from './draft-place';
import { readDraft, type Progress } from './draft-values';
import { holdLock } from './held-locks';
import type { FormValues } from './merge-values';
import { useLeftDrafts, type DiscardedDraft } from './use-left-drafts';

/** Something that was typed into a form and not saved, offered back. */
export type DraftOffer = {
  key: string;
  /** When it was last typed at, in milliseconds. */
  at: number;
  /** Missing while the form holds something unsaved: the two may have begun with different versions. */
  restore?: () => void;
  discard: () => void;
  /** It had been discarded. */
  isBack: boolean;
};

type DraftOptions<T> = {
  /** What the form edits, or where it creates; without it nothing is kept. */
  about?: string;
  /** Visitors who are not signed in have drafts of it, too. */
  forVisitors?: boolean;
  opened: T;
  values: T;
  dirty: boolean;
  saving: boolean;
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
  /** The draft that was discarded last, until the form is saved or left. */
  discarded?: DiscardedDraft;
  /** What is typed is saved. */
  drop: () => void;
} {
  const { about, forVisitors = false, opened, values, dirty, saving, progress = {}, onRestore } = options;
  const { sent = [], decided = [], creation } = progress;
  const uid = usePerson()?.uid ?? (forVisitors ? visitor : undefined);
  const place = useMemo(
    () => (uid === undefined || about === undefined ? undefined : new DraftPlace(newDraftKey(uid, about))),
    [uid, about],
  );

  // A try whose answer was lost may be stored: also what reads as before is to be saved over it.
  const unsaved = dirty || sent.length > 0;
  useUnsavedWork(unsaved, place, saving);
  useMovedOn(forVisitors ? place : undefined);
  useKept(place, unsaved, { base: opened, typed: values, ...progress });
  const left = useLeftDrafts(uid, about, place?.key);
  const { discarded } = left;
  const drop = () => {
    place?.discard();
    left.forget();
  };

  // Another document than the one that was tried must not take its place.
  const holds = unsaved || decided.length > 0 || creation !== undefined;

  const drafts = left.drafts.map((draft) => {
    const read = readDraft(opened, draft);
    return { draft, ...read, isStored: !holds && isPartOf(opened, read.changes) };
  });
  const settled = drafts.filter(({ isStored }) => isStored).map(({ draft }) => draft.key);
  useEffect(() => settled.forEach(dropDraft));

  const offered = drafts.find(({ isStored }) => !isStored);
  if (!offered) return { drop, discarded };
  const { draft, base, changes, earlier } = offered;
  return {
    drop,
    discarded,
    offer: {
      key: draft.key,
      at: draft.at,
      restore: holds
        ? undefined
        : () => {
            onRestore(base, changes, earlier);
            left.settle(draft);
          },
      discard: () => left.discard(draft),
      isBack: draft.key === left.back,
    },
  };
}

/** Writes down what is typed, with every change of it. */
function useKept(
  place: DraftPlace | undefined,
  unsaved: boolean,
  draft: Parameters<DraftPlace['keep']>[0],
): void {
  const write = useEffectEvent((target: DraftPlace) => target.keep(draft));
  const text = unsaved ? JSON.stringify(draft) : undefined;
  useEffect(() => {
    if (!place) return;
    if (text === undefined) place.discard();
    else write(place);
  }, [place, text]);
  useEffect(() => (place && unsaved ? holdLock(place.key) : undefined), [place, unsaved]);
}

/** Whoever signs in beside a form goes on with it under their own name: nothing stays where it was kept before. */
function useMovedOn(place: DraftPlace | undefined): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) before.current?.discard();
    before.current = place;
  }, [place]);
}

const isPartOf = <T extends FormValues>(whole: T, part: Partial<T>): boolean =>
  Object.entries(part).every(([field, value]) => whole[field] === value);
