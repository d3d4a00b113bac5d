import type { BatchLimits } from '@console/shared/actions';
import type { StoredFields } from '@console/shared/data';

export type NewDocument = { readonly path: string; readonly fields: StoredFields };

const encoder = new TextEncoder();

/** The size of a document in JSON, in bytes. */
export const sizeOf = (document: NewDocument): number => encoder.encode(JSON.stringify(document)).length;

/** At most so many documents, which fit into a part of an entry: it has 1 MiB. */
export const limits = (most: number): BatchLimits<NewDocument> => ({
  most,
  mostBytes: 400_000,
  bytesOf: sizeOf,
});
