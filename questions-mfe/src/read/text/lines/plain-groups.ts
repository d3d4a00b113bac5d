import { optionNames } from '../../../question';
import type { Group } from './option-groups';
import { isTime, isVerse } from './line-kinds';
import type { Token } from './tokens';

/** A part of a list between options with marks. */
type Stretch = readonly { readonly token: Token; readonly index: number }[];

/**
 * Options without marks: the four lines below a question. Questions end at a blank line, a number, an answer, behind bullets,
 * or where another question mark follows four lines.
 */
export function plainGroups(tokens: readonly Token[], isFree: (index: number) => boolean): Group[] {
  return stretchesOf(tokens, isFree).flatMap((stretch) => {
    if (stretch.length < 5) return [];
    return withLinesAbove(partsOf(stretch));
  });
}

function stretchesOf(tokens: readonly Token[], isFree: (index: number) => boolean): Stretch[] {
  const stretches: { token: Token; index: number }[][] = [[]];
  tokens.forEach((token, index) => {
    if (isFree(index)) stretches.at(-1)?.push({ token, index });
    else if (stretches.at(-1)?.length) stretches.push([]);
  });
  return stretches;
}

/** A part while it is read. */
type Part = {
  readonly lines: { token: Token; index: number }[];
  texts: number;
  /** How many texts stood before the first question mark. */
  asked: number | undefined;
  hasAnswer: boolean;
  hasBullets: boolean;
  /** The number that it begins with. */
  readonly number: number | undefined;
};

/** The parts of a stretch that could be a question each. */
function partsOf(stretch: Stretch): Stretch[] {
  const count = (test: (token: Token) => boolean) => stretch.filter(({ token }) => test(token)).length;
  const numbers = count(({ number, kind }) => number !== undefined && kind === 'text');
  const isSpaced = count(({ isAfterBlank }) => isAfterBlank) * 10 >= stretch.length * 7;
  const isNumbered =
    numbers >= 1 && numbers * 4 <= stretch.length && numbers >= count(({ endsQuestion }) => endsQuestion);
  const style = { isNumbered, isSpaced, areBulleted: areOptionsBulleted(stretch) };
  const parts: Part[] = [];
  for (const { token, index } of stretch) {
    let part = parts.at(-1);
    if (!part || (isText(token) && begins(part, token, style))) {
      part = {
        lines: [],
        texts: 0,
        asked: undefined,
        hasAnswer: false,
        hasBullets: false,
        number: token.number?.value,
      };
      parts.push(part);
    }
    part.lines.push({ token, index });
    // An answer above a question is that of the one before.
    if (token.kind === 'answer' && part.texts >= 2) part.hasAnswer = true;
    if (token.endsQuestion && isText(token)) part.asked ??= part.texts;
    if (isText(token)) part.texts += 1;
    if (token.isBulleted) part.hasBullets = true;
  }
  return parts.flatMap(({ lines }) => byTicks(lines));
}

const isText = ({ kind }: Token): boolean => kind === 'text' || kind === 'heading';

/** Whether the bullets of a stretch are those of the options: the same number of them follows each line without one. */
function areOptionsBulleted(stretch: Stretch): boolean {
  const texts = stretch.filter(({ token }) => isText(token));
  const runs: number[] = [];
  texts.forEach(({ token }, index) => {
    if (!token.isBulleted) return;
    if (texts[index - 1]?.token.isBulleted) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  });
  const [length = 0] = runs;
  return !texts[0]?.token.isBulleted && length >= 2 && runs.every((each) => each === length);
}

/** Questions that nothing divides, each a line and four options of which one has a tick. */
function byTicks(part: Stretch): Stretch[] {
  const texts = textsOf(part);
  if (texts.length < 10 || texts.length % 5 !== 0) return [part];
  const starts = texts.filter((_, index) => index % 5 === 0);
  const isOne = starts.every((_, question) => {
    const ticked = texts
      .slice(question * 5, question * 5 + 5)
      .flatMap(({ token }, index) => (token.bare.isTicked || token.bare.isStarred ? [index] : []));
    return ticked.length === 1 && ticked[0] !== 0;
  });
  if (!isOne) return [part];
  return starts.map(({ index: start }, question) => {
    const end = starts[question + 1]?.index ?? Infinity;
    return part.filter(({ index }) => index >= start && index < end);
  });
}

/** Whether a line begins another part: after an answer, with a number, after a blank line, or as another question. */
function begins(
  { texts, asked, hasAnswer, hasBullets, number }: Part,
  token: Token,
  { isNumbered, isSpaced, areBulleted }: { isNumbered: boolean; isSpaced: boolean; areBulleted: boolean },
): boolean {
  if (hasAnswer || (token.kind === 'heading' && texts >= 5)) return true;
  if (areBulleted && (token.isBulleted || hasBullets)) return !token.isBulleted;
  if (isNumbered) return token.number !== undefined;
  const isNext = number !== undefined && token.number?.value === number + 1;
  const isFull =
    (token.endsQuestion && asked !== undefined && texts - asked > 2) ||
    (isNext && (asked === undefined ? texts > 4 : texts - asked > 2));
  // The options of a question may stand behind a blank line.
  const isOpen = asked !== undefined && asked === texts - 1 && !hasAnswer;
  return isFull || (token.isAfterBlank && !isSpaced && !isOpen);
}

const textsOf = (part: Stretch): Stretch => part.filter(({ token }) => isText(token));

/**
 * A question that nothing divides from the lines above could begin with the last of them, as in `Who, according to Exodus,`
 * `parted the sea?` below four options: it has them as well, and the question above, which has too many options, is not stored.
 */
function withLinesAbove(parts: readonly Stretch[]): Group[] {
  let rest: readonly Token[] = [];
  return parts.flatMap((part) => {
    const group = groupOf(part);
    const [first] = group?.question ?? [];
    const isDivided = !first || first.isAfterBlank || first.number !== undefined;
    const above = isDivided ? [] : rest;
    rest = part.at(-1)?.token.kind === 'answer' ? [] : linesBehind(part, group);
    return group ? { ...group, above } : [];
  });
}

/** The lines behind the fourth option, or the last where there are no options. */
const linesBehind = (part: Stretch, group: Group | undefined): readonly Token[] =>
  textsOf(part)
    .slice(group ? textsOf(part).length - group.options.length + optionNames.length : -1)
    .flatMap(({ token }) => (token.isBulleted ? [] : token));

function groupOf(part: Stretch): Group | undefined {
  const first = part.findIndex(({ token }) => token.kind === 'text');
  const lines = part.slice(Math.max(0, first));
  const isOfVerses = lines.filter(({ token }) => isVerse(token.text)).length >= 3;
  const texts = isOfVerses ? lines.filter(({ token }) => token.kind !== 'answer') : textsOf(lines);
  const asked = texts.findLastIndex(({ token }) => token.endsQuestion || /[:…]$|_{2,}/.test(token.text));
  const begin = texts[0];
  if (!begin || texts.length < 3) return undefined;
  const bullets = texts.length - 1 - texts.findLastIndex(({ token }) => !token.isBulleted);
  const areBulleted =
    bullets >= (asked < 0 ? 2 : 4) && texts.slice(0, -bullets).every(({ token }) => !token.isBulleted);
  const count = areBulleted ? bullets : asked >= 0 ? texts.length - asked - 1 : 4;
  const options = texts.slice(texts.length - count);
  const question = lastQuestion(texts.slice(0, texts.length - count));
  if (options.length < 2 || question.every(({ token }) => isTime(token.text))) return undefined;
  // Without a question mark nothing tells a second line of the question from an option.
  if (
    asked < 0 &&
    !areBulleted &&
    (texts.length < 5 || (texts.length > 5 && !isSentence(question.at(-1)?.token)))
  )
    return undefined;
  // A letter that is missing moves the others: `B` would name the second of them.
  const marked = options.filter(({ token }) => token.letter ?? token.digit).length;
  if (options.some(({ token }) => token.letter) || marked >= 2) return undefined;
  const [start, end] = [options[0]?.index ?? 0, (options.at(-1)?.index ?? 0) + 1];
  return {
    ...{ start, end },
    options: options.map(({ token }) => token.bare),
    answers: options.flatMap(({ token }) => token.answer ?? []),
    // `1 four`, `2 three` could be the numbers of options, or `1 day`, `2 days` their texts.
    unsure: options.every(({ token }, index) => token.text.startsWith(`${index + 1} `))
      ? options.map(({ token }) => token)
      : [],
    question: question.map(({ token }) => token),
  };
}

/** Of several questions above the options, the last one: those before it have none. */
function lastQuestion(lines: Stretch): Stretch {
  const areNumbered = lines.some(({ token }) => token.number);
  const start = lines.findLastIndex(({ token: { number, endsQuestion } }, index) =>
    areNumbered
      ? endsQuestion &&
        lines.slice(0, index).some(({ token }) => number?.value === (token.number?.value ?? 0) + 1)
      : index > 0 && endsQuestion && lines[index - 1]?.token.endsQuestion,
  );
  return start < 0 ? lines : lines.slice(start);
}

const isSentence = (token: Token | undefined): boolean => /[.!।…:]$/.test(token?.text ?? '');
