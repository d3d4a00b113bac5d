import type { StoredFields, StoredValue } from '@console/shared/data';
import { limits, questionEntity } from '@console/shared/model';
import type { QuizPart } from './quiz-contents';

/**
 * Whether the rules let a document come back with others, as they compare only what a part keeps alone: `isQuestion()`
 * and `isResult()` in `firestore.rules`.
 */
export const hasValidForm = ({ kind, id, path, fields }: QuizPart): boolean =>
  kind === 'questions' ? isQuestion(fields, id, path.split('/').at(-3) ?? '') : isResult(fields);

function isQuestion(fields: StoredFields, id: string, quizId: string): boolean {
  const { names, fromDocument, accepts } = questionEntity;
  const known = [...names, 'question_id', 'quiz_id'];
  return (
    Object.keys(fields).every((field) => known.includes(field)) &&
    fields.question_id === id &&
    fields.quiz_id === quizId &&
    names.every((name) => typeof fields[name] === 'string') &&
    accepts(fromDocument({ id, fields }))
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
