import { alike } from '../form/answer-line';
import { splitName } from '../form/option-marks';
import type { AmbiguousNumbers, CountFrom, RowFault } from './imported';
import { valueOf } from './digits';
import type { RawQuestion } from './to-row';

type Numbered = {
  readonly question: RawQuestion;
  readonly value: number;
  /** The number of the last option when they count from 1. */
  readonly count: number;
  /** The option that has the number as its text, where the answer could mean that as well. */
  readonly text: string | undefined;
};

/**
 * Reads numbers as answers, such as 2, for the whole source. A 0 proves that they count from 0, the number of the last option
 * that they count from 1. Where neither occurs the person is asked, unless the source numbers its options itself or has
 * letters as well; where both occur the numbers mean nothing. A number that is the text of one option and the place of
 * another is unclear.
 */
export function readNumbers(
  questions: readonly RawQuestion[],
  chosen: CountFrom | undefined,
): { questions: readonly RawQuestion[]; ambiguousNumbers?: AmbiguousNumbers } {
  const numbered = questions.flatMap((question) => numberedOf(question) ?? []);
  const places = numbered.filter(({ text }) => text === undefined);
  const hasZero = places.some(({ value }) => value === 0);
  const hasLast = places.some(({ value, count }) => value === count);
  const isMixed = questions.some((question) => isNamed(question) && !numberedOf(question));
  const isKnown = questions.some(isLetter) || numbered.every(({ question }) => question.numbers !== 'ask');
  if (hasZero && (hasLast || isMixed)) return { questions: replaced(questions, numbered, unclear) };
  if (hasZero) return { questions: replaced(questions, numbered, fromZero) };
  if (hasLast || isKnown) return { questions };
  const first =
    places.find(({ question: { options }, value }) => options[value] && options[value - 1]) ?? places[0];
  const read =
    chosen === 1
      ? { questions }
      : { questions: replaced(questions, numbered, chosen === 0 ? fromZero : ambiguous) };
  if (!first) return read;
  const choice = chosen === undefined ? {} : { chosen };
  return { ...read, ambiguousNumbers: { ...example(first), count: places.length, ...choice } };
}

const bareNumber = /^[([]?(\p{Nd}{1,2})[)\].]?$/u;

/** A question whose answer is a number that can be a place. */
function numberedOf(question: RawQuestion): Numbered | undefined {
  const { answer, options, notation } = question;
  const digits = typeof answer === 'string' ? bareNumber.exec(answer.trim())?.[1] : undefined;
  if (typeof answer !== 'string' || digits === undefined) return undefined;
  const text = notation === 'place' ? undefined : options.find((option) => alike(option) === alike(answer));
  if (notation === 'text' && text !== undefined) return undefined;
  const value = valueOf(digits);
  // An option may be missing among four.
  const filled = options.findLastIndex((option) => option.trim() !== '') + 1;
  const count = Math.max(filled, Math.min(options.length, 4));
  return value > count ? undefined : { question, value, count, text };
}

const isNamed = ({ answer }: RawQuestion): boolean => typeof answer === 'string' && answer.trim() !== '';

/** Whether the answer is the letter of an option, or a number in words: people who write these count from 1. */
function isLetter({ answer, options }: RawQuestion): boolean {
  if (typeof answer !== 'string' || /\p{Nd}/u.test(answer)) return false;
  const { place } = splitName(answer.trim());
  return place >= 0 && place < options.length && !options.some((option) => alike(option) === alike(answer));
}

function replaced(
  questions: readonly RawQuestion[],
  numbered: readonly Numbered[],
  read: (numbered: Numbered) => RawQuestion,
): readonly RawQuestion[] {
  const byQuestion = new Map(numbered.map((each) => [each.question, each]));
  return questions.map((question) => {
    const found = byQuestion.get(question);
    return found ? read(found) : question;
  });
}

const withFault = (question: RawQuestion, fault: RowFault): RawQuestion => ({
  ...question,
  answer: '',
  faults: [...(question.faults ?? []), fault],
});

const unclear = ({ question, value }: Numbered): RawQuestion =>
  withFault(question, { kind: 'unclear-answer', text: `${value}` });

function fromZero(numbered: Numbered): RawQuestion {
  const { question, value, text } = numbered;
  const isOther = text !== undefined && text !== question.options[value];
  return isOther ? unclear(numbered) : { ...question, answer: { place: value } };
}

/** The choice of the person is about places. */
function ambiguous(numbered: Numbered): RawQuestion {
  const { question, value, text } = numbered;
  return text === undefined
    ? withFault(question, { kind: 'ambiguous-number', number: value })
    : unclear(numbered);
}

const example = ({ question: { place, question, options }, value }: Numbered) => ({
  ...{ place, question, number: value },
  fromZero: options[value] ?? '',
  fromOne: options[value - 1] ?? '',
});
