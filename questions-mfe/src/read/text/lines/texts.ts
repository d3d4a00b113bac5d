import type { Draft } from './draft';

/*
 * What stands around the texts of questions and options, and is no part of them.
 */

/** How much a question counts, as in `Who built the ark? (1 mark)`. */
const points =
  /(?<!\s)\s*[([]\s*\p{Nd}{1,3}\s*(?:marks?|points?|pts?|మార్కులు?|अंक|மதிப்பெண்(?:கள்)?)\s*[)\]]\.?$/iu;

/** Questions without the points behind them, where all have them; otherwise those that have them are unsure. */
export function withoutPoints(drafts: readonly Draft[]): readonly Draft[] {
  const lastOf = ({ question }: Draft): string => question.at(-1) ?? '';
  const found = drafts.filter((draft) => points.test(lastOf(draft)));
  const areAll = found.length === drafts.filter(({ options }) => options.length > 0).length;
  return drafts.map((draft) => {
    if (!found.includes(draft)) return draft;
    if (!areAll) return { ...draft, unsure: [...draft.unsure, lastOf(draft)] };
    return {
      ...draft,
      question: [...draft.question.slice(0, -1), lastOf(draft).replace(points, '')].filter(Boolean),
    };
  });
}

const separator = /(?:(?<!\s)\s*[,;|•·/]|\s[-–—])$/u;
const lastWord = /(?<!\s)\s*[,;]?\s(?:and|or|&|మరియు|లేదా|और|या|மற்றும்|அல்லது)$/iu;

/**
 * Options as a sentence has them, such as `a) Noah, b) Moses, c) David, and d) Saul.`, or in a row, as in `a) Noah / b) Moses`:
 * without the sign that stands between all of them, or between the two of each line.
 */
export function withoutSeparators(options: readonly string[]): readonly string[] {
  const texts = options.map((option, place) =>
    place === options.length - 2 && separator.test(options[0] ?? '') ? option.replace(lastWord, '') : option,
  );
  const signOf = (text = ''): string | undefined => separator.exec(text)?.[0].trim();
  const sign = signOf(texts[0]);
  const isWithSign = (text: string, place: number) =>
    signOf(text) === sign || (place === options.length - 2 && text !== options[place]);
  const areDivided = texts.slice(0, -1).every(isWithSign);
  const arePairs = texts.length === 4 && texts.every((text, place) => place % 2 > 0 || signOf(text) === sign);
  if (sign === undefined || !(areDivided || arePairs)) return options;
  const isSentence = sign === ',' || sign === ';';
  return texts.map((text) =>
    signOf(text) === sign || (isSentence && text.endsWith('.'))
      ? text.replace(separator, '').replace(isSentence ? /\.$/ : '', '')
      : text,
  );
}

/** What stands between a question and its first option. */
const signBehind = /[?？]\s*[-–—|•·/]$/u;

/** A mark behind wide blanks, as where two columns stand beside each other. */
const secondMark = /(?<![^\S\n])(?:\t|[^\S\n]{2,})[([#]?(?:\p{L}\p{M}*|\p{Nd}{1,3})[.)\]:]\s*\S/u;

/** A number that a question begins with, where the list does not tell. */
const numberLeft = /^(?:\[\p{Nd}+\]|#\p{Nd}|no\.?\s*\p{Nd}|👉)/iu;

/** Texts that could have more than their own words: a number, a second column, or what stands between options. */
export function unsureTexts(
  question: readonly string[],
  options: readonly string[],
  marks: Draft['options'],
): readonly string[] {
  const isTwice = (text: string, place: number): boolean => {
    const mark = marks[place]?.raw.trim() ?? '';
    return /\)$|^[a-z]\.$/.test(mark) && text.includes(` ${mark} `);
  };
  const reactions = marks.filter((option) => option?.hasReaction).length;
  return [
    ...question.filter(
      (text, line) => secondMark.test(text) || signBehind.test(text) || (line === 0 && numberLeft.test(text)),
    ),
    ...options.filter(
      (text, place) =>
        secondMark.test(text) ||
        // Of one option, it could mean that it is correct.
        (reactions < options.length && marks[place]?.hasReaction) ||
        isTwice(text, place) ||
        (/\p{L}/u.test(text) && separator.test(text)),
    ),
  ];
}
