import { shownForms } from '../shown-forms';

/** Stands where a message has a value: it belongs to no word. */
const value = '\uFFFC';

/** What people read of a message, in each of its plural forms. */
export const readTexts = (message: string): string[] =>
  shownForms(message).map(({ pieces }) =>
    pieces.map((piece) => ('text' in piece ? piece.text : value)).join(''),
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Finds words of the glossary in a text, as words of their own: `text-` also with any ending, as Telugu adds cases and
 * plurals to words.
 */
export function findWords(words: string, text: string): string | undefined {
  const isStem = words.endsWith('-');
  const stem = isStem ? words.slice(0, -1) : words;
  const end = isStem ? String.raw`[\p{L}\p{M}]*` : String.raw`(?![\p{L}\p{M}\p{N}])`;
  const pattern = String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(stem).replaceAll(' ', String.raw`\s+`)}${end}`;
  return new RegExp(pattern, 'iu').exec(text)?.[0];
}
