import { changedLabels } from '../conflicts/describe-changes';
import { unitsIn, type FormDefinition } from '../form/form-definition';
import { mergeValues, separated, type FormValues } from '../conflicts/merge-values';
import type { ConsoleForm } from '../form/console-form';
import type { EditState } from './use-edit-state';
import { useRemoteVersion } from './use-remote-version';

/** The version of the document that a form shows, and the fields that differ in a newer version. */
export function useDisplayedVersion<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  state: EditState<Entity, Values>,
  form: ConsoleForm<Values>,
  stored: Entity | null | undefined,
) {
  const { unconfirmedSaves, explicitChoices, unsaved } = state;
  const isDirty = form.dirty || explicitChoices.length > 0;
  const mergeOver = (theirs: Values) =>
    mergeValues({
      base: form.opened,
      unconfirmedSaves,
      theirs,
      mine: form.values,
      explicitChoices,
      units: separated(unitsIn(definition)),
    });
  const { shown, isStale, stayWith } = useRemoteVersion(stored, {
    isDirty,
    isBusy: form.saving || unsaved?.outcome.kind === 'conflict',
    merges: (version) => mergeOver(definition.toValues(version)).conflicts.length === 0,
    onVersion(version) {
      state.rebase(version);
      const values = definition.toValues(version);
      if (changedLabels(definition, form.opened, values).length > 0)
        form.rebase(values, mergeOver(values).merged);
    },
  });
  const isNewer = isDirty && stored && stored !== shown;
  return {
    isStale,
    stayWith,
    /** Whether the document has existed since the form opened. */
    wasThere: Boolean(shown),
    changed: isNewer
      ? changedLabels(definition, definition.toValues(stored), form.opened, ...unconfirmedSaves)
      : [],
  };
}
