import { splitName } from '../../../form/option-marks';
import { valueOf } from '../../digits';

/*
 * Numbers of questions with their answers, such as `1-b 2-c`.
 */

export type Answers = { number?: number; answer: string }[];

/** A round, before the pairs of its questions. */
const roundWord = '(?:round|section|part|set|రౌండ్|భాగము?|విభాగము?|राउंड|भाग|खंड|பகுதி|சுற்று)\\s*[-:#.]?\\s*';
const roundNumber = '(\\p{Nd}{1,2}|[ivx]{1,4}|one|two|three|four|five|six)';
const round = new RegExp(`${roundWord}${roundNumber}(?:\\s*[:.–—-]+)?(?:\\s+|$)`, 'iuy');
const roundName = new RegExp(`(?<!\\p{L})${roundWord}${roundNumber}(?![\\p{L}\\p{M}\\p{Nd}])`, 'giu');
const pair =
  /\(?(?:[Qq](?:uestion)?\.?\s*)?(\p{Nd}{1,4})\s*[-–—.):=>→\s]*\s*[([]?(\p{L}\p{M}*)[)\].]?(?=$|[\s,;|/])[\s,;|/]*/uy;
const pairOfNumbers = /\(?(\p{Nd}{1,4})\s*[-–—:=>→]\s*[([]?([1-4౧-౪१-४௧-௪])[)\].]?(?=$|[\s,;|/])[\s,;|/]*/uy;

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
const words = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The numbers of the rounds that a line names. */
export const roundsIn = (text: string): number[] =>
  [...text.slice(0, 5_000).matchAll(roundName)].map(([, name = '']) => {
    const number = name.toLowerCase();
    return Math.max(romans.indexOf(number), words.indexOf(number)) + 1 || valueOf(number);
  });

/** Whether a line is the name of a round. */
export const isRound = (text: string): boolean =>
  text.length < 100 && roundAt(text, 0) === text.length && text !== '';

/** Where a round ends that is named at this place, or the place. */
function roundAt(text: string, at: number): number {
  round.lastIndex = at;
  return at + (round.exec(text)?.[0].length ?? 0);
}

/** The pairs that make up a whole line, perhaps with the names of rounds between them, or none. */
export function pairsIn(text: string): Answers {
  if (text.length > 5_000) return [];
  const found: Answers = [];
  for (let at = roundAt(text, 0); at < text.length; at = roundAt(text, at)) {
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

/**
 * A number with the number of an option in the next cell, as in `1⇥3`, under a title. Where it does not count on from the
 * answer before, its cells are no pair: then the answer has no number.
 */
export function cellsIn(text: string, before: Answers[number] | undefined): Answers {
  const [, name, answer] = (text.length > 100 ? null : cells.exec(text)) ?? [];
  if (name === undefined || answer === undefined) return [];
  const number = valueOf(name);
  const isNext = before === undefined || before.number === number - 1;
  return [isNext ? { number, answer } : { answer }];
}
const cells = /^(?:q(?:uestion)?\.?\s*)?\(?(\p{Nd}{1,4})[.)]*\s*\t\s*[([]?([1-4౧-౪१-४௧-௪])[)\].]*$/iu;
