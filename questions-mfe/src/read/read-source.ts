import { decodeText } from './decode-text';
import { importLimits, UnreadableSource, type ImportedSource } from './imported';
import { finished, readText, type ReadOptions } from './read-text';
import { readTable } from './table/read-table';
import { isZip, readXlsx, refuseCompound } from './xlsx/read-xlsx';

/** Reads the questions of a file. Throws `UnreadableSource` if it has none. */
export function readBytes(bytes: Uint8Array, options: ReadOptions = {}): ImportedSource {
  if (bytes.length === 0) throw new UnreadableSource('empty');
  if (bytes.length > importLimits.bytes) throw new UnreadableSource('too-large');
  refuseCompound(bytes);
  if (isZip(bytes))
    return finished({ format: 'xlsx', ...readTable(readXlsx(bytes), options.mapping) }, options);
  const { text, encoding } = decodeText(bytes);
  return { ...readText(text, options), encoding };
}
