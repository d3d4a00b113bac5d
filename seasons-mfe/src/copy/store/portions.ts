import type { StoredFields } from '@console/shared/data';

export type NewDocument = { readonly path: string; readonly fields: StoredFields };

/** A part of an entry has 1 MiB at most. */
const mostBytes = 400_000;

const encoder = new TextEncoder();

/** The size of a document in JSON, in bytes. */
export const sizeOf = (document: NewDocument): number => encoder.encode(JSON.stringify(document)).length;

/** Documents in portions of at most so many, none of them too large for a part of an entry. */
export function portionsOf(
  documents: readonly NewDocument[],
  most: number,
): readonly (readonly NewDocument[])[] {
  const all: NewDocument[][] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = sizeOf(document);
    const last = all.at(-1);
    if (last && last.length < most && bytes + size <= mostBytes) last.push(document);
    else {
      all.push([document]);
      bytes = 0;
    }
    bytes += size;
  }
  return all;
}
