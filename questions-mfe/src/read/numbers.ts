import { alike } from '../form/answer-line';
import type { AmbiguousNumbers, CountFrom, RowFault } from './imported';
import { valueOf } from './digits';
import type { RawQuestion } from './to-row';

type Numbered = { readonly question: RawQuestion; readonly value: number; readonly count: number };

/**
 * Reads numbers as answers, such as 2, for the whole source. A 0 proves that they count from 0, the number of options that
 * they count from 1. Where neither occurs the person is asked, unless the source numbers its options itself or has letters
 * as well; where both occur the numbers mean nothing.
 */
export function readNumbers(
  questions: readonly RawQuestion[],
  chosen: CountFrom | undefined,
): { questions: readonly RawQuestion[]; ambiguousNumbers?: AmbiguousNumbers } {
  const numbered = questions.flatMap((question) => numberedOf(question) ?? []);
  const [first] = numbered;
  if (!first) return { questions };
  const hasZero = numbered.some(({ value }) => value === 0);
  const hasLast = numbered.some(({ value, count }) => value === count);
  const isMixed = questions.some((question) => isNamed(question) && !numberedOf(question));
  const isKnown = isMixed || numbered.every(({ question }) => question.numbers !== 'ask');
  if (hasZero && (hasLast || isMixed)) return { questions: replaced(questions, numbered, unclear) };
  if (hasZero) return { questions: replaced(questions, numbered, fromZero) };
  if (hasLast || isKnown) return { questions };
  const choice = chosen === undefined ? {} : { chosen };
  return {
    questions: chosen === 1 ? questions : replaced(questions, numbered, chosen === 0 ? fromZero : ambiguous),
    ambiguousNumbers: { ...example(first), count: numbered.length, ...choice },
  };
}

const bareNumber = /^[([]?(\p{Nd}{1,2})[)\].]?$/u;

/** A question whose answer is a number, and not the text of an option. */
function numberedOf(question: RawQuestion): Numbered | undefined {
  const { answer, options, notation } = question;
  const digits = typeof answer === 'string' ? bareNumber.exec(answer.trim())?.[1] : undefined;
  if (typeof answer !== 'string' || digits === undefined) return undefined;
  const isText = notation !== 'place' && options.some((option) => alike(option) === alike(answer));
  if (isText) return undefined;
  const value = valueOf(digits);
  const count = options.filter((option) => option.trim() !== '').length;
  return value > count ? undefined : { question, value, count };
}

const isNamed = ({ answer }: RawQuestion): boolean => typeof answer === 'string' && answer.trim() !== '';

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

const fromZero = ({ question, value }: Numbered): RawQuestion => ({ ...question, answer: { place: value } });

const withFault = (question: RawQuestion, fault: RowFault): RawQuestion => ({
  ...question,
  answer: '',
  faults: [...(question.faults ?? []), fault],
});

const ambiguous = ({ question, value }: Numbered): RawQuestion =>
  withFault(question, { kind: 'ambiguous-number', number: value });

const unclear = ({ question, value }: Numbered): RawQuestion =>
  withFault(question, { kind: 'unclear-answer', text: `${value}` });

const example = ({ question: { place, question, options }, value }: Numbered) => ({
  ...{ place, question, number: value },
  fromZero: options[value] ?? '',
  fromOne: options[value - 1] ?? '',
});
