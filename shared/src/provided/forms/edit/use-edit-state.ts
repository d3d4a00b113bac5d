import { useRef, useState } from 'react';
import { decideEdit, type Decision, type Edit, type EditOutcome } from '../conflicts/decide-edit';
import type { Progress } from '../drafts/draft-values';
import { normalized, unitsIn, type FormDefinition } from '../form/form-definition';
import { separated, type FormValues } from '../conflicts/merge-values';
import type { SaveResult } from '../form/console-form';
import { useExplicitChoices } from './use-explicit-choices';
import { useUnconfirmedSaves } from './use-unconfirmed-saves';

/** A save that stored nothing, and its outcome. */
export type Unsaved<Entity, Values> = { edit: Edit<Entity, Values>; outcome: EditOutcome<Entity, Values> };

/** The state of an edit: its base version, the explicit choices, and the outcome of save attempts. */
export function useEditState<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  opened: Entity,
) {
  const base = useRef(opened);
  const { sent, known: unconfirmedSaves, setSent } = useUnconfirmedSaves<Values>();
  const { explicitChoices, watch, restore, clear } = useExplicitChoices(separated(unitsIn(definition)));
  const [unsaved, setUnsaved] = useState<Unsaved<Entity, Values>>();
  const isNewDocument = useRef(false);

  return {
    unconfirmedSaves,
    explicitChoices,
    unsaved,
    watch,
    /** Continues from another version. */
    rebase: (version: Entity) => void (base.current = version),
    /** Everything is saved. */
    finish() {
      setSent([]);
      setUnsaved(undefined);
      clear();
    },
    /** Restores the progress of a draft. Returns the version that it started from. */
    restore(values: Values, earlier: Progress<Values>): Entity {
      base.current = definition.toEntity(base.current, values);
      setSent(earlier.sent ?? []);
      restore(earlier.decided ?? [], values);
      return base.current;
    },
    /** The next saves create a new document. */
    saveAsNew: () => void (isNewDocument.current = true),
    savesAsNew: () => isNewDocument.current,
    dismiss: () => setUnsaved(undefined),
    /** Conflicts are resolved: the edit continues from their version. */
    resolved(theirs: Entity) {
      base.current = theirs;
      setSent([]);
      setUnsaved(undefined);
    },
    start(typed: Values): Edit<Entity, Values> {
      const edit = { base: base.current, unconfirmedSaves: sent.current, typed, explicitChoices };
      // Kept until there is a response: the save may be stored although its response was lost.
      setSent([...edit.unconfirmedSaves, normalized(definition, edit.base, typed)]);
      return edit;
    },
    /** Nothing was stored. */
    refused(edit: Edit<Entity, Values>, outcome: EditOutcome<Entity, Values>) {
      if (outcome.kind === 'invalid') base.current = outcome.theirs;
      setSent(outcome.kind === 'invalid' ? [] : edit.unconfirmedSaves);
      setUnsaved({ edit, outcome });
    },
  };
}

export type EditState<Entity extends object, Values extends FormValues> = ReturnType<
  typeof useEditState<Entity, Values>
>;

export type SaveEdit<Entity, Values> = {
  /** Stores what `decide` returns for the stored document, in one transaction. */
  save: (
    decide: (current: Entity | null) => Decision<Entity, Values>,
  ) => Promise<EditOutcome<Entity, Values>>;
  /** Returns `true` if it has shown a toast. */
  onSaved?: (saved: Entity) => true | void;
  /** Navigates to the next screen. Not called while the form has changes from after the submit. */
  onSuccess?: (saved: Entity) => void;
};

/** One attempt to save an edit. */
export async function saveEdit<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  state: EditState<Entity, Values>,
  { save, onSaved, onSuccess }: SaveEdit<Entity, Values>,
  typed: Values,
): Promise<SaveResult<Values>> {
  const edit = state.start(typed);
  const outcome = await save((current) => decideEdit(definition, edit, current));
  if (outcome.kind === 'saved') {
    const { entity } = outcome;
    state.rebase(entity);
    state.finish();
    const notified = onSaved?.(entity);
    return {
      opened: definition.toValues(entity),
      onSuccess: () => onSuccess?.(entity),
      ...(notified && { notified }),
    };
  }
  state.refused(edit, outcome);
  return outcome.kind === 'invalid'
    ? { undecided: true, opened: definition.toValues(outcome.theirs), typed: outcome.merged }
    : { undecided: true };
}
