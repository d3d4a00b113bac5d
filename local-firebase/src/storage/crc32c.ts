// Castagnoli's polynomial, bits reversed.
const polynomial = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** CRC-32C as in RFC 3720, appendix B.4: the checksum of LevelDB's files. */
export function crc32c(bytes: Uint8Array): number {
  let crc = -1;
  // By index: an iterator takes several times as long, and all data passes here at each start.
  for (let at = 0; at < bytes.length; at += 1)
    crc = (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The checksum of the bytes as LevelDB stores it: https://github.com/google/leveldb/blob/main/util/crc32c.h. */
export function maskedCrc32c(bytes: Uint8Array): number {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
