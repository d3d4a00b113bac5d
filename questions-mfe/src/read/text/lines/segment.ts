import { isAnswerLabel } from '../../../form/answer-line';
import { findAnswer } from '../../answer';
import { addKeys, type Asked } from './add-keys';
import { keysOf, type AnswerKey } from './answer-key';
import { addByNumber, addCorrections } from './corrections';
import type { Draft } from './draft';
import { digitGroups, letterGroups, type Group } from './option-groups';
import { plainGroups } from './plain-groups';
import { questionBefore, saidAnswer, type ListStyle, type QuestionBefore } from './question-before';
import type { Token } from './tokens';

export type Segments = {
  readonly drafts: readonly Draft[];
  readonly leftOver: readonly Token[];
  readonly isNumbered: boolean;
};

/** Divides a whole list into questions: options first, as they are the surest, then the question before each of them. */
export function segment(tokens: readonly Token[]): Segments {
  const { groups, keys } = groupsAndKeys(tokens);
  const style = styleOf(tokens, groups, keys);
  const drafts: Asked[] = [];
  const leftOver: Token[] = [];
  const answers: AnswersBetween[] = [];
  let from = 0;
  let last = 0;
  let answered = 0;
  for (const group of [...groups, undefined]) {
    const to = group?.start ?? tokens.length;
    const between = tokens.slice(from, to).filter((_, index) => !isIn(keys, from + index));
    const read = questionBefore(between, {
      ...style,
      ...{ last, group, ordinal: drafts.length + 1, isFirst: from === 0 },
    });
    const before = drafts.at(-1);
    const beside = linesBeside(between, read, { ...style, isFirst: from === 0 });
    if (before) addBelow(before, beside, read.saidBefore);
    const key = tokens.slice(from, to).findLast((_, index) => isIn(keys, from + index));
    addCorrections(drafts.slice(key ? answered : -1), read, key);
    if (key) answered = drafts.length;
    leftOver.push(...read.leftOver);
    drafts.push(...read.withoutOptions.map((draft) => ({ ...draft, end: to })));
    const draft = group && draftOf(tokens, group, read, beside);
    const [first] = read.question?.tokens ?? [];
    // The last of too many options could be the first line of this question.
    if (
      before &&
      before.options.length > 4 &&
      draft &&
      first &&
      !group.question &&
      isJoined(first, between[0])
    )
      draft.unsure.push(first.whole);
    answers.push({ tokens: read.answersBefore, above: before, below: draft });
    if (!draft) break;
    last = read.question?.number ?? last;
    drafts.push(draft);
    from = draft.end;
  }
  addByNumber(drafts, leftOver);
  leftOver.push(...addAnswers(answers, keys.length > 0), ...addKeys(tokens, drafts, keys));
  return {
    drafts,
    leftOver: leftOver.sort((one, other) => one.line - other.line),
    isNumbered: style.isNumbered,
  };
}

function draftOf(
  tokens: readonly Token[],
  { start, end, options, answers, unsure, above: shared = [] }: Group,
  { question, ownAnswers }: QuestionBefore,
  { above, begin }: Beside,
): Asked {
  const own = [...(question?.tokens ?? []), ...ownAnswers, ...tokens.slice(start, end)];
  const sender = own.find((token) => token.sender !== undefined)?.sender;
  const lines = own.filter(
    (token) => begin.includes(token) || unsure.includes(token) || token.isStruck || isOfOther(token, sender),
  );
  return {
    ...{ line: question?.line ?? tokens[start]?.line ?? 0, options, end },
    ...(question?.number === undefined ? {} : { number: question.number }),
    ...(sender === undefined ? {} : { sender }),
    question: [...shared.map(({ text }) => text), ...(question?.texts ?? [])],
    answers: [...ownAnswers.flatMap(({ answer }) => answer ?? []), ...answers],
    ...{ leftOut: [...above], belowOptions: [], saidAnswers: [], corrections: [] },
    unsure: [...shared, ...lines].map(({ whole }) => whole),
  };
}

/** Whether another person wrote a line than the question, as far as a chat tells. */
const isOfOther = (token: Token, sender: string | undefined): boolean =>
  sender !== undefined && token.sender !== undefined && token.sender !== sender;

/** What stands below the options of a question and belongs to none of its fields. */
function addBelow(draft: Asked, { below, isBeforeAnswer }: Beside, said: readonly Token[]): void {
  draft[isBeforeAnswer ? 'belowOptions' : 'leftOut'].push(...below);
  draft.leftOut.push(...said.map(({ whole }) => whole).filter((text) => !below.includes(text)));
  draft.saidAnswers.push(...said.flatMap((token) => saidAnswer(token) ?? []));
}

/** Whether nothing divides a question from the options above it. */
const isJoined = (first: Token, behindOptions: Token | undefined): boolean =>
  first === behindOptions && !first.isAfterBlank && first.number === undefined;

type AnswersBetween = { tokens: readonly Token[]; above: Asked | undefined; below: Asked | undefined };

/**
 * Gives each question its answer of the lines between the options; returns those that belong to none. Where one stands above
 * the first question, and none below the last, all stand above theirs, or the list is a part of a longer one: a person looks.
 */
function addAnswers(answers: readonly AnswersBetween[], hasKey: boolean): readonly Token[] {
  const first = answers[0]?.tokens ?? [];
  const areAbove =
    !hasKey &&
    answers.at(-1)?.tokens.length === 0 &&
    first.some((token) => namesOption(token, answers[0]?.below));
  for (const { tokens, above, below } of answers) {
    const draft = areAbove ? below : above;
    draft?.answers.push(...tokens.flatMap(({ answer }) => answer ?? []));
    const unsure = areAbove
      ? tokens
      : tokens.filter((token) => token.isStruck || isOfOther(token, draft?.sender));
    draft?.unsure.push(...unsure.map(({ whole }) => whole));
  }
  return areAbove ? [] : first;
}

const namesOption = ({ answer = '' }: Token, draft: Asked | undefined): boolean =>
  'option' in findAnswer(answer, draft?.options.map((option) => option?.text ?? '') ?? [], 'either');

type Beside = {
  readonly below: readonly string[];
  readonly isBeforeAnswer: boolean;
  readonly above: readonly string[];
  readonly begin: readonly Token[];
};

/** The lines that stand directly below the options before, and those above a question without a number, and are left over. */
function linesBeside(
  between: readonly Token[],
  { leftOver, question }: QuestionBefore,
  { isSpaced, isFirst }: ListStyle & { isFirst: boolean },
): Beside {
  const isLeft = (token: Token | undefined): boolean => token?.kind === 'text' && leftOver.includes(token);
  const end = between.findIndex((token) => !isLeft(token) || token.isAfterBlank);
  const below = between.slice(0, end < 0 ? between.length : end);
  const isSentence = below.some(({ text }) => /[.!।]$/.test(text));
  const start = between.findIndex(({ line }) => line === question?.line);
  const first = between.findLastIndex(
    (token, index) => index < start && (!isLeft(token) || token.isAfterBlank),
  );
  const isParagraph = !isSpaced && question?.number === undefined && isLeft(between[first]);
  return {
    below: isFirst ? [] : below.map(({ whole }) => whole).filter((text) => !isAnswerLabel(text)),
    isBeforeAnswer: !isSentence && between[below.length]?.kind === 'answer',
    begin: question ? unsureBeginning(question, { isSpaced, isFirst }) : [],
    above: isParagraph ? between.slice(first, start).map(({ whole }) => whole) : [],
  };
}

/** Whether a line above one in capitals has no sign at its end, as a title: `New Testament` `Who baptised Jesus?`. */
const isTitle = (text: string, next: Token | undefined): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(text) && /^\p{Lu}/u.test(next?.text ?? '');

/**
 * Lines that a question begins with, or has within, and that could be no part of it: titles, and, without a number, what
 * nothing divides from the list's beginning or from the answer before, which it could explain.
 */
function unsureBeginning(
  { tokens, number }: NonNullable<QuestionBefore['question']>,
  { isSpaced, isFirst }: { isSpaced: boolean; isFirst: boolean },
): readonly Token[] {
  const [first, ...others] = tokens;
  if (others.some(({ kind }) => kind === 'heading'))
    return tokens.filter(({ endsQuestion, number: counted }) => !endsQuestion && !counted);
  const isDivided =
    (!isFirst && (isSpaced || first?.isAfterBlank)) || others.some(({ isAfterBlank }) => isAfterBlank);
  if (number !== undefined) return [];
  return tokens.slice(0, -1).filter(({ text }, index) => !isDivided || isTitle(text, tokens[index + 1]));
}

const isIn = (parts: readonly { start: number; end: number }[], index: number): boolean => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return (parts[low]?.start ?? Infinity) <= index;
};

function groupsAndKeys(tokens: readonly Token[]): { groups: Group[]; keys: AnswerKey[] } {
  const all = keysOf(tokens);
  const withLetters = letterGroups(tokens, (index) => !isIn(all, index));
  const first = withLetters[0]?.end ?? 0;
  // Without letters, lines such as `1) O` could be options; at the end of the list they are a key.
  const keys = all.filter(({ start, end }) =>
    withLetters.length > 0 ? start >= first : end === tokens.length,
  );
  const free = (groups: readonly Group[]) => (index: number) => !isIn(groups, index) && !isIn(keys, index);
  let groups = [...withLetters];
  for (const find of [digitGroups, plainGroups]) {
    groups.push(...find(tokens, free([...groups])));
    groups.sort((one, other) => one.start - other.start);
    groups = withoutStatements(tokens, groups);
  }
  return { groups, keys };
}

/**
 * Groups without those that are statements of the question below them, as in `I. …`, `II. …`, `Which are true?`. Four of them
 * could be options as well, where their question has no number or a line is blank: then the question below is unsure.
 */
function withoutStatements(tokens: readonly Token[], groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const before = kept.at(-1);
    const areAbove = before !== undefined && areStatements(tokens, before, group);
    const [above, between] = [
      tokens.slice(kept.at(-2)?.end ?? 0, before?.start),
      tokens.slice(before?.end, group.start),
    ];
    const isBlank = between.some(({ isAfterBlank }) => isAfterBlank);
    const isSure = before?.options.length !== 4 || (above.some(({ number }) => number) && !isBlank);
    if (areAbove && isSure) kept.pop();
    kept.push(areAbove && !isSure ? { ...group, unsure: [...group.unsure, ...between] } : group);
  }
  return kept;
}

/** Whether lines with numbers could be statements: they have no answer and no tick, and letters follow before a number. */
function areStatements(tokens: readonly Token[], { end, options, answers }: Group, next: Group): boolean {
  const between = tokens.slice(end, next.start);
  const isMarked = options.some((option) => option?.isTicked || option?.isStarred || option?.isBold);
  const isAnswered = answers.length > 0 || between.some(({ answer }) => answer !== undefined);
  return (
    numbered.test(options[0]?.raw ?? '') &&
    lettered.test(next.options[0]?.raw ?? '') &&
    !isMarked &&
    !isAnswered &&
    !between.some(({ number }) => number)
  );
}
const numbered = /^[^\p{L}\p{Nd}]*(?:\p{Nd}|i)(?!\p{L})/iu;
const lettered = /^[^\p{L}\p{Nd}]*(?!i)\p{L}/iu;

/** What the list does throughout. */
function styleOf(tokens: readonly Token[], groups: readonly Group[], keys: readonly AnswerKey[]): ListStyle {
  let from = 0;
  let numbered = 0;
  for (const { start, end, question } of groups) {
    const before = question ?? tokens.slice(from, start);
    if (before.some(({ number }) => number)) numbered += 1;
    from = end;
  }
  const tail = tokens.slice(from).filter((_, index) => !isIn(keys, from + index));
  const [firstOfTail] = tail.filter(({ kind }) => kind === 'text' || kind === 'heading');
  const blanks = tokens.filter(({ isAfterBlank }) => isAfterBlank).length;
  return {
    isNumbered: numbered * 2 > groups.length,
    isSpaced: blanks * 10 >= tokens.length * 7,
    hasExplanations: firstOfTail?.kind === 'text' && !firstOfTail.isAfterBlank && !firstOfTail.endsQuestion,
  };
}
