import fc from 'fast-check';
import type { Json } from './case';
import { samples } from './samples';
import { anyValue, fieldName, usualValue, value } from './values';

/** Where the documents of the random queries are: below two parents, so that collection groups find both. */
export const queryParents = ['query/one', 'query/two'] as const;
export const collection = 'rows';

const fields = fc.dictionary(fieldName, fc.oneof(usualValue, anyValue), { maxKeys: 4 });
const ids = [
  'a',
  'A',
  'aa',
  'b',
  'é',
  '😀',
  '\uffff',
  '__id7__',
  '__id12__',
  '10',
  '9',
  'z.z',
  'q q',
  '-',
  '~',
];

const inParent = (parent: string, salt: number) =>
  samples(fields, 40, salt).map((given, index): { path: string; fields: Json } => ({
    path: `${parent}/${collection}/${ids[index] ?? `row${index}`}`,
    fields: { ...given, 'odd name': value.int(index % 3), n: value.int(index) },
  }));

/** Random documents, and some that lie deeper, whose parents are missing. */
export const queryDocuments = [
  ...queryParents.flatMap((parent, index) => inParent(parent, index)),
  {
    path: `query/one/${collection}/a/${collection}/deep`,
    fields: { a: value.int(1), b: value.text('deep') },
  },
  { path: `query/none/${collection}/a/${collection}/deep`, fields: { a: value.int(1), n: value.int(-1) } },
];
