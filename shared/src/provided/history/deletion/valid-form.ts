import { textOf, type StoredFields, type StoredValue } from '@console/shared/data';
import { limits } from '@console/shared/model';
import type { QuizPart } from './quiz-contents';

const longest: Readonly<Record<string, number>> = {
  question: limits.question,
  option_1: limits.option,
  option_2: limits.option,
  option_3: limits.option,
  option_4: limits.option,
};
const options = ['option_1', 'option_2', 'option_3', 'option_4'];

/**
 * Whether the rules let a document come back with others, as they compare only what a part keeps alone: `isQuestion()`
 * and `isResult()` in `firestore.rules`.
 */
export const hasValidForm = ({ kind, id, path, fields }: QuizPart): boolean =>
  kind === 'questions' ? isQuestion(fields, id, path.split('/').at(-3) ?? '') : isResult(fields);

function isQuestion(fields: StoredFields, id: string, quizId: string): boolean {
  const known = [...Object.keys(longest), 'question_id', 'quiz_id', 'answer'];
  return (
    Object.keys(fields).every((field) => known.includes(field)) &&
    fields.question_id === id &&
    fields.quiz_id === quizId &&
    Object.entries(longest).every(([field, most]) => isText(fields[field], most) && fields[field] !== '') &&
    options.some((option) => textOf(fields, option) === fields.answer)
  );
}

const isResult = ({ uid = '', name = '', score = 0, time_taken = 0, ...others }: StoredFields): boolean =>
  Object.keys(others).length <= 496 &&
  isText(uid, limits.name) &&
  isText(name, limits.name) &&
  typeof score === 'number' &&
  typeof time_taken === 'number';

const isText = (value: StoredValue | undefined, most: number): boolean =>
  typeof value === 'string' && value.length <= most;
