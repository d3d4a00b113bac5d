import { UnreadableSource, type ImportedSource } from './imported';
import { readBytes } from './read-source';
import { readText, type ReadOptions } from './read-text';

/** What is to be read: a file, or a text that was pasted. */
export type ReadRequest = { readonly source: File | string } & Omit<ReadOptions, 'name'>;

/** The outcome of a request, as it can be sent between threads. */
export type ReadAnswer =
  | { readonly read: ImportedSource }
  | { readonly unreadable: Pick<UnreadableSource, 'reason' | 'table'> };

export async function answerRequest({ source, ...chosen }: ReadRequest): Promise<ReadAnswer> {
  try {
    if (typeof source === 'string') return { read: readText(source, chosen) };
    const bytes = new Uint8Array(await source.arrayBuffer());
    return { read: readBytes(bytes, { name: source.name, ...chosen }) };
  } catch (error) {
    if (error instanceof UnreadableSource)
      return { unreadable: { reason: error.reason, table: error.table } };
    // A file can be gone, or so deeply nested that the stack ends.
    return { unreadable: { reason: 'damaged', table: undefined } };
  }
}
