import type { StoredValue } from '@console/shared/data';
import { isFields } from './same-value';

const encoder = new TextEncoder();

/** The size of a value as Firestore counts it, or slightly more. */
export function sizeOf(value: StoredValue): number {
  if (typeof value === 'string') return encoder.encode(value).length + 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (!isFields(value)) return 16;
  return Object.entries(value).reduce((sum, [name, item]) => sum + sizeOf(name) + sizeOf(item), 32);
}

/** A Firestore document has at most 1 MiB; the other fields of an entry need some of it. */
const mostBytes = 1_040_000;

/** Whether values fit into an entry of the history. */
export const fitsEntry = (values: StoredValue): boolean => sizeOf(values) <= mostBytes;
