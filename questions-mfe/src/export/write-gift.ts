import type { Question } from '../question';
import type { NamedQuiz } from './named-quiz';

/** What GIFT gives a meaning: https://docs.moodle.org/en/GIFT_format */
const escaped = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, (char) => `\\${char}`).replace(/\r\n|[\n\r]/g, '\\n');

/** An id that a comment can hold. */
const plainId = /^[\w-]+$/;

/** Questions in Moodle's GIFT; each quiz is a category, and a comment has the id of a question. */
export const writeGift = (quizzes: readonly NamedQuiz[]): string =>
  quizzes
    .map(({ title, questions }) => [category(title), ...questions.map(giftOf)].join('\n\n'))
    .join('\n\n') + '\n';

const category = (title: string): string => `$CATEGORY: ${title.replace(/\s+/g, ' ').replaceAll('/', '//')}`;

/** Texts are plain: without their format, Moodle reads tags in them, and `%50%` as a weight. */
function giftOf(question: Question): string {
  const { id, text, options, answer } = question;
  const correct = options.indexOf(answer);
  return [
    ...(plainId.test(id) ? [`// [id:${id}]`] : []),
    `[plain]${escaped(text)} {`,
    ...options.map((option, index) => `  ${index === correct ? '=' : '~'}[plain]${escaped(option)}`),
    '}',
  ].join('\n');
}
