import type { FieldDefinition } from '../form/form-definition';
import type { FieldName, FormValues } from '../conflicts/merge-values';

/** The progress of a form beyond its values. */
export type Progress<T> = {
  /** Earlier attempts without a response. */
  sent?: readonly T[];
  /** Fields that the person has chosen, even if they equal the opened values. */
  decided?: readonly FieldName<T>[];
  /** The document that the form creates, and the attempts to store it. */
  creation?: unknown;
};

/** Reads a draft for a form with these fields: the base version, the progress, and the changed or chosen fields. */
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

/** The changes since the base version as readable text: one line per field. */
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

/** The fields that differ from any of these versions, or were chosen. */
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

/**
 * The current fields of the form from a stored draft; missing values and values of another type are taken from `form`.
 */
function readValues<T extends FormValues>(form: T, kept: object): T {
  const fits = ([field, value]: [string, unknown]) => field in form && typeof value === typeof form[field];
  return Object.assign({}, form, Object.fromEntries(Object.entries(kept).filter(fits)));
}

/** Those of the form's fields that are in `names`. */
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
