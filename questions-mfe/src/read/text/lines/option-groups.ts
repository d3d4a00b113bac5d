import type { OptionToken, Token } from './tokens';

/** Options that stand together. */
export type Group = {
  /** The first token of the options, and the first behind them. */
  readonly start: number;
  readonly end: number;
  /** By place; a letter that is missing leaves a gap. */
  readonly options: readonly (OptionToken | undefined)[];
  /** Answers that stand in a line with an option. */
  readonly answers: readonly string[];
  /** Lines within the options that could be no parts of them. */
  readonly unsure: readonly Token[];
  /** A group without marks has its question in it. */
  readonly question?: readonly Token[];
  /** Lines that it could begin with, and that the options above it have as well. */
  readonly above?: readonly Token[];
};

type Kind = 'letter' | 'digit';
type Counting = readonly string[];

/** Options with letters, from the first letter to the last that follows; an option may go on in the next lines. */
export const letterGroups = (tokens: readonly Token[], isFree: (index: number) => boolean): Group[] =>
  groupsOf(tokens, 'letter', isFree);

/**
 * Options with numbers. A list of questions has numbers as well: four in a row under a text, none of them a question, and
 * no letters below are options.
 */
export const digitGroups = (tokens: readonly Token[], isFree: (index: number) => boolean): Group[] =>
  groupsOf(tokens, 'digit', isFree).filter(({ start, end, options }) => {
    const before = tokens[start - 1];
    const after = tokens[end];
    const isUnderText = before?.kind === 'text' && isFree(start - 1);
    const isOption = !tokens.slice(start, end).some(({ endsQuestion }) => endsQuestion);
    return isUnderText && isOption && options.length >= 3 && !after?.letter?.places.size;
  });

function groupsOf(tokens: readonly Token[], kind: Kind, isFree: (index: number) => boolean): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const group = isFree(index) ? groupAt(tokens, index, kind, isFree) : undefined;
    if (!group) continue;
    groups.push(group);
    index = group.end - 1;
  }
  return groups;
}

function groupAt(
  tokens: readonly Token[],
  start: number,
  kind: Kind,
  isFree: (index: number) => boolean,
): Group | undefined {
  const first = tokens[start];
  const countings = [...(first?.[kind]?.places ?? [])].filter(([, place]) => place === 0);
  if (first?.kind === 'answer') return undefined;
  const found = countings.map(([counting]) => collect(tokens, start, { kind, counting, isFree }));
  return found.filter(({ options }) => options.length >= 2).sort((one, other) => other.end - one.end)[0];
}

type Search = { kind: Kind; counting: Counting; isFree: (index: number) => boolean };

/** How many lines of an option may follow its first. */
const longestOption = 4;

function collect(tokens: readonly Token[], start: number, search: Search): Group {
  const options: (OptionToken | undefined)[] = [];
  const answers: string[] = [];
  const unsure: Token[] = [];
  let last = 0;
  let index = start;
  while (index < tokens.length && search.isFree(index)) {
    const token = tokens[index];
    const place = token && placeOf(token, search);
    if (token && place !== undefined) {
      if (options[place] || beginsQuestion(tokens, index, search, options[0])) break;
      options[place] = token[search.kind];
      if (token.answer !== undefined) answers.push(token.answer);
      last = place;
      index += 1;
      continue;
    }
    const next = endOfContinuation(tokens, index, options, search);
    if (next === undefined) break;
    const lines = tokens.slice(index, next);
    if (!isOpen(options, last) || lines[0]?.kind === 'heading')
      unsure.push(...lines.filter(({ kind }) => kind !== 'remark'));
    append(options, last, lines);
    index = next;
  }
  while (goesOn(tokens, index, options[last]) && search.isFree(index)) {
    const lines = tokens.slice(index, index + 1);
    if (!isOpen(options, last)) unsure.push(...lines);
    append(options, last, lines);
    index += 1;
  }
  return { start, end: index, options, answers, unsure };
}

/** Whether a number begins the next question: it is asked, has another sign than the options, or options below it. */
function beginsQuestion(
  tokens: readonly Token[],
  index: number,
  { kind, counting }: Search,
  first: OptionToken | undefined,
): boolean {
  const token = tokens[index];
  if (kind !== 'digit' || !token?.digit || !first) return false;
  const isAbove = tokens[index + 1]?.digit?.places.get(counting) === 0;
  return token.endsQuestion || isAbove || signOf(token.digit) !== signOf(first);
}

const signOf = ({ raw }: OptionToken): string => raw.replace(/[\p{Nd}\s*✓✔✅👉\p{M}]/gu, '');

const placeOf = (token: Token, { kind, counting }: Search): number | undefined =>
  token.kind === 'answer' ? undefined : token[kind]?.places.get(counting);

/** Whether an option surely goes on in the next line: it ends with a word that needs another, or a sign that no other option ends with. */
function isOpen(options: readonly (OptionToken | undefined)[], place: number): boolean {
  const text = options[place]?.text ?? '';
  const isSign = (option: OptionToken | undefined) => /[,;–-]$/.test(option?.text ?? '');
  return openEnd.test(text) || (isSign(options[place]) && options.filter(isSign).length === 1);
}

/** Lines between two options are those of the first one: the place of the second, or `undefined` where none follows. */
function endOfContinuation(
  tokens: readonly Token[],
  start: number,
  options: readonly (OptionToken | undefined)[],
  search: Search,
): number | undefined {
  for (let index = start; index < Math.min(tokens.length, start + longestOption); index += 1) {
    const token = tokens[index];
    const place = token && placeOf(token, search);
    if (place !== undefined) {
      const isNext = place > 0 && !options[place] && !beginsQuestion(tokens, index, search, options[0]);
      return isNext ? index : undefined;
    }
    if (!token || token.kind === 'answer' || token.number || token.endsQuestion) return undefined;
  }
  return undefined;
}

/**
 * Whether a line after the last option is part of it: it begins in small letters, or the option ends with a comma or a word
 * that needs another.
 */
function goesOn(tokens: readonly Token[], index: number, option: OptionToken | undefined): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !option || token.isAfterBlank || token.kind !== 'text' || token.endsQuestion) return false;
  if (token.number || token.letter || token.digit || next?.letter) return false;
  if (openEnd.test(option.text)) return ![...(next?.digit?.places.values() ?? [])].includes(0);
  return !next?.digit && (/[,;–-]$/.test(option.text) || /^\p{Ll}/u.test(token.text));
}

/** `The king of`: no option ends with such a word. */
const openEnd =
  /\s(?:of|the|an?|and|or|to|in|at|on|by|for|from|with|his|her|their|యొక్క|మరియు|లేదా|का|के|की|और|या|மற்றும்|அல்லது)$/iu;

function append(options: (OptionToken | undefined)[], place: number, tokens: readonly Token[]): void {
  const option = options[place];
  const texts = tokens.filter(({ kind }) => kind === 'text' || kind === 'heading');
  if (!option || texts.length === 0) return;
  const last = texts.at(-1)?.bare;
  options[place] = {
    ...option,
    text: [option.text, ...texts.map(({ bare }) => bare.text)].join(' '),
    isTicked: option.isTicked || (last?.isTicked ?? false),
    isStarred: option.isStarred || (last?.isStarred ?? false),
  };
}
