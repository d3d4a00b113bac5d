import { inflateSync } from 'node:zlib';

const signature = 0x774f4646;
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

const aligned = (length: number) => (length + 3) & ~3;

/**
 * The TrueType file inside a WOFF file (https://www.w3.org/TR/WOFF/): the same tables, decompressed. Fontconfig finds
 * both formats, but not every browser accepts a WOFF file from the system. @throws RangeError if it is not a WOFF
 * file.
 */
export function ttfOf(packed: Buffer): Buffer {
  if (packed.readUInt32BE(0) !== signature) throw new RangeError('This is no WOFF file');
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(packed, woff.header + index * woff.entry),
  );
  const directory = Buffer.alloc(sfnt.header + count * sfnt.entry);
  packed.copy(directory, 0, 4, 8);
  writeCounts(directory, count);
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = sfnt.header + index * sfnt.entry;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    offset += aligned(data.length);
  });
  return Buffer.concat([
    directory,
    ...tables.flatMap(({ data }) => [data, Buffer.alloc(aligned(data.length) - data.length)]),
  ]);
}

function tableAt(packed: Buffer, entry: number) {
  const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((at) =>
    packed.readUInt32BE(entry + at),
  );
  const data = packed.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
  return {
    tag: packed.subarray(entry, entry + 4),
    checksum: checksum ?? 0,
    // A table that compression does not shrink is stored uncompressed.
    data: packedLength === length ? data : inflateSync(data),
  };
}

/** The header fields for a binary search of the directory. */
function writeCounts(directory: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
}
