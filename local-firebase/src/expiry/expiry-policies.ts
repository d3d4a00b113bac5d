import { readFile } from 'node:fs/promises';
import { parseFieldPath, type FieldPath } from '../paths/field-path';

/** Documents of a collection id that expire at the time in one of their fields. */
export interface ExpiryPolicy {
  readonly collectionGroup: string;
  readonly field: FieldPath;
}

/** The file cannot be used; the message is for the person who started the server. */
export class IndexesFileError extends Error {
  override readonly name = 'IndexesFileError';
}

/**
 * The time-to-live policies in the Firebase CLI's file of indexes: the field overrides with `"ttl": true`. Everything
 * else in it is left alone, as this server needs no indexes.
 * @throws IndexesFileError when the file cannot be used.
 */
export async function readExpiryPolicies(path: string): Promise<ExpiryPolicy[]> {
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'));
    const overrides = memberOf(file, 'fieldOverrides') ?? [];
    if (!Array.isArray(overrides)) throw new Error('"fieldOverrides" must be a list.');
    return overrides.flatMap((override: unknown) => policyOf(override) ?? []);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IndexesFileError(`The indexes file ${path} cannot be used: ${reason}`);
  }
}

function policyOf(override: unknown): ExpiryPolicy | undefined {
  const ttl = memberOf(override, 'ttl');
  if (ttl !== undefined && typeof ttl !== 'boolean') throw new Error('"ttl" must be true or false.');
  if (ttl !== true) return undefined;
  const [collectionGroup, fieldPath] = [
    memberOf(override, 'collectionGroup'),
    memberOf(override, 'fieldPath'),
  ];
  if (typeof collectionGroup !== 'string' || typeof fieldPath !== 'string')
    throw new Error('A field override needs "collectionGroup" and "fieldPath".');
  return { collectionGroup, field: parseFieldPath(fieldPath) };
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
