import { splitName } from '../../../../form/option-marks';
import { valueOf } from '../../digits';
import type { Token } from './tokens';

/** The answers of several questions in one place. */
export type AnswerKey = {
  readonly start: number;
  readonly end: number;
  /** By the number of the question; `undefined` for one of a list without numbers. */
  readonly answers: readonly { readonly number?: number; readonly answer: string }[];
};

const heading =
  /^(?:the\s+)?(?:(?:correct\s+)?(?:answers?|ans)(?:\s+(?:key|sheet|list))?|key(?:\s+answers)?|solutions?|జవాబులు|సమాధానాలు|జవాబుల\s+\S+|उत्तर(?:माला|\s?कुंजी)?|விடைகள்|விடைக்குறிப்பு)\s*[:–—=-]*\s*/iu;
const pair = /\(?(\p{Nd}{1,4})\s*[-–—.):=>→\s]*\s*[([]?(\p{L}\p{M}*)[)\].]?(?=$|[\s,;|/])[\s,;|/]*/uy;
const pairOfNumbers = /\(?(\p{Nd}{1,4})\s*[-–—:=>→]\s*[([]?([1-4౧-౪१-४௧-௪])[)\].]?(?=$|[\s,;|/])[\s,;|/]*/uy;

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
  const text = tokens[start]?.text ?? '';
  if (text.length > 5_000) return undefined;
  const [title] = heading.exec(text) ?? [];
  const rest = title === undefined ? text : text.slice(title.length);
  const isTitled = title !== undefined && (rest === '' || pairsIn(rest).length > 0);
  const read = isTitled ? underTitle : pairLines;
  const answers = rest === '' ? [] : pairsIn(rest);
  if (!isTitled && answers.length === 0) return undefined;
  const end = read(tokens, start + 1, answers);
  // `Answer: 2) B` is an answer.
  const isKey = isTitled && tokens[start]?.kind !== 'answer';
  return answers.length >= 2 || (isKey && answers.length > 0) ? { start, end, answers } : undefined;
}

type Answers = { number?: number; answer: string }[];

function pairLines(tokens: readonly Token[], from: number, answers: Answers): number {
  let index = from;
  for (; index < tokens.length; index += 1) {
    const found = pairsIn(tokens[index]?.text ?? '');
    if (found.length === 0) break;
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
    if (!token) break;
    const found = pairsIn(token.text);
    // A question has options below it.
    if (token.endsQuestion || (next?.letter && found.length === 0)) break;
    if (found.length > 0) answers.push(...found);
    else if (token.number && token.number.rest !== '')
      answers.push({ number: token.number.value, answer: token.number.rest });
    else if (isLetter(token.text)) answers.push({ answer: token.text });
    else break;
  }
  return index;
}

function isLetter(text: string): boolean {
  const { place, text: rest } = splitName(text);
  return place >= 0 && rest === '';
}

/** The pairs that make up a whole line, or none. */
function pairsIn(text: string): Answers {
  if (text.length > 5_000) return [];
  const found: Answers = [];
  for (let at = 0; at < text.length;) {
    pair.lastIndex = at;
    pairOfNumbers.lastIndex = at;
    const match = pair.exec(text) ?? pairOfNumbers.exec(text);
    const [whole, number = '', answer = ''] = match ?? [];
    if (!whole || splitName(answer).place < 0) return [];
    found.push({ number: valueOf(number), answer });
    at += whole.length;
  }
  return found;
}
