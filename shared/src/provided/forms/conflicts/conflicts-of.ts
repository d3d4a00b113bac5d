import { decideEdit } from './decide-edit';
import { changedFieldsOf, describeConflicts } from './describe-changes';
import { normalized, type FormDefinition } from '../form/form-definition';
import { valuesIn, type FormValues } from './merge-values';
import type { RemoteChanges, Side } from '../edit/remote-changes';
import type { ConsoleForm } from '../form/console-form';
import type { EditState } from '../edit/use-edit-state';

/** The conflicts that a save has found, or the merged values. */
export function conflictsOf<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  state: EditState<Entity, Values>,
  form: ConsoleForm<Values>,
): Pick<RemoteChanges, 'conflicts' | 'merged' | 'resolveConflicts' | 'dismiss'> {
  const { toValues } = definition;
  const none = { conflicts: [], merged: [], resolveConflicts: () => undefined, dismiss: state.dismiss };
  if (!state.unsaved) return none;
  const { edit, outcome } = state.unsaved;
  if (outcome.kind === 'invalid')
    return {
      ...none,
      merged: changedFieldsOf(definition, toValues(edit.base), toValues(outcome.theirs)).map(
        (name) => definition.fields[name].label,
      ),
    };
  if (outcome.kind !== 'conflict') return none;

  // Decided again with the current values: the input may have changed during the save.
  const now = decideEdit(definition, { ...edit, typed: form.values }, outcome.theirs).outcome;
  if (now.kind !== 'conflict') return none;
  const mine = normalized(definition, edit.base, form.values);
  return {
    ...none,
    conflicts: describeConflicts(definition, now.conflicts, toValues(now.theirs), mine),
    resolveConflicts(sides: readonly Side[]) {
      const typed = now.conflicts.reduce<Values>(
        (values, unit, index) => (sides[index] === 'mine' ? { ...values, ...valuesIn(unit, mine) } : values),
        now.merged,
      );
      state.resolved(now.theirs);
      form.reset(toValues(now.theirs), typed);
      form.retry();
    },
  };
}
