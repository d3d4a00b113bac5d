import { optionNames, type Question } from '../question';
import { readText } from '../read/read-text';
import { attempt } from '../read/text-readers';
import { UnreadableSource } from '../read/imported';
import { letterOfAnswer, type NamedQuiz } from './named-quiz';

/** A text for a chat, as people write such lists there: a title, then numbered questions with lettered options. */
export const writeMessages = (quizzes: readonly NamedQuiz[]): string =>
  `${quizzes.map(({ title, questions }) => [line(title), ...questions.map(messageOf)].join('\n\n')).join('\n\n')}\n`;

const line = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

const messageOf = (question: Question, index: number): string =>
  [
    `${index + 1}. ${question.text.trim()}`,
    ...question.options.map((option, place) => `${'ABCD'.charAt(place)}) ${line(option)}`),
    `Answer: ${letterOfAnswer(question)}`,
  ].join('\n');

const keyOf = (texts: readonly string[]): string => JSON.stringify(texts);

/** The questions that an import of the text would not find as they are, for instance those with an asterisk at both ends. */
export function lostInMessages(quizzes: readonly NamedQuiz[]): readonly Question[] {
  const read = attempt(() => readText(writeMessages(quizzes)));
  const rows = read instanceof UnreadableSource ? [] : read.rows;
  const found = new Set(
    rows
      .filter(({ faults, notes }) => faults.length + notes.length === 0)
      .map(({ values }) =>
        keyOf([values.question, ...optionNames.map((name) => values[name]), values.answer]),
      ),
  );
  return quizzes
    .flatMap(({ questions }) => questions)
    .filter(({ text, options, answer }) => !found.has(keyOf([text, ...options, answer])));
}
