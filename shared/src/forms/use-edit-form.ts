import { useEffect, useRef, useState } from 'react';
import {
  decideEdit,
  settled,
  type Decision,
  type Edit,
  type EditKind,
  type EditOutcome,
} from './decide-edit';
import { disagreementsIn, labelsOfDifferences } from './edit-words';
import { valuesIn, type FormValues } from './merge-values';
import type { Side } from './others-work';
import { useConsoleForm, type ConsoleForm, type ConsoleFormOptions } from './use-console-form';

type Judging<Values extends FormValues> = Pick<ConsoleFormOptions<Values>, 'validate' | 'describeFailure'>;

export type EditFormOptions<Entity, Values extends FormValues> = Judging<Values> & {
  kind: EditKind<Entity, Values>;
  /** What stood there when the form opened. */
  opened: Entity;
  /** What stands there now: `null` for no document, `undefined` while nobody knows. */
  stored: Entity | null | undefined;
  /** Stores what `decide` says in view of what is stored, in one transaction. */
  save: (
    decide: (current: Entity | null) => Decision<Entity, Values>,
  ) => Promise<EditOutcome<Entity, Values>>;
  onSaved: (saved: Entity) => void;
  /** Stores what was typed as a new document; given where that makes sense once the old one is gone. */
  saveAsNew?: (values: Values) => Promise<void>;
};

/** A save that did not go through, and what it had to do with. */
type Held<Entity, Values> = { edit: Edit<Entity, Values>; outcome: EditOutcome<Entity, Values> };

/**
 * The form of a document that others edit, too. While nothing is typed it follows the document; from the first change
 * on it stays with the version it shows, and says quietly what others change. A save writes what only the person
 * changed, leaves what only others changed, and asks where both changed the same: nobody's work is lost unseen.
 */
export function useEditForm<Entity, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): ConsoleForm<Values> {
  const { kind, opened, stored, save, onSaved, saveAsNew, validate, describeFailure } = options;
  const pinned = useRef(opened);
  const sent = useRef<readonly Values[]>([]);
  const asNew = useRef(false);
  const [held, setHeld] = useState<Held<Entity, Values>>();

  const form: ConsoleForm<Values> = useConsoleForm<Values>({
    initial: kind.valuesOf(opened),
    validate,
    describeFailure,
    async save(typed) {
      if (asNew.current && saveAsNew) return saveAsNew(typed);
      const edit = { pinned: pinned.current, sent: sent.current, typed, validate };
      // Kept until an answer comes: what was sent may be stored although the answer was lost.
      sent.current = [...edit.sent, settled(kind, edit.pinned, typed)];
      const outcome = await save((current) => decideEdit(kind, edit, current));
      if (outcome.kind === 'conflict' || outcome.kind === 'gone') {
        sent.current = edit.sent;
        setHeld({ edit, outcome });
        return { undecided: true };
      }
      sent.current = [];
      if (outcome.kind === 'invalid') {
        pinned.current = outcome.theirs;
        setHeld({ edit, outcome });
        return { undecided: true, opened: kind.valuesOf(outcome.theirs), typed: outcome.merged };
      }
      pinned.current = outcome.entity;
      setHeld(undefined);
      onSaved(outcome.entity);
      return { opened: kind.valuesOf(outcome.entity) };
    },
  });

  const followed = useFollowing(stored, form.dirty || form.saving, (version) => {
    const [before, after] = [kind.valuesOf(pinned.current), kind.valuesOf(version)];
    pinned.current = version;
    if (labelsOfDifferences(kind, before, after).length > 0) form.reset(after);
  });

  // Judged anew with what stands in the form: something may have been typed while it was being saved.
  const conflict =
    held?.outcome.kind === 'conflict'
      ? decideEdit(kind, { ...held.edit, typed: form.values }, held.outcome.theirs).outcome
      : undefined;
  const mine = held && settled(kind, held.edit.pinned, form.values);

  const settle = (sides: readonly Side[]) => {
    if (conflict?.kind !== 'conflict' || !mine) return;
    const typed = conflict.conflicts.reduce<Values>(
      (values, unit, index) => (sides[index] === 'mine' ? { ...values, ...valuesIn(unit, mine) } : values),
      conflict.merged,
    );
    pinned.current = conflict.theirs;
    sent.current = [];
    form.reset(kind.valuesOf(conflict.theirs), typed);
    setHeld(undefined);
    form.retry();
  };

  const gone =
    held?.outcome.kind === 'gone' ? 'refused' : stored === null && followed ? 'noticed' : undefined;
  return {
    ...form,
    others: {
      changed:
        form.dirty && stored && stored !== followed
          ? labelsOfDifferences(kind, form.opened, kind.valuesOf(stored))
          : [],
      takenOver:
        held?.outcome.kind === 'invalid'
          ? labelsOfDifferences(kind, kind.valuesOf(held.edit.pinned), kind.valuesOf(held.outcome.theirs))
          : [],
      gone: kind.blank === undefined ? gone : undefined,
      saveAsNew:
        saveAsNew &&
        (() => {
          asNew.current = true;
          form.retry();
        }),
      disagreements:
        conflict?.kind === 'conflict' && mine
          ? disagreementsIn(kind, conflict.conflicts, kind.valuesOf(conflict.theirs), mine)
          : [],
      settle,
      dismiss: () => setHeld(undefined),
    },
  };
}

/** Hands on each new version while it may, and gives the last one that was handed on. */
function useFollowing<Entity>(
  stored: Entity | null | undefined,
  stays: boolean,
  follow: (version: Entity) => void,
): Entity | null | undefined {
  const [followed, setFollowed] = useState(stored);
  const handedOn = useRef(stored);
  if (stored && stored !== followed && !stays) setFollowed(stored);
  useEffect(() => {
    if (!followed || handedOn.current === followed) return;
    handedOn.current = followed;
    follow(followed);
  });
  return followed;
}
