/**
 * Undoes Snappy's compression (https://github.com/google/snappy/blob/main/format_description.txt), in which LevelDB
 * stores blocks. For whole data only: what it makes of other data is not defined.
 */
export function uncompress(bytes: Buffer): Buffer {
  const { value: size, end } = readVarint(bytes, 0);
  const out = Buffer.alloc(size);
  let at = end;
  let filled = 0;
  while (at < bytes.length && filled < size) {
    const tag = bytes[at] ?? 0;
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >>> 2;
      // From 60 on, the length stands in the one to four bytes that follow.
      const extra = Math.max(short - 59, 0);
      const length = (extra > 0 ? bytes.readUIntLE(at + 1, extra) : short) + 1;
      const from = at + 1 + extra;
      bytes.copy(out, filled, from, from + length);
      at = from + length;
      filled += length;
    } else {
      const length = kind === 1 ? ((tag >>> 2) & 7) + 4 : (tag >>> 2) + 1;
      const offset =
        kind === 1 ? ((tag >>> 5) << 8) | (bytes[at + 1] ?? 0) : bytes.readUIntLE(at + 1, kind === 2 ? 2 : 4);
      // Byte by byte: what is copied may reach into what is just being written.
      for (let n = 0; n < length; n += 1) out[filled + n] = out[filled + n - offset] ?? 0;
      at += kind === 1 ? 2 : kind === 2 ? 3 : 5;
      filled += length;
    }
  }
  return out;
}

/** A number in seven bits a byte, the lowest first, and where it ends. */
export function readVarint(bytes: Buffer, at: number): { value: number; end: number } {
  let value = 0;
  for (let end = at, factor = 1; ; end += 1, factor *= 128) {
    const byte = bytes.readUInt8(end);
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: end + 1 };
  }
}
