import { correctWord } from '../../../form/question-lines';

/*
 * Letters and numbers before options. Each counting is one way to count options from the first on.
 */

const letters: readonly (readonly string[])[] = [
  ...['abcdefgh', 'అఆఇఈఉఊ', 'కఖగఘ', 'అబకడ', 'कखगघ', 'अबसद', 'अबकड', 'अआइई', 'அஆஇஈ', 'கஙசஞ'].map((marks) => [
    ...marks,
  ]),
  ...['ఎ బి సి డి', 'ఏ బి సి డి', 'ए बी सी डी', 'ஏ பி சி டி', 'i ii iii iv v vi'].map((marks) => marks.split(' ')),
];
const digits: readonly (readonly string[])[] = ['12345678', '౧౨౩౪౫౬', '१२३४५६', '௧௨௩௪௫௬'].map((marks) => [
  ...marks,
]);

/** The place from 0 that a mark has in each counting that knows it. */
export type Places = ReadonlyMap<readonly string[], number>;

const placesIn = (countings: readonly (readonly string[])[]): ReadonlyMap<string, Places> => {
  const found = new Map<string, Map<readonly string[], number>>();
  for (const counting of countings)
    for (const [place, mark] of counting.entries()) {
      const places = found.get(mark) ?? new Map<readonly string[], number>();
      found.set(mark, places.set(counting, place));
    }
  return found;
};
const byLetter = placesIn(letters);
const byDigit = placesIn(digits);

export type OptionMark = { readonly raw: string; readonly places: Places; readonly rest: string };

/** The signs of a phone or a keyboard that mark a correct option from before it. */
const ticks = '✓✔✅👉💯';
const word = '(?:(?:option|opt|choice|ఎంపిక|ఆప్షన్|विकल्प|விருப்பம்)\\.?\\s*)?';
const tick = `[*${ticks}❌✗✘\\p{M}\\s]*`;
const letterMark = new RegExp(
  `^${tick}${word}[([]?(i{1,3}|iv|vi?|\\p{L}\\p{M}*)\\s*(?:[)\\].:]+|[-–—=](?=\\s))\\s*(?=\\S)`,
  'iu',
);
const digitMark = new RegExp(
  `^${tick}${word}[([]?(\\p{Nd})\\s*(?:[)\\]]|[.:](?=\\s)|[-–—](?=\\s))\\s*(?=\\S)`,
  'iu',
);

/** The letter that a line begins with as an option; `text` may have the signs of bold type. */
export const letterOf = (text: string): OptionMark | undefined => markOf(letterMark, byLetter, text);

/** The number that a line begins with as an option. */
export const digitOf = (text: string): OptionMark | undefined => markOf(digitMark, byDigit, text);

function markOf(pattern: RegExp, known: ReadonlyMap<string, Places>, text: string): OptionMark | undefined {
  // Bold type may end behind the mark, as in `*A)* Noah`.
  const plain = text.replace(/^([\ue000*✓✔✅👉💯\p{M}\s]*)\ue000?([^\s\ue000]{1,12})\ue001/u, '$1$2');
  const [raw = '', mark = ''] = pattern.exec(plain.replace(/^\ue000/, '')) ?? [];
  const places = known.get(mark.toLowerCase());
  if (!places) return undefined;
  const isWhole = plain.startsWith('\ue000');
  return { raw, places, rest: (isWhole ? '\ue000' : '') + plain.slice(raw.length + (isWhole ? 1 : 0)) };
}

/** `A)` or `A -` within a line. */
const within =
  /(?<=^|[\s\ue001])[*✓✔✅👉💯\p{M}\ue000]*(?:[([](?:i{1,3}|iv|\p{L}\p{M}*|\p{Nd})[)\]]|(?:i{1,3}|iv|\p{L}\p{M}*|\p{Nd})[).\]]|\p{L}\p{M}*\s[-–—](?=\s))[\s\ue001]*(?=\S)/giu;

/** On which side of an option its tick stands, where the list tells. */
export type TickSide = 'before' | 'behind' | 'unknown';

/** Options that stand beside each other, as in `A) Noah B) Moses`, each as a line of its own; what is before them comes first. */
export function splitBeside(line: string, side: TickSide): string[] {
  if (line.length > 10_000) return [line];
  const lead = /^[*✓✔✅👉💯\p{M}\s]*/u.exec(line)?.[0].length ?? 0;
  const known = [...line.matchAll(within)].flatMap(({ 0: text, index }): Found[] => {
    const mark = anyMark(text);
    return mark
      ? [{ index: index <= lead ? 0 : index, end: index + text.length, mark, style: styleOf(text) }]
      : [];
  });
  const starts = bestRun(known, line);
  if (starts.length < 2) return [line];
  const cuts = [0, ...starts.filter((index) => index > 0)];
  const parts = cuts.map((start, index) => line.slice(start, cuts[index + 1]));
  return withTicks(parts, side).filter(Boolean);
}

/**
 * A tick between two options belongs to the one on its side, which the other ticks of the list and the wider space tell; a
 * word such as `(correct)` stands behind its option, and 👉 before it. Where they do not tell, or not the same, both options have it, and so
 * the question is not stored.
 */
function withTicks(parts: readonly string[], side: TickSide): string[] {
  const done = [...parts];
  parts.forEach((part, index) => {
    const [whole, before = '', sign = '', after = ''] = tickAtEnd.exec(part) ?? [];
    const next = done[index + 1];
    if (whole === undefined || next === undefined) return;
    const space = before.length - after.length;
    const isWord = /^[([]/.test(sign);
    const isTick = !isWord && !sign.startsWith('*');
    const isBefore = (isTick && side === 'before') || space > 0;
    const isBehind = (isTick && side === 'behind') || space < 0;
    const isPointer = sign.startsWith('👉');
    const isNext = isPointer || isBefore || (!isBehind && !isWord);
    const isOwn = isWord || (isPointer ? space < 0 : isBehind || !isBefore);
    if (isNext) done[index + 1] = `${isWord ? '✓' : sign} ${next}`;
    if (!isOwn) done[index] = part.slice(0, part.length - whole.length);
  });
  return done.map((part, index) => (index < done.length - 1 ? part.replace(emptyBox, '') : part).trim());
}
/** The box of the option behind it, which is not ticked. */
const emptyBox = /\s*(?:\[ \]|\( \)|[☐⬜○◯]\ufe0f?)\s*$/u;
const tickAtEnd = new RegExp(`(?<!\\s)(\\s*)(\\*{1,2}|(?:[${ticks}]\\ufe0f?)+|${correctWord})(\\s*)$`, 'iu');

/** The first option may stand behind its question, and the second in the next line. */
export function splitFirst(line: string, next: string): string[] {
  const second = letterOf(next)?.places;
  if (!second || line.length > 10_000 || letterOf(line)) return [line];
  const found = [...line.matchAll(within)].findLast(({ 0: text, index }) => {
    const places = index > 0 ? (anyMark(text) ?? []) : [];
    return [...places].some(([counting, place]) => place === 0 && second.get(counting) === 1);
  });
  return found ? [line.slice(0, found.index).trim(), line.slice(found.index).trim()] : [line];
}

function anyMark(text: string): Places | undefined {
  const padded = `${text.trim()} x`;
  return letterOf(padded)?.places ?? digitOf(padded)?.places;
}

type Found = { readonly index: number; readonly end: number; readonly mark: Places; readonly style: string };

/** The signs of a mark, and whether its letter is a capital: `c.` is none of the options that have `A)`. */
const styleOf = (mark: string): string =>
  mark
    .replace(/[*✓✔✅👉💯\p{M}\ue000\ue001\s]/gu, '')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}][\p{L}\p{M}]*/gu, 'a')
    .replace(/\p{Nd}/gu, '1');

/**
 * The places in a line of marks that grow in one counting and have one style: from the first on, or from the start of the
 * line. Letters in a question, as in `I. Samuel or II. Samuel?`, are none, and neither are initials.
 */
function bestRun(found: readonly Found[], line: string): readonly number[] {
  let best: readonly number[] = [];
  const asked = line.search(/[?？]/);
  const startsWithLetter = letterOf(line) !== undefined;
  for (const counting of [...letters, ...digits]) {
    const isOfLetters = letters.includes(counting);
    const run: Found[] = [];
    let last = -1;
    for (const each of found) {
      const place = each.mark.get(counting);
      if (place === undefined || (run.length === 0 && place > 0 && each.index > 0)) continue;
      if (
        isOfLetters &&
        run.length === 0 &&
        each.index > 0 &&
        (startsWithLetter ? asked < 0 : each.index < asked)
      )
        continue;
      const before = run.at(-1);
      if (before && (before.style !== each.style || before.end >= each.index)) continue;
      if (before && each.style === 'A.' && /^\p{Lu}\.(?:\s|$)/u.test(line.slice(each.end))) continue;
      // `A) Noah C) David` stands in the first line of two columns.
      if (run.length > 0 && (place <= last || place > last + 2)) continue;
      run.push(each);
      last = place;
    }
    // Two numbers are options only from the start of a line on: `Was 1) Kings before 2) Kings?` is a question.
    const isFromStart = run[0]?.index === 0;
    const isEnough = run.length >= (!isOfLetters && (asked >= 0 || !isFromStart) ? 3 : 2);
    if (isEnough && run.length > best.length) best = run.map(({ index }) => index);
  }
  return best;
}
