import { splitName } from '../../../form/option-marks';
import { cellsIn, isRound, pairsIn, type Answers } from './answer-pairs';
import type { Token } from './tokens';

/** The answers of several questions in one place. */
export type AnswerKey = {
  readonly start: number;
  readonly end: number;
  /** Who wrote it, in a chat. */
  readonly sender?: string;
  /** A line above it that says more than that these are answers: they could be those of another quiz. */
  readonly about?: Token;
  /** By the number of the question; `undefined` for one of a list without numbers. */
  readonly answers: readonly { readonly number?: number; readonly answer: string }[];
};

const heading =
  /^(?:the\s+)?(?:(?:correct\s+)?(?:answers?|ans)(?:\s+(?:key|sheet|list))?|key(?:\s+answers)?|solutions?|జవాబులు|సమాధానాలు|జవాబుల\s+\S+|उत्तर(?:माला|\s?कुंजी)?|விடைகள்|விடைக்குறிப்பு)\s*[:–—=-]*\s*/iu;
/** A title of several answers; `Answer: A, C` are two of one question. */
const plural =
  /answers|key|sheet|list|solutions|జవాబులు|సమాధానాలు|జవాబుల|उत्तर(?:माला|\s?कुंजी)|விடைகள்|விடைக்குறிப்பு/iu;
/** The keys of a list: lines of pairs such as `1-b 2-c`, or what stands under a heading such as `Answers`. */
export function keysOf(tokens: readonly Token[]): AnswerKey[] {
  const keys: AnswerKey[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const key = keyAt(tokens, index);
    if (!key) continue;
    keys.push(key);
    index = key.end - 1;
  }
  return keys;
}

function keyAt(tokens: readonly Token[], start: number): AnswerKey | undefined {
  const { whole = '', sender } = tokens[start] ?? {};
  if (whole.length > 5_000) return undefined;
  const text = /^[([]([^()[\]]*)[)\]]\.?$/.exec(whole)?.[1] ?? whole;
  const [title] = heading.exec(text) ?? [];
  const rest = title === undefined ? text : text.slice(title.length);
  const letters = title !== undefined && plural.test(title) ? lettersIn(rest) : [];
  const cells = title === undefined ? [] : cellsIn(rest, undefined);
  const answers = [letters, cells].find(({ length }) => length > 0) ?? pairsIn(rest);
  const isTitled = title !== undefined && (rest === '' || isRound(rest) || answers.length > 0);
  const read = isTitled ? underTitle : pairLines;
  if (!isTitled && answers.length === 0) return undefined;
  const end = read(tokens, start + 1, answers);
  // `Answer: 2) B` is an answer, and so is `Answers: B`.
  const isKey = isTitled && letters.length !== 1 && tokens[start]?.kind !== 'answer';
  if (answers.length < 2 && !(isKey && answers.length > 0)) return undefined;
  const about = isOfOther(tokens, start) ? undefined : aboutKey(tokens[start - 1], isTitled);
  return { start, end, answers, ...(sender !== undefined && { sender }), ...(about && { about }) };
}

/** The line above a key, where that is its title: directly above answers without one, or itself a title, such as `Quiz 14`. */
const aboutKey = (above: Token | undefined, isTitled: boolean): Token | undefined =>
  above?.kind === 'heading' || (above?.kind === 'text' && !isTitled) ? above : undefined;

/** Whether another person writes from this line on, in a chat. */
const isOfOther = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.sender !== tokens[index - 1]?.sender;

function pairLines(tokens: readonly Token[], from: number, answers: Answers): number {
  let index = from;
  for (; index < tokens.length; index += 1) {
    const found = pairsIn(tokens[index]?.whole ?? '');
    if (found.length === 0 || isOfOther(tokens, index)) break;
    answers.push(...found);
  }
  return index;
}

/** Under a title, answers may be texts as well, and have no numbers. */
function underTitle(tokens: readonly Token[], from: number, answers: Answers): number {
  let index = from;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token || isOfOther(tokens, index)) break;
    const found =
      [cellsIn(token.whole, answers.at(-1)), pairsIn(token.whole)].find(({ length }) => length > 0) ??
      lettersIn(token.whole);
    if (isRound(token.text) && pairsIn(next?.text ?? '').length > 0) continue;
    // A question has options below it.
    if (token.endsQuestion || (next?.letter && found.length === 0)) break;
    if (token.number?.rest === '' && token.answer === undefined) {
      // `1.` is the number of the answer below it, and no answer.
      const [below, ...others] = lettersIn(next?.text ?? '');
      if (!below || others.length > 0 || next?.number) break;
      answers.push({ ...below, number: token.number.value });
      index += 1;
    } else if (found.length > 0) answers.push(...found);
    else if (token.number && token.number.rest !== '')
      answers.push({ number: token.number.value, answer: token.number.rest });
    else break;
  }
  return index;
}

/** The letters that make up a whole line, such as `A, C, B`, or none: several numbers may be pairs. */
function lettersIn(text: string): Answers {
  const letters = text.length > 5_000 ? [] : text.split(/[\s,;|/]+/).filter((letter) => letter !== '');
  const isLetter = (letter: string) => {
    const { place, text: rest } = splitName(letter);
    return place >= 0 && rest === '' && (letters.length === 1 || /\p{L}/u.test(letter));
  };
  return letters.every(isLetter) ? letters.map((answer) => ({ answer })) : [];
}
