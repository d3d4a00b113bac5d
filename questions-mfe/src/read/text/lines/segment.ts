import { isAnswerLabel } from '../../../form/answer-line';
import { keysOf, type AnswerKey } from './answer-key';
import type { Draft } from './draft';
import { digitGroups, letterGroups, type Group } from './option-groups';
import { plainGroups } from './plain-groups';
import { questionBefore, type ListStyle, type QuestionBefore } from './question-before';
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
  const drafts: (Draft & { end: number })[] = [];
  const leftOver: Token[] = [];
  let from = 0;
  let last = 0;
  for (const group of [...groups, undefined]) {
    const to = group?.start ?? tokens.length;
    const between = tokens.slice(from, to).filter((_, index) => !isIn(keys, from + index));
    const read = questionBefore(between, {
      ...style,
      ...{ last, group, ordinal: drafts.length + 1, isFirst: from === 0 },
    });
    drafts.at(-1)?.answers.push(...read.answersBefore);
    const { below, isBeforeAnswer, above, begin } = linesBeside(between, read, style);
    if (from > 0) drafts.at(-1)?.[isBeforeAnswer ? 'belowOptions' : 'leftOut'].push(...below);
    leftOver.push(...read.leftOver);
    if (from === 0) leftOver.push(...read.answerTokensBefore);
    drafts.push(...read.withoutOptions.map((draft) => ({ ...draft, end: to })));
    if (!group) break;
    const { start, end, options, answers } = group;
    const line = read.question?.line ?? tokens[start]?.line ?? 0;
    last = read.question?.number ?? last;
    drafts.push({
      ...{ line, options, end },
      ...(read.question?.number === undefined ? {} : { number: read.question.number }),
      question: read.question?.texts ?? [],
      answers: [...read.ownAnswers, ...answers],
      ...{ leftOut: [...above], belowOptions: [], begin: from > 0 ? begin : [] },
    });
    from = end;
  }
  leftOver.push(...addKeys(tokens, drafts, keys));
  return {
    drafts,
    leftOver: leftOver.sort((one, other) => one.line - other.line),
    isNumbered: style.isNumbered,
  };
}

/** The lines that stand directly below the options before, and those above a question without a number, and are left over. */
function linesBeside(
  between: readonly Token[],
  { leftOver, question }: QuestionBefore,
  { isSpaced }: ListStyle,
) {
  const isLeft = (token: Token | undefined): boolean => token?.kind === 'text' && leftOver.includes(token);
  const end = between.findIndex((token) => !isLeft(token) || token.isAfterBlank);
  const below = between.slice(0, end < 0 ? between.length : end);
  const isSentence = below.some(({ text }) => /[.!।]$/.test(text));
  const start = between.findIndex(({ line }) => line === question?.line);
  const first = between.findLastIndex(
    (token, index) => index < start && (!isLeft(token) || token.isAfterBlank),
  );
  const own = start < 0 ? [] : between.slice(start).filter(({ kind }) => kind === 'text');
  const isUndivided =
    !isSpaced && question?.number === undefined && !own.some(({ isAfterBlank }) => isAfterBlank);
  const isParagraph = !isSpaced && question?.number === undefined && isLeft(between[first]);
  return {
    below: below.map(({ text }) => text).filter((text) => !isAnswerLabel(text)),
    isBeforeAnswer: !isSentence && between[below.length]?.kind === 'answer',
    // Nothing divides an explanation of the answer before from the question.
    begin: isUndivided ? own.slice(0, -1).map(({ text }) => text) : [],
    above: isParagraph ? between.slice(first, start).map(({ text }) => text) : [],
  };
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
  const lettered = letterGroups(tokens, (index) => !isIn(all, index));
  const first = lettered[0]?.end ?? 0;
  // Without letters, lines such as `1) O` could be options; at the end of the list they are a key.
  const keys = all.filter(({ start, end }) => (lettered.length > 0 ? start >= first : end === tokens.length));
  const free = (groups: readonly Group[]) => (index: number) => !isIn(groups, index) && !isIn(keys, index);
  const groups = [...lettered];
  for (const find of [digitGroups, plainGroups]) {
    groups.push(...find(tokens, free([...groups])));
    groups.sort((one, other) => one.start - other.start);
  }
  return { groups, keys };
}

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

type Asked = Draft & { end: number };

/** Gives each question its answer of the key below it; returns the lines of keys that fit no questions. */
function addKeys(tokens: readonly Token[], drafts: readonly Asked[], keys: readonly AnswerKey[]): Token[] {
  let after = 0;
  // The keys of several rounds below all of them are one.
  const parts: { asked: Asked[]; lines: Token[]; answers: AnswerKey['answers'][number][] }[] = [];
  for (const { start, end, answers } of keys) {
    const asked = drafts.filter(
      (draft) => draft.options.length > 0 && draft.end > after && draft.end <= start,
    );
    after = start;
    if (asked.length > 0 || parts.length === 0) parts.push({ asked, lines: [], answers: [] });
    parts.at(-1)?.lines.push(...tokens.slice(start, end));
    parts.at(-1)?.answers.push(...answers);
  }
  return parts.flatMap(({ asked, lines, answers }) => (isGiven(asked, answers) ? [] : lines));
}

/** Whether each answer of a key was given to its question: that of its number, or of its place where all have one. */
function isGiven(asked: readonly Asked[], answers: AnswerKey['answers']): boolean {
  const byNumber = new Map(asked.map((draft) => [draft.number, draft]));
  const isByNumber = byNumber.size === asked.length && !byNumber.has(undefined);
  const isByPlace =
    answers.length === asked.length &&
    (answers.every(({ number }, index) => number === undefined || number === index + 1) ||
      // Numbers that begin again with each round.
      answers.every(({ number }, index) => number === asked[index]?.number));
  const isUsed = answers.map(({ number, answer }, index) => {
    const draft =
      isByNumber && number !== undefined ? byNumber.get(number) : isByPlace ? asked[index] : undefined;
    draft?.answers.push(answer);
    return draft !== undefined;
  });
  return isUsed.every(Boolean);
}
