import { alike, answerIn } from '../form/answer-line';
import { withoutStar } from '../form/question-lines';
import { splitName } from '../form/option-marks';
import type { RowFault } from './imported';
import { cleanLine, withoutBold } from '../form/clean-line';
import { withoutVerse } from './text/lines/line-kinds';

/** How the answers of a source name their option: by letter or number, by its text, or by either. */
export type AnswerNotation = 'place' | 'text' | 'either';

/** What names an option, or its place from 0. */
export type GivenAnswer = string | { readonly place: number };

/** The text of the option that an answer names, or why it names none. */
export type Answer = { readonly option: string } | { readonly fault: RowFault };

/** `1`, `1,3`, `B and C`: letters and numbers of several options. */
const separators = /\s*(?:[,;&/|+]|\band\b)\s*/iu;

const optionAt = (name: string, options: readonly string[]): string | undefined => {
  const { place, text } = splitName(name);
  const option = options[place];
  if (option === undefined) return optionWithMark(name, options);
  return option === undefined || (text !== '' && alike(text) !== alike(option)) ? undefined : option;
};

/** `B Noah` and `B-Noah` have no sign of a mark: they name an option whose place and text they have. */
function optionWithMark(name: string, options: readonly string[]): string | undefined {
  const [, mark = '', text = ''] = /^[([]?(\p{L}\p{M}*|\p{Nd})[)\].:=–—\s-]+(\S.*)$/u.exec(name) ?? [];
  const option = options[splitName(mark).place];
  return option !== undefined && alike(option) === alike(text) ? option : undefined;
}

const optionOf = (name: string, options: readonly string[]): string | undefined =>
  options.find((option) => option === name) ?? options.find((option) => alike(option) === alike(name));

/** Finds the option that `name` names, such as `B`, `2`, `Option B`, `(b) Noah`, `Noah` or `B) Noah (Genesis 6:14)`. */
export function findAnswer(raw: string, options: readonly string[], notation: AnswerNotation): Answer {
  const name = answerIn(raw) ?? raw;
  if (name === '') return { fault: { kind: 'no-answer' } };
  const exact = options.find((option) => option === raw);
  for (const each of new Set([name, raw, ...shorter(name)])) {
    const byText = exact ?? optionOf(each, options);
    const byPlace = optionAt(each, options);
    const preferred = notation === 'place' ? byPlace : byText;
    const found = notation === 'either' ? sameOf(byPlace, byText) : (preferred ?? byPlace ?? byText);
    if (found && !namesOther(name, found, options)) return { option: found };
    // What names two options is not made clear by leaving a part out.
    if (byPlace !== undefined || byText !== undefined) break;
  }
  return { fault: severalOrUnclear(name, raw, options) };
}

/** The answer without emphasis and ticks, and without what stands behind it in brackets, or a verse. */
function shorter(name: string): string[] {
  if (name.length > 500) return [];
  const plain = withoutBold(withoutStar(cleanLine(name).text));
  const bare = withoutVerse(plain);
  return [plain, bare, bare.replace(/\s*[([{][^()[\]{}]*[)\]}]\.?$/u, ''), bare.replace(/[.।]$/, '')].filter(
    Boolean,
  );
}

/** Whether what stands in brackets behind the answer is another option, as in `B (Noah)` or `Noah (B)`. */
function namesOther(name: string, found: string, options: readonly string[]): boolean {
  const [, inner] = /[([{]([^()[\]{}]+)[)\]}]\.?$/u.exec(name.slice(0, 500)) ?? [];
  if (inner === undefined || alike(name) === alike(found)) return false;
  const byText = optionOf(inner.trim(), options);
  if (byText !== undefined) return byText !== found && !found.includes(inner);
  return lettersIn(inner).some((letter) => {
    const byLetter = optionAt(letter, options);
    return byLetter !== undefined && byLetter !== found;
  });
}

/** The letters in a line that could name options, as in `oops it's c`. `A` and `ఆ` are words as well: they need a sign, or end it. */
export const lettersIn = (text: string): string[] =>
  [...text.slice(0, 500).matchAll(letterAlone)].flatMap(([, , opening = '', letter = '', closing]) =>
    /[b-d]/i.test(letter) || opening !== '' || closing !== undefined ? [letter] : [],
  );
const letterAlone =
  /(^|[^\p{L}\p{M}\p{N}'’.&([])([([]?)(?<!\b(?:round|section|part|set|level|group|team|grade|class|vitamin)\s)(\p{L}\p{M}*)(?![\p{L}\p{M}\p{N}'’&]|\.\s?[\p{Lu}\p{N}])(\s*(?:[)\]:]|[\s.!*]*$))?/giu;

/** Whether a line below an answer could correct it: it begins as a correction, or names another option. */
export function correctsAnswer(raw: string, answer: string, options: readonly string[]): boolean {
  const line = raw.slice(0, 500).trim();
  if (correction.test(line)) return true;
  const name = line.replace(beforeName, '').replace(/[\s*!.]+$/, '');
  const named = /\p{L}|[*([]/u.test(line) ? findAnswer(name, options, 'either') : {};
  const letters = lettersIn(line).flatMap((letter) => optionAt(letter, options) ?? []);
  return [...letters, ...('option' in named ? [named.option] : [])].some((option) => option !== answer);
}
const correction =
  /^[\s*([]*(?:correct(?:ion|ed)|sorry|oops|wrong|(?:my )?mistake|typo|edit(?:ed)?\b|actually|not\b|సవరణ|క్షమించ|తప్పు)/iu;
const beforeName = /^[\s*]*(?:(?:no|it\s?['’]?s|it is|is|should be)(?!\p{L})[\s,:]*)*/iu;

function severalOrUnclear(name: string, raw: string, options: readonly string[]): RowFault {
  const parts = name.slice(0, 100).split(separators);
  const several = new Set(parts.map((part) => optionAt(part, options)));
  const isNamed = optionAt(name, options) !== undefined || optionOf(name, options) !== undefined;
  return !several.has(undefined) && several.size > 1 && !isNamed
    ? { kind: 'several-answers', count: several.size }
    : { kind: 'unclear-answer', text: raw };
}

/** Where letter and text name different options, the answer could mean either. */
const sameOf = (byPlace: string | undefined, byText: string | undefined): string | undefined =>
  byPlace !== undefined && byText !== undefined && byPlace !== byText ? undefined : (byText ?? byPlace);

/**
 * The answer that several places of a question give, such as a tick and a line: where they name different options, there are
 * several answers.
 */
export function agreed(answers: readonly GivenAnswer[], options: readonly string[]) {
  const given = answers.filter((answer) => typeof answer !== 'string' || answer.trim() !== '');
  const named = new Set(
    given.map((answer) =>
      typeof answer === 'string' ? optionNamed(answer, options) : options[answer.place],
    ),
  );
  const faults: RowFault[] = named.size > 1 ? [{ kind: 'several-answers', count: named.size }] : [];
  return { answer: faults.length > 0 ? '' : (given[0] ?? ''), faults };
}

/** The option that an answer names, or the answer where it names none: two answers may be two ways to say the same. */
function optionNamed(answer: string, options: readonly string[]): string {
  const found = findAnswer(answer, options, 'either');
  return 'option' in found ? found.option : alike(answer);
}

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
