import type { BatchLimits } from '@console/shared/actions';
import type { StoredFields } from '@console/shared/data';

export type NewDocument = { readonly path: string; readonly fields: StoredFields };

const encoder = new TextEncoder();

/** Asked of each document for the plan, for its parts and for the batches. */
const sizes = new WeakMap<NewDocument, number>();

/** The size of a document in JSON, in bytes. */
export function sizeOf(document: NewDocument): number {
  const size = sizes.get(document) ?? encoder.encode(JSON.stringify(document)).length;
  sizes.set(document, size);
  return size;
}

/** At most so many documents, which fit into a part of an entry: it has 1 MiB. */
export const limits = (most: number): BatchLimits<NewDocument> => ({
  most,
  mostBytes: 400_000,
  bytesOf: sizeOf,
});
