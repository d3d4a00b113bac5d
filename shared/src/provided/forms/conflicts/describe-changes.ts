import type { FormDefinition } from '../form/form-definition';
import type { FieldName, FormValues, Unit } from './merge-values';
import type { Conflict, DisplayValue } from '../edit/remote-changes';

type Fields<Values> = Pick<FormDefinition<unknown, Values>, 'fields'>;

/** The fields in which a version differs from all others, in the order of the form. */
export function changedFieldsOf<Values>(
  { fields }: Fields<Values>,
  version: Values,
  ...others: readonly Values[]
): FieldName<Values>[] {
  const changed: FieldName<Values>[] = [];
  for (const field in fields)
    if (others.every((other) => other[field] !== version[field])) changed.push(field);
  return changed;
}

/** Both sides of each conflict as readable text. */
export function describeConflicts<Values extends FormValues>(
  { fields }: Fields<Values>,
  units: readonly Unit<Values>[],
  theirs: Values,
  mine: Values,
): Conflict[] {
  const side = (unit: Unit<Values>, version: Values): DisplayValue[] =>
    unit.fields.map((field) => {
      const { label, display = String } = fields[field];
      const text = display(version[field] ?? '');
      return unit.fields.length > 1 ? { label, text, differs: theirs[field] !== mine[field] } : { text };
    });
  return units.map((unit) => ({
    label: unit.label ?? unit.fields.map((field) => fields[field].label).join(', '),
    theirs: side(unit, theirs),
    mine: side(unit, mine),
  }));
}
