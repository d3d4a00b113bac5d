import { alike, answerIn } from '../../form/answer-line';
import { splitName } from '../../form/option-marks';
import type { RowFault } from './imported';

/** How the answers of a source name their option: by letter or number, by its text, or by either. */
export type AnswerNotation = 'place' | 'text' | 'either';

/** The text of the option that an answer names, or why it names none. */
export type Answer = { readonly option: string } | { readonly fault: RowFault };

/** `1`, `1,3`, `B and C`: letters and numbers of several options. */
const separators = /\s*(?:[,;&/|+]|\band\b)\s*/iu;

const optionAt = (name: string, options: readonly string[]): string | undefined => {
  const { place, text } = splitName(name);
  const option = options[place];
  return option === undefined || (text !== '' && alike(text) !== alike(option)) ? undefined : option;
};

const optionOf = (name: string, options: readonly string[]): string | undefined =>
  options.find((option) => option === name) ?? options.find((option) => alike(option) === alike(name));

/** Finds the option that `name` names, such as `B`, `2`, `Option B`, `(b) Noah` or `Noah`. */
export function findAnswer(raw: string, options: readonly string[], notation: AnswerNotation): Answer {
  const name = answerIn(raw) ?? raw;
  if (name === '') return { fault: { kind: 'no-answer' } };
  const byPlace = optionAt(name, options);
  const byText =
    options.find((option) => option === raw) ?? optionOf(name, options) ?? optionOf(raw, options);
  const preferred = notation === 'place' ? byPlace : byText;
  const found = notation === 'either' ? sameOf(byPlace, byText) : (preferred ?? byPlace ?? byText);
  if (found) return { option: found };
  const several = new Set(
    name
      .slice(0, 100)
      .split(separators)
      .map((part) => optionAt(part, options)),
  );
  return !several.has(undefined) && several.size > 1 && byPlace === undefined && byText === undefined
    ? { fault: { kind: 'several-answers', count: several.size } }
    : { fault: { kind: 'unclear-answer', text: raw } };
}

/** Where letter and text name different options, the answer could mean either. */
const sameOf = (byPlace: string | undefined, byText: string | undefined): string | undefined =>
  byPlace !== undefined && byText !== undefined && byPlace !== byText ? undefined : (byText ?? byPlace);

/**
 * How a table names its answers, for rows such as the answer 2 with the options 4, 3, 2, 1: as the rows do that can be
 * read in one way only.
 */
export function notationOf(rows: readonly { answer: string; options: readonly string[] }[]): AnswerNotation {
  const seen = new Set<AnswerNotation>();
  for (const { answer, options } of rows) {
    const byPlace = optionAt(answer, options);
    const byText = optionOf(answer, options);
    if (byPlace !== undefined && byText === undefined) seen.add('place');
    if (byText !== undefined && byPlace === undefined) seen.add('text');
  }
  return seen.size === 1 ? ([...seen][0] ?? 'either') : 'either';
}
