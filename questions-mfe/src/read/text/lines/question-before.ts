import type { Group } from './option-groups';
import { isVerse, withoutVerse } from './line-kinds';
import type { Draft } from './draft';
import { answerIn, answerStart } from '../../../form/answer-line';
import { withoutStar } from '../../../form/question-lines';
import type { Token } from './tokens';

export type ListStyle = {
  /** Most questions begin with a number. */
  readonly isNumbered: boolean;
  /** There is a blank line between nearly all lines: blank lines say nothing. */
  readonly isSpaced: boolean;
  /** Text without a label stands below the last answer, and so perhaps below each. */
  readonly hasExplanations: boolean;
};

type Context = ListStyle & {
  /** The number of the question before. */
  readonly last: number;
  /** Which question of the list it is, from 1. */
  readonly ordinal: number;
  /** The options below; `undefined` at the end of the list. */
  readonly group: Group | undefined;
  readonly isFirst: boolean;
};

export type QuestionBefore = {
  readonly question:
    | { line: number; number?: number; texts: readonly string[]; tokens: readonly Token[] }
    | undefined;
  /** Answers that stand between the question and its options. */
  readonly ownAnswers: readonly Token[];
  /** Those above the question: of the question before, or of this one in a list that has answers above. */
  readonly answersBefore: readonly Token[];
  /** Lines of no question with an answer in a sentence, such as `Oops, the right answer: b`. */
  readonly saidBefore: readonly Token[];
  /** Questions that have no options. */
  readonly withoutOptions: readonly Draft[];
  readonly leftOver: readonly Token[];
};

/** Divides the lines between two groups of options: the end of one question, what is left over, and the next question. */
export function questionBefore(between: readonly Token[], context: Context): QuestionBefore {
  const start = startOf(between, context);
  const [before, own] = [between.slice(0, start), between.slice(start)];
  const isOwn = (token: Token) => token.kind === 'text' || token.kind === 'heading' || isVerse(token.text);
  const texts = own.filter((token) => token.kind !== 'answer' && isOwn(token));
  const [first] = texts;
  const rest = lostQuestions(before, context);
  return {
    question: first && {
      line: first.line,
      ...numberIn(first),
      texts: texts
        .map((token) =>
          token === first && isCounted(token, context) ? (token.number?.rest ?? '') : token.text,
        )
        .filter(Boolean),
      tokens: texts,
    },
    ownAnswers: own.filter(({ answer }) => answer !== undefined),
    ...rest,
    saidBefore: rest.leftOver.filter((token) => saidAnswer(token) !== undefined),
    leftOver: [...rest.leftOver, ...own.filter((token) => token.kind !== 'answer' && !isOwn(token))],
  };
}

/**
 * Whether a line begins with the number of a question: one with a word, such as `Question 3`, or, where not all questions
 * have one, that of its place.
 */
const isCounted = ({ number, text }: Token, { isNumbered, ordinal, last }: Context): boolean =>
  number !== undefined &&
  (isNumbered || /^\p{L}/u.test(text) || number.value === ordinal || (last > 0 && number.value === last + 1));

const numberIn = ({ number }: Token): { number?: number } =>
  number && !Number.isNaN(number.value) ? { number: number.value } : {};

/** Where the question begins: what stands before is no part of it. */
function startOf(between: readonly Token[], context: Context): number {
  const { group } = context;
  if (!group) return between.length;
  if (group.question) {
    const [first] = group.question;
    return first ? between.indexOf(first) : between.length;
  }
  if (context.isNumbered) {
    const numbered = startByNumber(between, context.last);
    if (numbered >= 0) return afterPlainOptions(between, numbered);
  }
  const lastText = between.findLastIndex(({ kind }) => kind === 'text');
  const answered = between.findLastIndex(
    (token, index) => token.kind === 'answer' || (!context.isFirst && index < lastText && isSaidAlone(token)),
  );
  // An answer that stands directly above the options is theirs, where there is a question above it.
  const isOwn = answered === between.length - 1 && hasText(between.slice(0, answered));
  const previous = isOwn
    ? between.slice(0, answered).findLastIndex(({ kind }) => kind === 'answer')
    : answered;
  return startByText(between, previous + 1, context);
}

/** The answer in a sentence, such as `Oops, the right answer: b`. */
export function saidAnswer({ kind, whole }: Token): string | undefined {
  const start = kind === 'text' || kind === 'heading' ? answerStart(whole) : -1;
  return start > 0 ? answerIn(whole.slice(start)) : undefined;
}

/** Whether a line with an answer is about the question before: a question has its number, or is asked. */
const isSaidAlone = (token: Token): boolean =>
  token.number === undefined && !token.endsQuestion && saidAnswer(token) !== undefined;

/** A question with lines below it, and another question behind them, has its own options: they were not understood. */
function afterPlainOptions(between: readonly Token[], start: number): number {
  const last = between.findLastIndex(({ endsQuestion }) => endsQuestion);
  const first = between.findIndex(({ endsQuestion }, index) => endsQuestion && index >= start);
  return first >= 0 && last - first > 2 ? last : start;
}

const hasText = (tokens: readonly Token[]): boolean => tokens.some(({ kind }) => kind === 'text');

/**
 * The last of the lines that continue the numbers of the list, or that begin them again. Numbers that begin again without a
 * question are those of statements in a question.
 */
function startByNumber(between: readonly Token[], last: number): number {
  const found = between.flatMap((token, index) =>
    token.number && token.kind !== 'answer' ? [{ index, token, value: token.number.value }] : [],
  );
  const [first, one, two] = found;
  // The list may begin with another number, and its first question have statements with numbers.
  let areStatements = last === 0 && one?.value === 1 && two?.value === 2 && !one.token.endsQuestion;
  let start = areStatements
    ? first
    : (found.find(({ value }) => value === last + 1) ?? found.find(({ value }) => value === 1) ?? first);
  for (const each of found) {
    if (!start || each.index <= start.index) continue;
    const isAgain = each.value === 1;
    const isAsked = each.token.endsQuestion || isBelowHeading(between, each.index);
    if (isAgain) areStatements = !isAsked;
    const isNext = Number.isNaN(each.value) || (!areStatements && each.value === start.value + 1);
    if (isAgain ? isAsked : isNext) start = each;
  }
  return start?.index ?? -1;
}

const isBelowHeading = (between: readonly Token[], index: number): boolean =>
  between[index - 1]?.kind === 'heading' || (between[index]?.isAfterBlank ?? false);

/** The last paragraph, or all lines where blank lines say nothing; titles and instructions above the question are left. */
function startByText(between: readonly Token[], from: number, context: Context): number {
  const isText = ({ kind }: Token) => kind === 'text';
  const lastText = between.findLastIndex(isText);
  if (lastText < from) return from;
  const asked = between.findLastIndex(({ endsQuestion }) => endsQuestion);
  // `Choose wisely` below a question is no question.
  const end = asked >= from ? asked : lastText;
  const paragraph = context.isSpaced
    ? -1
    : between.findLastIndex(({ isAfterBlank }, index) => isAfterBlank && index <= end);
  const first = between.findIndex((token, index) => index >= Math.max(from, paragraph) && isText(token));
  const withQuotation = (start: number) => (context.isSpaced ? start : fromQuotation(between, start, from));
  if (context.isFirst) return afterEarlierQuestion(between, withQuotation(first), asked);
  if (context.hasExplanations) return end;
  const isQuoted = isQuotation(between[first]) && first < end;
  return afterEarlierQuestion(between, isQuoted ? first + 1 : withQuotation(first), asked);
}

/** A paragraph in quotation marks that stands above the question, as above `Who said this?`, is a part of it. */
function fromQuotation(between: readonly Token[], start: number, from: number): number {
  const first = between.findLastIndex(({ isAfterBlank }, index) => isAfterBlank && index < start);
  const text = between
    .slice(Math.max(0, first), start)
    .map((token) => token.text)
    .join(' ');
  return between[start]?.isAfterBlank && first >= from && quotation.test(text) ? first : start;
}
const quotation = /^(?:"[^"]+"|“[^“”]+”|‘[^‘’]+’|'[^']+'|«[^«»]+»)$/u;

/** Of two questions, the first has no options. */
function afterEarlierQuestion(between: readonly Token[], start: number, asked: number): number {
  const earlier = between.findLastIndex(({ endsQuestion }, index) => endsQuestion && index < asked);
  return Math.max(start, earlier + 1);
}

/** Words of the Bible with their place behind them. */
const isQuotation = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.endsQuestion &&
  /[)\]]\.?$/.test(token.text) &&
  withoutVerse(token.text) !== token.text;

/** What stands before a question: the answer of the one before, questions without options, and lines of no question. */
function lostQuestions(
  before: readonly Token[],
  { isNumbered, isFirst, last }: Context,
): Pick<QuestionBefore, 'answersBefore' | 'withoutOptions' | 'leftOver'> {
  const withoutOptions: (Draft & { question: string[] })[] = [];
  const leftOver: Token[] = [];
  const answers: Token[] = [];
  let number = last;
  for (const token of before) {
    const open = withoutOptions.at(-1);
    const isNext = isNumbered && !isFirst && token.number?.value === number + 1;
    if (token.kind === 'answer') {
      if (open) open.answers.push(token.answer ?? '');
      else answers.push(token);
    } else if (token.letter?.isTicked && !open) {
      // `✅ B) Moses` below the options repeats the correct one.
      answers.push({ ...token, answer: withoutStar(token.text) });
    } else if (token.kind === 'text' && (token.endsQuestion || isNext)) {
      number = numberIn(token).number ?? number;
      withoutOptions.push({
        line: token.line,
        ...numberIn(token),
        question: [isNumbered ? (token.number?.rest ?? token.text) : token.text],
        ...{
          options: [],
          answers: [],
          leftOut: [],
          belowOptions: [],
          unsure: [],
          saidAnswers: [],
          corrections: [],
        },
      });
    } else if (token.kind === 'text' && open && !token.isAfterBlank) open.question.push(token.text);
    else leftOver.push(token);
  }
  return { withoutOptions, leftOver, answersBefore: answers };
}
