import { t } from '@console/shared/i18n';
import { notify } from '@console/shared/ui';
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

/** What the person knows to be stored, and what is stored since. */
export type SeenVersions<Values> = {
  seen: Values;
  stored: Values;
  /** A cached version was replaced: the difference may be the person's own earlier save. */
  isStale: boolean;
};

const seenOnly = <Values>(seen: Values): SeenVersions<Values> => ({ seen, stored: seen, isStale: false });

/** The state of an edit: its base version, the explicit choices, and the outcome of save attempts. */
export function useEditState<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  opened: Entity,
) {
  const base = useRef(opened);
  const { sent, known: unconfirmedSaves, setSent } = useUnconfirmedSaves<Values>();
  const { explicitChoices, touch, restore, clear } = useExplicitChoices(separated(unitsIn(definition)));
  const [versions, setVersions] = useState<SeenVersions<Values>>(() => seenOnly(definition.toValues(opened)));
  const [unsaved, setUnsaved] = useState<Unsaved<Entity, Values>>();
  const isNewDocument = useRef(false);
  const startFrom = (version: Entity, values = definition.toValues(version)) => {
    base.current = version;
    setVersions(seenOnly(values));
  };
  const continueFrom = (version: Entity) => {
    startFrom(version);
    setSent([]);
    setUnsaved(undefined);
  };

  return {
    unconfirmedSaves,
    explicitChoices,
    unsaved,
    touch,
    versions,
    setVersions,
    /** Continues from another version. */
    rebase: (version: Entity) => void (base.current = version),
    /** Everything is saved, as `entity`. */
    finish(entity: Entity) {
      continueFrom(entity);
      clear();
    },
    /** Restores the progress of a draft. Returns the version that it started from. */
    restore(values: Values, earlier: Progress<Values>): Entity {
      startFrom(definition.toEntity(base.current, values), values);
      setSent(earlier.sent ?? []);
      restore(earlier.decided ?? []);
      return base.current;
    },
    /** The next saves create a new document. */
    saveAsNew: () => void (isNewDocument.current = true),
    savesAsNew: () => isNewDocument.current,
    dismiss: () => setUnsaved(undefined),
    /** Conflicts are resolved: the edit continues from their version. */
    resolved: continueFrom,
    start(typed: Values): Edit<Entity, Values> {
      const edit = { base: base.current, unconfirmedSaves: sent.current, typed, explicitChoices };
      // Kept until there is a response: the save may be stored although its response was lost.
      setSent([...edit.unconfirmedSaves, normalized(definition, edit.base, typed)]);
      return edit;
    },
    /** Nothing was stored. */
    refused(edit: Edit<Entity, Values>, outcome: EditOutcome<Entity, Values>) {
      if (outcome.kind === 'invalid') startFrom(outcome.theirs);
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

/** Nothing was written: what the form has is what is stored. */
function sayNothingChanged(): true {
  notify({ title: t('Nothing to save'), message: t('Already saved.'), tone: 'info' });
  return true;
}

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
    const { entity, isUnchanged } = outcome;
    state.finish(entity);
    const notified = isUnchanged ? sayNothingChanged() : onSaved?.(entity);
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
