import { compareText } from '../ordering/compare-text';
import { invalid } from '../status';
import { isReserved } from './resource-name';
import { fieldOf, fieldsOf, type Document, type Value } from '../values/value';

/** The names from the outside in; `['__name__']` is the document itself. */
export type FieldPath = readonly string[];

const maxBytes = 1500;
const maxNames = 20;

const plain = /^[A-Za-z_][A-Za-z_0-9]*$/;
const segment = /`((?:[^`\\]|\\.)*)`|([^.`]+)/suy;

/** Parses `a.b` and `` `odd name`.b ``, where a backslash escapes inside backticks. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  for (let at = 0; ; at += 1) {
    segment.lastIndex = at;
    const found = segment.exec(text);
    const name = found?.[1]?.replace(/\\(.)/gsu, '$1') ?? found?.[2];
    if (!found || !name || (found[2] !== undefined && !plain.test(name))) {
      throw invalid(`Invalid property path "${text}".`);
    }
    names.push(name);
    at += found[0].length;
    if (at === text.length) return checked(names);
    if (text[at] !== '.') throw invalid(`Invalid property path "${text}".`);
  }
}

function checked(names: string[]): FieldPath {
  if (names.length > maxNames) throw invalid(`A field path may have at most ${maxNames} names.`);
  if (Buffer.byteLength(names.join('.')) >= maxBytes)
    throw invalid(`A field path must be shorter than ${maxBytes} bytes.`);
  const reserved = isNamePath(names) ? undefined : names.find(isReserved);
  if (reserved !== undefined)
    throw invalid(`The name "${reserved.slice(0, 100)}" in a field path is reserved.`);
  return names;
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (plain.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

/** As Firestore adds them to an order: by their names, without quotes. */
export const compareFieldPaths = (a: FieldPath, b: FieldPath): number =>
  compareText(a.join('.'), b.join('.'));

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

export function valueAt(document: Document, path: FieldPath): Value | undefined {
  if (isNamePath(path)) return { referenceValue: document.name };
  let value: Value | undefined;
  let fields: ReturnType<typeof fieldsOf> = document.fields;
  for (const name of path) {
    value = fieldOf(fields, name);
    fields = fieldsOf(value);
  }
  return value;
}
