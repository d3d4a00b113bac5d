import { useRef, useState } from 'react';
import {
  decideEdit,
  settled,
  unitsIn,
  type Decision,
  type Edit,
  type EditKind,
  type EditOutcome,
} from './decide-edit';
import { disagreementsIn, labelsOfDifferences } from './edit-words';
import { judge } from './judge';
import { mergeValues, pieces, valuesIn, type FormValues } from './merge-values';
import type { Side } from './others-work';
import {
  useConsoleForm,
  type ConsoleForm,
  type ConsoleFormOptions,
  type SaveResult,
} from './use-console-form';
import { useDecided } from './use-decided';
import { useFollowing } from './use-following';
import { useSent } from './use-sent';

type Judging<Values extends FormValues> = Pick<
  ConsoleFormOptions<Values>,
  'validate' | 'describeFailure' | 'about'
>;

export type EditFormOptions<Entity extends object, Values extends FormValues> = Judging<Values> & {
  kind: EditKind<Entity, Values>;
  /** What stood there when the form opened. */
  opened: Entity;
  /** What stands there now: `null` for no document, `undefined` while nobody knows. */
  stored: Entity | null | undefined;
  /** Stores what `decide` says in view of what is stored, in one transaction. */
  save: (
    decide: (current: Entity | null) => Decision<Entity, Values>,
  ) => Promise<EditOutcome<Entity, Values>>;
  /** Answers whether it has told the person. */
  onSaved?: (saved: Entity) => true | void;
  /** Where the person goes on to. Not while the form holds something that was typed after it was submitted. */
  goOn?: (saved: Entity) => void;
  /** Stores what was typed as a new document; given where that makes sense once the old one is gone. */
  saveAsNew?: (values: Values) => Promise<SaveResult<Values> | void>;
  /** What a draft keeps of that new document: an earlier page may have stored it without learning of it. */
  drafted?: NewlyDrafted;
};

/** As `useNewDocument` gives it. */
type NewlyDrafted = {
  progress: { creation?: unknown };
  onRestored: (base: unknown, earlier: { creation?: unknown }) => void;
};

/** A save that did not go through, and what it had to do with. */
type Held<Entity, Values> = { edit: Edit<Entity, Values>; outcome: EditOutcome<Entity, Values> };

/**
 * The form of a document that others edit, too. While nothing is typed it follows the document; from the first change
 * on it stays with the version it shows, and says quietly what others change. A save writes what only the person
 * changed, leaves what only others changed, and asks where both changed the same: nobody's work is lost unseen.
 */
export function useEditForm<Entity extends object, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): ConsoleForm<Values> {
  const { kind, opened, stored, save, onSaved, goOn, saveAsNew, drafted } = options;
  const { about, validate, describeFailure } = options;
  const pinned = useRef(opened);
  const { sent, known: unanswered, remember } = useSent<Values>();
  const asNew = useRef(false);
  const [held, setHeld] = useState<Held<Entity, Values>>();

  const units = pieces(unitsIn(kind));
  const { decided, watch, restore, forget } = useDecided(units);

  const isDocumentGone = kind.blank === undefined && (stored === null || held?.outcome.kind === 'gone');

  const form: ConsoleForm<Values> = useConsoleForm<Values>({
    initial: kind.valuesOf(opened),
    validate,
    limits: kind.limits,
    isGone: isDocumentGone,
    describeFailure,
    about,
    progress: { sent: unanswered, decided, ...drafted?.progress },
    onRestored(base, earlier) {
      // The version that a draft began with is told from what is stored by now as any other is.
      pinned.current = kind.withValues(pinned.current, base);
      stayWith(pinned.current);
      remember(earlier.sent ?? []);
      restore(earlier.decided ?? [], base);
      drafted?.onRestored(base, earlier);
    },
    async save(typed) {
      if (asNew.current && saveAsNew) {
        const result = await saveAsNew(typed);
        remember([]);
        forget();
        return result;
      }
      const edit = {
        pinned: pinned.current,
        sent: sent.current,
        typed,
        decided,
        validate: (values: Values, over: Values) => judge({ validate, limits: kind.limits }, values, over),
      };
      // Kept until an answer comes: what was sent may be stored although the answer was lost.
      remember([...edit.sent, settled(kind, edit.pinned, typed)]);
      const outcome = await save((current) => decideEdit(kind, edit, current));
      if (outcome.kind === 'conflict' || outcome.kind === 'gone') {
        remember(edit.sent);
        setHeld({ edit, outcome });
        return { undecided: true };
      }
      remember([]);
      if (outcome.kind === 'invalid') {
        pinned.current = outcome.theirs;
        setHeld({ edit, outcome });
        return { undecided: true, opened: kind.valuesOf(outcome.theirs), typed: outcome.merged };
      }
      pinned.current = outcome.entity;
      setHeld(undefined);
      forget();
      const told = onSaved?.(outcome.entity);
      return {
        opened: kind.valuesOf(outcome.entity),
        goOn: () => goOn?.(outcome.entity),
        ...(told && { told }),
      };
    },
  });

  watch(form.opened, form.values);
  const stays = form.dirty || decided.length > 0;
  /** What the form would hold over another version. */
  const over = (version: Entity) => {
    const [theirs, mine] = [kind.valuesOf(version), form.values];
    return mergeValues({ base: form.opened, sent: unanswered, theirs, mine, decided, units });
  };

  const { followed, behind, stayWith } = useFollowing(stored, {
    stays,
    busy: form.saving || held?.outcome.kind === 'conflict',
    fits: (version) => over(version).conflicts.length === 0,
    follow(version) {
      pinned.current = version;
      const after = kind.valuesOf(version);
      if (labelsOfDifferences(kind, form.opened, after).length > 0) form.rebase(after, over(version).merged);
    },
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
    remember([]);
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
        stays && stored && stored !== followed
          ? labelsOfDifferences(kind, kind.valuesOf(stored), form.opened, ...unanswered)
          : [],
      behind,
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
