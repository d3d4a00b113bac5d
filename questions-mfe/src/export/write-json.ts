import type { NamedQuiz } from './named-quiz';

/** The console's own format: nothing is escaped, and the answer is the text of an option, as it is stored. */
export const writeJson = (quizzes: readonly NamedQuiz[]): string =>
  `${JSON.stringify({ format: 'bible-quiz-questions', version: 1, quizzes: quizzes.map(quizOf) }, null, 2)}\n`;

const quizOf = ({ title, questions }: NamedQuiz) => ({
  title,
  questions: questions.map(({ id, text, options, answer }) => ({
    question_id: id,
    question: text,
    options,
    answer,
  })),
});
