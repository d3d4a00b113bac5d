import { numericId } from '../paths/resource-name';

/** By code points, which is the order of the UTF-8 bytes; JavaScript's `<` goes by UTF-16 units. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for characters above all others, but their numbers lie below U+E000. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Names of documents or collections, segment by segment: the first that differs decides. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  let same = 0;
  while (same < a.length && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  const start = same === 0 ? 0 : a.lastIndexOf('/', same - 1) + 1;
  return compareSegments(segmentAt(a, start), segmentAt(b, start)) || a.length - b.length;
}

function segmentAt(name: string, start: number): string {
  const end = name.indexOf('/', start);
  return end < 0 ? name.slice(start) : name.slice(start, end);
}

function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.startsWith('__id') ? numericId(a) : undefined;
  const right = b.startsWith('__id') ? numericId(b) : undefined;
  if (left !== undefined && right !== undefined) return left < right ? -1 : Number(left > right);
  if (left !== undefined || right !== undefined) return left !== undefined ? -1 : 1;
  return compareText(a, b);
}
