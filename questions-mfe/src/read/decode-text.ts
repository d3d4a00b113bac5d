import { UnreadableSource } from './imported';

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file. Its encoding is that of the byte order mark; without one UTF-16 if every second byte of its ASCII
 * characters is zero, then UTF-8 if it is well-formed, and else Windows-1252, in which the Excel of western languages
 * saves.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const encoding = marked ?? utf16Of(bytes) ?? 'utf-8';
  const text = decode(bytes, encoding);
  if (text !== undefined) return checked(text, encoding);
  if (encoding !== 'utf-8') throw new UnreadableSource('damaged');
  return checked(decode(bytes, 'windows-1252') ?? '', 'windows-1252');
}

function utf16Of(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 65_536);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  // A text has zeros on one side; what has them on both is not a text.
  if (Math.min(even, odd) > (even + odd) / 10) throw new UnreadableSource('not-a-question-file');
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function checked(text: string, encoding: string): { text: string; encoding: string } {
  if (text.includes('\0')) throw new UnreadableSource('not-a-question-file');
  return { text, encoding };
}
