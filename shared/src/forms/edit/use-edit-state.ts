import { useRef, useState } from 'react';
import { decideEdit, type Decision, type Edit, type EditOutcome } from '../conflicts/decide-edit';
import type { Progress } from '../drafts/draft-values';
import { normalized, unitsIn, type FormDefinition } from '../form/form-definition';
import { separated, type FormValues } from '../conflicts/merge-values';
import type { SaveResult } from '../form/console-form';
import { useExplicitChoices } from './use-explicit-choices';
import { useSent } from './use-sent';

/** A save that stored nothing, and why. */
export type Unsaved<Entity, Values> = { edit: Edit<Entity, Values>; outcome: EditOutcome<Entity, Values> };

/** The state of an edit: the version it began with, what was chosen, and what became of attempts to save it. */
export function useEditState<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  opened: Entity,
) {
  const base = useRef(opened);
  const { sent, known: unconfirmedSaves, remember } = useSent<Values>();
  const { explicitChoices, watch, restore, clear } = useExplicitChoices(separated(unitsIn(definition)));
  const [unsaved, setUnsaved] = useState<Unsaved<Entity, Values>>();
  const isNewDocument = useRef(false);

  return {
    unconfirmedSaves,
    explicitChoices,
    unsaved,
    watch,
    /** Goes on from another version. */
    rebase: (version: Entity) => void (base.current = version),
    /** Nothing is left to save. */
    finish() {
      remember([]);
      setUnsaved(undefined);
      clear();
    },
    /** Takes over what a draft keeps. Gives the version that it began with. */
    restore(values: Values, earlier: Progress<Values>): Entity {
      base.current = definition.toEntity(base.current, values);
      remember(earlier.sent ?? []);
      restore(earlier.decided ?? [], values);
      return base.current;
    },
    /** From now on a save creates a new document. */
    saveAsNew: () => void (isNewDocument.current = true),
    savesAsNew: () => isNewDocument.current,
    dismiss: () => setUnsaved(undefined),
    /** Conflicts are resolved: the edit goes on from their version. */
    resolved(theirs: Entity) {
      base.current = theirs;
      remember([]);
      setUnsaved(undefined);
    },
    begin(typed: Values): Edit<Entity, Values> {
      const edit = { base: base.current, unconfirmedSaves: sent.current, typed, explicitChoices };
      // Kept until an answer comes: the save may be stored although its answer was lost.
      remember([...edit.unconfirmedSaves, normalized(definition, edit.base, typed)]);
      return edit;
    },
    /** Nothing was stored. */
    refused(edit: Edit<Entity, Values>, outcome: EditOutcome<Entity, Values>) {
      if (outcome.kind === 'invalid') base.current = outcome.theirs;
      remember(outcome.kind === 'invalid' ? [] : edit.unconfirmedSaves);
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
  /** Returns whether it has notified the person. */
  onSaved?: (saved: Entity) => true | void;
  /** Where the person goes on to. Not called while the form holds something typed after it was submitted. */
  onSuccess?: (saved: Entity) => void;
};

/** One attempt to save an edit. */
export async function saveEdit<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  state: EditState<Entity, Values>,
  { save, onSaved, onSuccess }: SaveEdit<Entity, Values>,
  typed: Values,
): Promise<SaveResult<Values>> {
  const edit = state.begin(typed);
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
