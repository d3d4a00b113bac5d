import { stringOf } from '../values/values';
import { trim } from './conversions';
import { none, one, two, type MethodTable } from './method-table';
import { compileRegex, replaceBy, splitBy } from './regex';

// The hosted rules change the case of ASCII letters alone.
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Half of a surrogate pair becomes a question mark. */
const toUtf8 = (text: string) => Buffer.from(text.replace(/\p{Surrogate}/gu, '?'));

export const stringMethods: MethodTable<string> = {
  size: none((text) => BigInt(text.length)),
  lower: none(lower),
  upper: none(upper),
  trim: none(trim),
  toUtf8: none(toUtf8),
  matches: one((text, pattern) => compileRegex(stringOf(pattern)).matches(text)),
  split: one((text, pattern) => splitBy(compileRegex(stringOf(pattern)), text)),
  replace: two((text, pattern, by) => replaceBy(compileRegex(stringOf(pattern)), text, stringOf(by))),
};

// With the alphabet for addresses, and padded.
const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

export const bytesMethods: MethodTable<Uint8Array> = {
  size: none((bytes) => BigInt(bytes.length)),
  toBase64: none((bytes) => base64(bytes)),
  toHexString: none((bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
