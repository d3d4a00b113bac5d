import { fold } from '@console/shared/format';

/** A text as it is searched, and where each part of it is in the text itself. */
export type FoldedText = {
  readonly source: string;
  readonly folded: string;
  /**
   * For each code unit of `folded`, where its character begins in `source`; at the end the length of `source`. Missing
   * where they are the same.
   */
  readonly starts?: Uint32Array;
};

/** Where a part of a text begins and ends. */
export type Range = readonly [start: number, end: number];

/** Texts whose characters are one code unit each, with single spaces. */
const plain = /^(?:[!-~]| (?! ))*$/;

/** Created on first use. */
let segmenter: Intl.Segmenter | undefined;

/** What characters become; a contest has a few thousand different ones. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = /^\s/.test(character) ? ' ' : fold(character);
  foldedCharacters.set(character, folded);
  return folded;
}

/**
 * Folds a text character by character, as people see them (grapheme clusters): a Telugu letter with its vowel signs is
 * one. Several spaces become one.
 */
export function foldText(source: string): FoldedText {
  if (plain.test(source)) return { source, folded: source.toLowerCase() };
  const starts: number[] = [];
  const pieces: string[] = [];
  for (const { segment, index } of (segmenter ??= new Intl.Segmenter()).segment(source)) {
    const next = foldCharacter(segment);
    if (next === '' || (next === ' ' && pieces.at(-1) === ' ')) continue;
    pieces.push(next);
    for (let unit = 0; unit < next.length; unit += 1) starts.push(index);
  }
  starts.push(source.length);
  return { source, folded: pieces.join(''), starts: Uint32Array.from(starts) };
}

/** Whether a character begins or ends at this place of the folded text. */
const isBoundary = ({ starts }: FoldedText, at: number): boolean =>
  !starts || at === 0 || starts[at] !== starts[at - 1];

/** Where a folded term of whole characters begins in the folded text from a place on; -1 where it does not occur. */
function nextOf(text: FoldedText, term: string, from = 0): number {
  let at = text.folded.indexOf(term, from);
  while (at >= 0 && !(isBoundary(text, at) && isBoundary(text, at + term.length)))
    at = text.folded.indexOf(term, at + 1);
  return at;
}

/** Whether a folded term occurs in a text. */
export const contains = (text: FoldedText, term: string): boolean => nextOf(text, term) >= 0;

/** Where a folded term occurs in the text itself, in its order. */
export function rangesOf(text: FoldedText, term: string): Range[] {
  const sourceOf = (at: number) => text.starts?.[at] ?? at;
  const ranges: Range[] = [];
  if (term === '') return ranges;
  for (let at = nextOf(text, term); at >= 0; at = nextOf(text, term, at + term.length))
    ranges.push([sourceOf(at), sourceOf(at + term.length)]);
  return ranges;
}
