import { formatMoment, fromInputValue } from '@console/shared/format';
import type { EditKind } from './decide-edit';
import type { FormValue, FormValues, Unit } from './merge-values';
import type { Disagreement, Said } from './others-work';

type Kind<Values> = Pick<EditKind<unknown, Values>, 'fields'>;

/** What the fields are called in which a version differs from all others, in the order of the form. */
export function labelsOfDifferences<Values>(
  { fields }: Kind<Values>,
  version: Values,
  ...others: readonly Values[]
): string[] {
  const labels: string[] = [];
  for (const field in fields)
    if (others.every((other) => other[field] !== version[field])) labels.push(fields[field].label);
  return labels;
}

/** What two versions say where they disagree. */
export function disagreementsIn<Values extends FormValues>(
  { fields }: Kind<Values>,
  units: readonly Unit<Values>[],
  theirs: Values,
  mine: Values,
): Disagreement[] {
  const said = (unit: Unit<Values>, version: Values): Said[] =>
    unit.fields.map((field) => {
      const { label, shown = String } = fields[field];
      const text = shown(version[field] ?? '');
      return unit.fields.length > 1 ? { label, text, differs: theirs[field] !== mine[field] } : { text };
    });
  return units.map((unit) => ({
    label: unit.label ?? unit.fields.map((field) => fields[field].label).join(', '),
    theirs: said(unit, theirs),
    mine: said(unit, mine),
  }));
}

/** What some of the fields hold, in the order of the form. */
export function saidIn<Values extends FormValues>({ fields }: Kind<Values>, values: Partial<Values>): Said[] {
  const said: Said[] = [];
  for (const field in fields) {
    const { label, shown = String } = fields[field];
    const value = values[field];
    if (value !== undefined) said.push({ label, text: shown(value) });
  }
  return said;
}

/** A date-time input's value as dates are shown everywhere. */
export const shownMoment = (value: FormValue): string => formatMoment(fromInputValue(String(value)));

/** The label of what is chosen. */
export const shownChoice =
  (options: readonly { value: string; label: string }[]) =>
  (value: FormValue): string =>
    options.find((option) => option.value === value)?.label ?? String(value);
