import { maskedCrc32c } from './crc32c';

// https://github.com/google/leveldb/blob/main/doc/log_format.md
const blockSize = 32_768;
const headerSize = 7;
const full = 1;
const first = 2;
const last = 4;

/**
 * Whether a LevelDB log is damaged in front of a batch that is whole. LevelDB drops such damage without a word. A batch
 * is begun only when the one before it is on disk, so what is dropped had been acknowledged. Damage at the very end is
 * another matter: a crash leaves the last batch torn, and nobody was told of it.
 */
export function hasLostBatches(log: Buffer): boolean {
  let damaged = false;
  for (let start = 0; start < log.length; start += blockSize) {
    const block = log.subarray(start, start + blockSize);
    let at = 0;
    while (at + headerSize <= block.length) {
      const size = recordAt(block, at);
      if (size === undefined) {
        // The length may be wrong, too: the next record is wherever one is.
        damaged ||= !isPadding(block, at);
        at += 1;
      } else {
        const type = block[at + 6];
        if (damaged && (type === full || type === first)) return true;
        at += size;
      }
      if (!damaged && isPadding(block, at)) break;
    }
  }
  return false;
}

/** The size of the whole record at this place, undefined when there is none. */
function recordAt(block: Buffer, at: number): number | undefined {
  const end = at + headerSize + block.readUInt16LE(at + 4);
  const type = block[at + 6] ?? 0;
  if (type < full || type > last || end > block.length) return undefined;
  const crc = maskedCrc32c(block.subarray(at + 6, end));
  return crc === block.readUInt32LE(at) ? end - at : undefined;
}

const isPadding = (block: Buffer, at: number): boolean => block.subarray(at).every((byte) => byte === 0);
