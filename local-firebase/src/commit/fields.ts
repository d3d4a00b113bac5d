import { vectorOf } from '../ordering/type-order';
import type { FieldPath } from '../paths/field-path';
import { fieldOf, fieldsOf, mapOf, type Fields, type Value } from '../values/value';

/** The value at a path inside fields. */
export function fieldAt(fields: Fields, [name, ...rest]: FieldPath): Value | undefined {
  const value = name === undefined ? undefined : fieldOf(fields, name);
  const inner = plainMapOf(value);
  if (rest.length === 0) return value;
  return inner && fieldAt(inner, rest);
}

/** A vector is stored as a map, but has no fields that could be named. */
function plainMapOf(value: Value | undefined): Fields | undefined {
  const fields = fieldsOf(value);
  return vectorOf(fields) ? undefined : fields;
}

/**
 * A copy with one value set, or removed when it is undefined. Parents become maps when there is something to set;
 * a value of another type in the way is replaced.
 */
export function withField(fields: Fields, [name, ...rest]: FieldPath, value: Value | undefined): Fields {
  if (name === undefined) return fields;
  if (rest.length === 0) return withEntry(fields, name, value);
  const inner = plainMapOf(fieldOf(fields, name));
  if (!inner && !value) return fields;
  return withEntry(fields, name, mapOf(withField(inner ?? {}, rest, value)));
}

function withEntry(fields: Fields, name: string, value: Value | undefined): Fields {
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return Object.fromEntries(value ? [...others, [name, value]] : others);
}
