import type { FieldDefinition } from '../form/form-definition';
import type { FieldName, FormValues } from '../conflicts/merge-values';

/** How far a form has come, beside what stands in its fields. */
export type Progress<T> = {
  /** Earlier tries of which nobody knows whether they arrived. */
  sent?: readonly T[];
  /** Where the person decided, also where it reads as it was opened. */
  decided?: readonly FieldName<T>[];
  /** The document that the form creates, and the tries to store it. */
  creation?: unknown;
};

/** What a form with such fields takes from a draft, and which fields were typed into or decided. */
export function readDraft<T extends FormValues>(
  form: T,
  draft: { base: object; values: object; progress: object },
) {
  const base = readValues(form, draft.base);
  const values = readValues(base, draft.values);
  const sent = listIn(draft.progress, 'sent')
    .filter(isObject)
    .map((tried) => readValues(base, tried));
  const decided = readFields(base, listIn(draft.progress, 'decided'));
  const creation: unknown = Reflect.get(draft.progress, 'creation');
  const progress: Progress<T> = { sent, decided, creation };
  return { base, progress, changes: touchedOver([base, ...sent], values, decided) };
}

/** What differs from the first version, for people to read: a line for each field. */
export function describeValues<T extends FormValues>(
  base: T,
  values: T,
  fields?: { [Field in keyof T]: FieldDefinition },
): string {
  const lines: string[] = [];
  for (const field in values) {
    const value = values[field];
    if (value === undefined || value === base[field]) continue;
    const { label = field, display = String } = fields?.[field] ?? {};
    lines.push(`${label}: ${display(value)}`);
  }
  return lines.join('\n');
}

/** What differs from any of these versions, or was decided, field by field. */
function touchedOver<T extends FormValues>(
  versions: readonly T[],
  values: T,
  decided: readonly FieldName<T>[],
): Partial<T> {
  const touched: Partial<T> = {};
  for (const field in values)
    if (decided.includes(field) || versions.some((version) => version[field] !== values[field]))
      touched[field] = values[field];
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

function listIn(kept: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(kept, name);
  return Array.isArray(list) ? list : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
