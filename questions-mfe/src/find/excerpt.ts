import { takeCharacters } from '@console/shared/format';
import type { Range } from './folded-text';

/** A piece of a text; `isMarked` where a term occurs. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

/** How many characters of a text are shown, and about how many of them before its first mark. */
const longest = 200;
const before = 60;

/** Where the part that is shown begins: a word or the first mark. */
function startOf(text: string, first: number): number {
  if (first <= before || !takeCharacters(text, longest).cut) return text.search(/\S|$/);
  const word = text.slice(first - before, first - before / 2).search(/\s\S/);
  return word < 0 ? first : first - before + word + 1;
}

/** The pieces of a text, or of the part of a long text around its first mark. */
export function excerpt(text: string, ranges: readonly Range[]): readonly Piece[] {
  const start = startOf(text, ranges[0]?.[0] ?? 0);
  const { text: shown, cut } = takeCharacters(text.slice(start), longest);
  const pieces: Piece[] = start > 0 && text.slice(0, start).trim() ? [{ text: '…', isMarked: false }] : [];
  const add = (from: number, to: number, isMarked: boolean) => {
    const piece = shown.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (piece) pieces.push({ text: piece, isMarked });
  };
  let at = start;
  for (const [from, to] of ranges) {
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, text.length, false);
  return cut ? [...pieces, { text: '…', isMarked: false }] : pieces;
}
