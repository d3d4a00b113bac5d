import { changedFieldsOf } from '../conflicts/describe-changes';
import { rulesOf, unitsIn, type FormDefinition } from '../form/form-definition';
import { mergeValues, separated, valuesIn, type FieldName, type FormValues } from '../conflicts/merge-values';
import { hasErrors } from '../form/form-errors';
import { validateWithLimits } from '../form/validate-with-limits';
import type { ConsoleForm } from '../form/console-form';
import type { EditState } from './use-edit-state';
import { useRemoteVersion } from './use-remote-version';

/**
 * The version of the document that a form shows, and the fields that have another value in a newer version. A field
 * that the person has not touched shows the newest value; one that conflicts keeps the person's value, and the version
 * that this started from.
 */
export function useDisplayedVersion<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  state: EditState<Entity, Values>,
  form: ConsoleForm<Values>,
  stored: Entity | null | undefined,
) {
  const { unconfirmedSaves, explicitChoices, unsaved, versions } = state;
  const mergeOver = (theirs: Values) => {
    const held = { base: form.opened, unconfirmedSaves, theirs, mine: form.values, explicitChoices };
    const units = unitsIn(definition);
    const merge = mergeValues({ ...held, units: separated(units) });
    const isValid = !hasErrors(validateWithLimits(rulesOf(definition, 'update'), merge.merged, theirs));
    return isValid ? merge : mergeValues({ ...held, units });
  };
  const { shown, isStale, stayWith } = useRemoteVersion(stored, {
    isBusy: form.saving || unsaved?.outcome.kind === 'conflict',
    onVersion(version, isFirst) {
      // It is there again.
      if (unsaved?.outcome.kind === 'gone') state.dismiss();
      const theirs = definition.toValues(version);
      const { merged, conflicts } = mergeOver(theirs);
      const keep = (over: Values, held: Values): Values =>
        conflicts.reduce((values, unit) => ({ ...values, ...valuesIn(unit, held) }), over);
      const opened = keep(theirs, form.opened);
      state.rebase(definition.toEntity(version, opened));
      state.setVersions(
        isFirst
          ? { seen: keep(theirs, versions.seen), stored: theirs, isStale: conflicts.length > 0 }
          : { ...versions, stored: theirs },
      );
      if (changedFieldsOf(definition, form.opened, opened).length > 0)
        form.rebase(opened, keep(merged, form.values));
    },
  });
  const changed: FieldName<Values>[] = changedFieldsOf(
    definition,
    versions.stored,
    versions.seen,
    ...unconfirmedSaves,
  );
  return {
    isStale: isStale || versions.isStale,
    stayWith,
    /** Whether the document has existed since the form opened. */
    wasThere: Boolean(shown),
    changed,
  };
}
