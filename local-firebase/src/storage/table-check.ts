import { maskedCrc32c } from './crc32c';
import { readVarint, uncompress } from './snappy';

// https://github.com/google/leveldb/blob/main/doc/table_format.md
const footerSize = 48;
const magic = Buffer.from('57fb808b247547db', 'hex');
const snappy = 1;

interface Handle {
  offset: number;
  size: number;
}

/**
 * Whether a LevelDB table has a byte in it that was not written so. LevelDB does not look at the checksums of its blocks:
 * it would take an entry for another one, for deleted or for an older state of itself, or end the process.
 * A table without its end is left to LevelDB: a crash leaves such, and it knows whether it needs them.
 */
export function isDamagedTable(table: Buffer): boolean {
  if (table.length < footerSize || !table.subarray(-magic.length).equals(magic)) return false;
  const footer = table.subarray(-footerSize);
  try {
    const { end, ...filters } = readHandle(footer, 0);
    const index = readHandle(footer, end);
    for (const handle of [filters, index])
      for (const found of handlesIn(blockAt(table, handle))) checkedAt(table, found);
    return false;
  } catch {
    // Thrown by checkedAt, or by reading past an end.
    return true;
  }
}

/** A block with its type, as it is stored. */
function checkedAt(table: Buffer, { offset, size }: Handle): Buffer {
  const stored = table.subarray(offset, offset + size + 1);
  if (maskedCrc32c(stored) !== table.readUInt32LE(offset + size + 1)) throw new Error('wrong checksum');
  return stored;
}

function blockAt(table: Buffer, handle: Handle): Buffer {
  const stored = checkedAt(table, handle);
  const contents = stored.subarray(0, -1);
  return stored.at(-1) === snappy ? uncompress(contents) : contents;
}

/** The handles that are a block's values. Its keys do not matter here. */
function handlesIn(block: Buffer): Handle[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const entriesEnd = block.length - 4 * (restarts + 1);
  const handles: Handle[] = [];
  for (let at = 0; at < entriesEnd;) {
    const shared = readVarint(block, at);
    const unshared = readVarint(block, shared.end);
    const length = readVarint(block, unshared.end);
    const valueAt = length.end + unshared.value;
    handles.push(readHandle(block, valueAt));
    at = valueAt + length.value;
  }
  return handles;
}

function readHandle(bytes: Buffer, at: number): Handle & { end: number } {
  const offset = readVarint(bytes, at);
  const size = readVarint(bytes, offset.end);
  return { offset: offset.value, size: size.value, end: size.end };
}
