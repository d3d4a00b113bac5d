import type { StoredDraft } from '@console/shared/storage';
import type { FieldName, FormValues } from './merge-values';

/** How far a form has come, beside what stands in its fields. */
export type Progress<T> = {
  /** Earlier tries of which nobody knows whether they arrived. */
  sent?: readonly T[];
  /** Where the person decided, also where it reads as it was opened. */
  decided?: readonly FieldName<T>[];
  /** The document that such tries would have made; once there was one. */
  creation?: unknown;
};

/** What a draft says to a form with such fields. */
export function readDraft<T extends FormValues>(form: T, draft: StoredDraft) {
  const base = readValues(form, draft.base);
  const sent = (draft.sent ?? []).map((values) => readValues(base, values));
  const decided = readFields(base, draft.decided ?? []);
  const typed = readValues(base, draft.typed);
  const earlier: Progress<T> = { sent, decided, creation: draft.creation };
  return { base, typed, earlier, changes: touchedOver([base, ...sent], typed, decided) };
}

/** What was typed over any of these versions, or decided, field by field. */
function touchedOver<T extends FormValues>(
  versions: readonly T[],
  typed: T,
  decided: readonly FieldName<T>[],
): Partial<T> {
  const touched: Partial<T> = {};
  for (const field in typed)
    if (decided.includes(field) || versions.some((version) => version[field] !== typed[field]))
      touched[field] = typed[field];
  return touched;
}

/** The fields that a form has today, as an older one kept them; what is missing or of another kind is as in `form`. */
function readValues<T extends FormValues>(form: T, kept: object): T {
  const fits = ([field, value]: [string, unknown]) => field in form && typeof value === typeof form[field];
  return Object.assign({}, form, Object.fromEntries(Object.entries(kept).filter(fits)));
}

/** Those of the form's fields that are named. */
function readFields<T extends FormValues>(form: T, names: readonly unknown[]): FieldName<T>[] {
  const fields: FieldName<T>[] = [];
  for (const field in form) if (names.includes(field)) fields.push(field);
  return fields;
}
