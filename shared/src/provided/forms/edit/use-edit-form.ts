import type { DataGateway } from '@console/shared/data';
import { useState } from 'react';
import type { ConsoleForm } from '../form/console-form';
import { conflictsOf } from '../conflicts/conflicts-of';
import { withDefinition, type EntityForm } from '../form/entity-form';
import { rulesOf, type FormDefinition } from '../form/form-definition';
import type { FieldName, FormValues } from '../conflicts/merge-values';
import { useConsoleForm } from '../form/use-console-form';
import type { Creation } from '../form/use-create-form';
import { saveEdit, useEditState, type SaveEdit } from './use-edit-state';
import { fieldNote } from './field-note';
import { useLastChange } from './use-last-change';
import { useDisplayedVersion } from './use-displayed-version';

export type EditFormOptions<Entity extends object, Values extends FormValues> = SaveEdit<Entity, Values> & {
  /** The document when the form opens; later values are ignored. */
  opened: Entity;
  /** The stored document: `null` if there is none, `undefined` while that is not known. */
  stored: Entity | null | undefined;
  /** Stores the input as a new document. */
  creation?: Creation<Values>;
  /** Whether `saveAsNew` is available after the document is deleted. */
  canSaveAsNew?: boolean;
  /** Reads from the history who has changed the document. */
  gateway?: DataGateway;
  /** Identifies the drafts of this form: the path of the document. */
  draftKey?: string;
};

/**
 * The form of a document that other people can edit. A field that the person has not touched shows the latest version; a
 * touched one holds the person's value. Notices at the fields and above them say what others have changed. A save
 * writes what only the person changed, keeps what only others changed, and prompts for a choice where both changed the
 * same field (decision 0011).
 */
export function useEditForm<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  options: EditFormOptions<Entity, Values>,
): EntityForm<Values> {
  const { stored, creation, draftKey } = options;
  const [opened] = useState(options.opened);
  const state = useEditState(definition, opened);
  const isGone = !definition.upsert && (stored === null || state.unsaved?.outcome.kind === 'gone');

  const form: ConsoleForm<Values> = useConsoleForm<Values>({
    initial: definition.toValues(opened),
    ...rulesOf(definition, 'update'),
    isGone,
    describeFailure: definition.describeFailure,
    fields: definition.fields,
    draftKey,
    progress: {
      sent: state.unconfirmedSaves,
      decided: state.explicitChoices,
      ...creation?.drafted.progress,
    },
    onTouched: state.touch,
    onRestored(base, earlier) {
      version.stayWith(state.restore(base, earlier));
      creation?.drafted.onRestored(base, earlier);
    },
    async save(typed) {
      if (!creation || !state.savesAsNew()) return saveEdit(definition, state, options, typed);
      const result = await creation.save(typed);
      state.finish(opened);
      return result;
    },
  });
  const version = useDisplayedVersion(definition, state, form, stored);
  const { changed, isStale } = version;
  const { change, isOnly } = useLastChange(
    options.gateway,
    draftKey,
    changed.length > 0 ? stored : undefined,
  );
  const noteOf = (name: FieldName<Values>) =>
    fieldNote(definition, name, { ...state.versions, values: form.values }, isOnly ? (change ?? null) : null);
  const refused = state.unsaved?.outcome.kind === 'gone' && 'refused';
  const noticed = version.wasThere && 'noticed';
  const saveAsNew = () => {
    state.saveAsNew();
    form.retry();
  };
  return withDefinition(definition, 'update', {
    ...form,
    field: (name) => ({
      ...form.field(name),
      note: changed.includes(name) && change !== undefined ? noteOf(name) : undefined,
    }),
    remoteChanges: {
      changed: changed.map((name) => definition.fields[name].label),
      isStale,
      change,
      isHeld: changed.some((name) => form.values[name] !== state.versions.stored[name]),
      gone: (isGone && (refused || noticed)) || undefined,
      saveAsNew: creation && options.canSaveAsNew ? saveAsNew : undefined,
      ...conflictsOf(definition, state, form),
    },
  });
}
