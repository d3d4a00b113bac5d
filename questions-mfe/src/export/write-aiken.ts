import { readLines } from '../read/text/read-lines';
import { toRow } from '../read/to-row';
import type { Question } from '../question';
import { letterOfAnswer, type NamedQuiz } from './named-quiz';

/** Moodle's Aiken format: https://docs.moodle.org/en/Aiken_format. It has no ids and no line breaks. */
export const writeAiken = (quizzes: readonly NamedQuiz[]): string =>
  quizzes.flatMap(({ questions }) => questions.map(aikenOf)).join('\n');

const line = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

const aikenOf = (question: Question): string =>
  [
    line(question.text),
    ...question.options.map((option, index) => `${'ABCD'.charAt(index)}. ${line(option)}`),
    `ANSWER: ${letterOfAnswer(question)}`,
    '',
  ].join('\n');

/** Whether Aiken can hold a question: read again, it is the same. */
export function fitsAiken(question: Question): boolean {
  // Moodle takes such a line for an option or an answer.
  if (/^(?:ANSWER:|[A-Z][.)])/.test(question.text)) return false;
  const { questions } = readLines(aikenOf(question));
  const [raw] = questions;
  if (!raw || questions.length > 1) return false;
  const { values, faults } = toRow(raw);
  const { question: text, option1, option2, option3, option4, answer } = values;
  const isSame = [question.text, ...question.options, question.answer].every(
    (each, index) => each === [text, option1, option2, option3, option4, answer][index],
  );
  return isSame && faults.length === 0;
}
