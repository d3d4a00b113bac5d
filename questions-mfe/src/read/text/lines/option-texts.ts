import type { Draft } from './draft';

/*
 * What stands between options is no part of them.
 */

const separator = /(?:\s*[,;|•·/]|\s[-–—])$/u;
const lastWord = /\s*[,;]?\s(?:and|or|&|మరియు|లేదా|और|या|மற்றும்|அல்லது)$/iu;

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

/** A mark behind wide blanks, as where two columns stand beside each other. */
const secondMark = /(?:\t|[^\S\n]{2,})[([#]?(?:\p{L}\p{M}*|\p{Nd}{1,3})[.)\]:]\s*\S/u;

/** Texts of a question that could have more than one text: two columns, or what stands between options. */
export function unsureTexts(
  question: readonly string[],
  options: readonly string[],
  marks: Draft['options'],
): readonly string[] {
  const isTwice = (text: string, place: number): boolean => {
    const mark = marks[place]?.raw.trim() ?? '';
    return /\)$|^[a-z]\.$/.test(mark) && text.includes(` ${mark} `);
  };
  return [
    ...question.filter((text) => secondMark.test(text)),
    ...options.filter(
      (text, place) =>
        secondMark.test(text) || isTwice(text, place) || (/\p{L}/u.test(text) && separator.test(text)),
    ),
  ];
}
