import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fail } from '../language/rules-error';
import type { Namespace, RuleValue } from '../values/values';
import { one, type LibraryFunction, type MethodTable } from './method-table';

const hashed = (hash: (bytes: Uint8Array) => Uint8Array): LibraryFunction<Namespace> =>
  one((_space, value) => hash(bytesOf(value)));

function bytesOf(value: RuleValue): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value);
  return value instanceof Uint8Array ? value : fail('string or bytes were expected.');
}

const digest = (algorithm: string) => hashed((bytes) => createHash(algorithm).update(bytes).digest());

/** Guava, which the hosted rules use, gives checksums as bytes with the lowest first. */
function lowestFirst(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum >>> 0);
  return bytes;
}

// The polynomial of Castagnoli, bits reversed: RFC 3720, appendix B.4.
const castagnoli = 0x82f63b78;

function crc32c(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? castagnoli : 0);
  }
  return ~checksum;
}

/** All take text, as its UTF-8 bytes, or bytes. */
export const hashingFunctions: MethodTable<Namespace> = {
  crc32: hashed((bytes) => lowestFirst(crc32(bytes))),
  crc32c: hashed((bytes) => lowestFirst(crc32c(bytes))),
  md5: digest('md5'),
  sha256: digest('sha256'),
};
