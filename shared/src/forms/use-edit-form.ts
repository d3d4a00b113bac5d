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
import type { ConsoleForm, ConsoleFormOptions, SaveResult } from './console-form';
import { useConsoleForm } from './use-console-form';
import { useDecided } from './use-decided';
import { useFollowing } from './use-following';
import { useSent } from './use-sent';

type Judging<Values extends FormValues> = Pick<
  ConsoleFormOptions<Values>,
  'validate' | 'describeFailure' | 'draftKey'
>;

export type EditFormOptions<Entity extends object, Values extends FormValues> = Judging<Values> & {
  kind: EditKind<Entity, Values>;
  /** What stood there when the form opened. */
  opened: Entity;
  /** The document as it is stored now: `null` if there is none, `undefined` while that is not known. */
  stored: Entity | null | undefined;
  /** Stores what `decide` says in view of what is stored, in one transaction. */
  save: (
    decide: (current: Entity | null) => Decision<Entity, Values>,
  ) => Promise<EditOutcome<Entity, Values>>;
  /** Returns whether a toast has said that it is saved. */
  onSaved?: (saved: Entity) => true | void;
  /** Leads on to the next screen. Not called while the form holds something that was typed after it was submitted. */
  onSuccess?: (saved: Entity) => void;
  /** Stores what was typed as a new document; given where that makes sense once the old one is gone. */
  saveAsNew?: (values: Values) => Promise<SaveResult<Values> | void>;
  /** What a draft keeps of that new document: an earlier page may have stored it without learning of it. */
  drafted?: NewlyDrafted;
};

/**
 * The form of a document that others edit, too. While nothing is typed it follows the document; from the first change
 * on it keeps the version it shows, and says quietly what others change. A save writes what only the person changed,
 * leaves what only others changed, and asks where both changed the same (decision 0011).
 */
export function useEditForm<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  options: EditFormOptions<Entity, Values>,
): ConsoleForm<Values> {
  const { kind, opened, stored, save, onSaved, onSuccess, saveAsNew, drafted } = options;
  const { draftKey, validate, describeFailure } = options;
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
    draftKey,
    fields: kind.fields,
    progress: { sent: unanswered, decided, ...drafted?.progress },
    onRestored(base, earlier) {
      version.stayWith(state.restore(base, earlier));
      creation?.drafted.onRestored(base, earlier);
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
      const notified = onSaved?.(outcome.entity);
      return {
        opened: kind.valuesOf(outcome.entity),
        onSuccess: () => onSuccess?.(outcome.entity),
        ...(notified && { notified }),
      };
    },
  });
  state.watch(form.opened, form.values);
  const version = useShownVersion(definition, state, form, stored);

  const { changed, isStale } = version;
  const refused = state.unsaved?.outcome.kind === 'gone' && 'refused';
  const noticed = version.wasThere && 'noticed';
  const saveAsNew = () => {
    state.saveAsNew();
    form.retry();
  };
  return withDefinition(definition, 'update', {
    ...form,
    remoteChanges: {
      changed,
      isStale,
      gone: (isGone && (refused || noticed)) || undefined,
      saveAsNew: creation && options.canSaveAsNew ? saveAsNew : undefined,
      ...conflictsOf(definition, state, form),
    },
  });
}
