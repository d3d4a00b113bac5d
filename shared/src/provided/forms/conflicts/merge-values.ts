/** A form value: text, or whether a box is ticked. */
export type FormValue = string | boolean;
export type FormValues = Record<string, FormValue>;
export type FieldName<T> = keyof T & string;

/** Fields of a form that only make sense together: a choice between two versions applies to all of them. */
export type Unit<T> = {
  /** The label of the unit; a single field uses its own label. */
  label?: string;
  fields: readonly FieldName<T>[];
  /** Fields may come from different people if the merged form is valid. */
  separable?: true;
};

/** Three versions of a form, and its units. */
export type Versions<T> = {
  /** The version that the person started from. */
  base: T;
  /** Earlier saves without a response: if one of them is stored, no one else has changed anything. */
  unconfirmedSaves?: readonly T[];
  /** The stored version. */
  theirs: T;
  /** The version that the person wants to store. */
  mine: T;
  /** Fields that the person has chosen, even if they equal `base` again. */
  explicitChoices?: readonly FieldName<T>[];
  /** Every field is in exactly one unit. */
  units: readonly Unit<T>[];
};

export type Merge<T> = {
  /** Theirs, with the changes that only the person made. */
  merged: T;
  /** Units that both sides changed to different values. `merged` contains theirs. */
  conflicts: Unit<T>[];
};

/** All fields as units, in the order of the fields: each field is in its group or in a unit of its own. */
export function unitsOf<T>(fields: { [Field in keyof T]: unknown }, together: readonly Unit<T>[]): Unit<T>[] {
  const units = new Set<Unit<T>>();
  for (const field in fields)
    units.add(together.find((unit) => unit.fields.includes(field)) ?? { fields: [field] });
  return [...units];
}

/** Splits separable units into single fields. */
export const separated = <T>(units: readonly Unit<T>[]): Unit<T>[] =>
  units.flatMap((unit) => (unit.separable ? unit.fields.map((field) => ({ fields: [field] })) : [unit]));

/** The values of a unit in one version. */
export function valuesIn<T>({ fields }: Unit<T>, version: T): Partial<T> {
  const values: Partial<T> = {};
  for (const field of fields) values[field] = version[field];
  return values;
}

/** Whether two versions differ in a unit. */
export const differIn = <T>({ fields }: Unit<T>, a: Partial<T>, b: Partial<T>): boolean =>
  fields.some((field) => a[field] !== b[field]);

/** Merges two people's edits of one version: a change by only one side is applied; equal changes are not a conflict. */
export function mergeValues<T extends FormValues>({
  base,
  unconfirmedSaves = [],
  theirs,
  mine,
  explicitChoices = [],
  units,
}: Versions<T>): Merge<T> {
  const merge: Merge<T> = { merged: theirs, conflicts: [] };
  const known = [base, ...unconfirmedSaves];
  for (const unit of units) {
    const changedByMe =
      known.some((version) => differIn(unit, version, mine)) ||
      unit.fields.some((field) => explicitChoices.includes(field));
    if (!changedByMe) continue;
    const changedByThem = known.every((version) => differIn(unit, version, theirs));
    if (changedByThem && differIn(unit, theirs, mine)) merge.conflicts.push(unit);
    else merge.merged = { ...merge.merged, ...valuesIn(unit, mine) };
  }
  return merge;
}
