import { stringOf } from '../values';
import { none, one, two, type MethodTable } from './method-table';
import { compileRegex, matchesWhole } from './regex';

/** Like the hosted rules: empty pieces at the end are dropped. */
function split(text: string, pattern: string): string[] {
  const pieces = text.split(compileRegex(pattern));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

export const stringMethods: MethodTable<string> = {
  size: none((text) => BigInt(text.length)),
  lower: none((text) => text.toLowerCase()),
  upper: none((text) => text.toUpperCase()),
  trim: none((text) => text.trim()),
  toUtf8: none((text) => Buffer.from(text)),
  matches: one((text, pattern) => matchesWhole(text, stringOf(pattern))),
  split: one((text, pattern) => split(text, stringOf(pattern))),
  replace: two((text, pattern, by) => text.replace(compileRegex(stringOf(pattern), 'g'), stringOf(by))),
};

export const bytesMethods: MethodTable<Uint8Array> = {
  size: none((bytes) => BigInt(bytes.length)),
  toBase64: none((bytes) => Buffer.from(bytes).toString('base64')),
  toHexString: none((bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
