/** What a form holds: text as typed, or a tick. */
export type FormValue = string | boolean;
export type FormValues = Record<string, FormValue>;
export type FieldName<T> = Extract<keyof T, string>;

/** Fields of a form that only make sense together: a choice between two versions is made for all of them at once. */
export type Unit<T> = {
  /** What the fields are called together; a field of its own goes by its label. */
  label?: string;
  fields: readonly FieldName<T>[];
  /** Each field may come from another person as long as the form accepts the whole. */
  separable?: true;
};

/** Three versions of a form, and how its fields hang together. */
export type Versions<T> = {
  /** What the person began with. */
  base: T;
  /** Earlier saves whose answer was lost: where one is stored, no one else has changed anything. */
  unconfirmedSaves?: readonly T[];
  /** What is stored now. */
  theirs: T;
  /** What the person wants to store. */
  mine: T;
  /** Fields that the person has chosen, also where they read like `base` again. */
  explicitChoices?: readonly FieldName<T>[];
  /** Every field is in exactly one of them. */
  units: readonly Unit<T>[];
};

export type Merge<T> = {
  /** Theirs with all that the person alone has changed. */
  merged: T;
  /** What both changed, and not alike. `merged` has theirs there. */
  conflicts: Unit<T>[];
};

/** Every field in one unit, in the order of the fields: with those it belongs to, or by itself. */
export function unitsOf<T>(fields: { [Field in keyof T]: unknown }, together: readonly Unit<T>[]): Unit<T>[] {
  const units = new Set<Unit<T>>();
  for (const field in fields)
    units.add(together.find((unit) => unit.fields.includes(field)) ?? { fields: [field] });
  return [...units];
}

/** Separable units taken apart. */
export const separated = <T>(units: readonly Unit<T>[]): Unit<T>[] =>
  units.flatMap((unit) => (unit.separable ? unit.fields.map((field) => ({ fields: [field] })) : [unit]));

/** One version's values of a unit. */
export function valuesIn<T>({ fields }: Unit<T>, version: T): Partial<T> {
  const values: Partial<T> = {};
  for (const field of fields) values[field] = version[field];
  return values;
}

/** Whether two versions differ in a unit. */
export const differIn = <T>({ fields }: Unit<T>, a: Partial<T>, b: Partial<T>): boolean =>
  fields.some((field) => a[field] !== b[field]);

/** Two people's edits of one version: what one of them left alone is the other's, what both changed alike is no conflict. */
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
