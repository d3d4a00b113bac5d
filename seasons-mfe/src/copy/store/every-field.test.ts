import type * as Data from '@console/shared/data';
import { quizFields } from '@console/shared/testing';
import { fieldsOfQuiz, quizOf } from './every-field';

// A shell of another release: it knows the field `prize`, and not `language`.
jest.mock('@console/shared/data', () => {
  const data = jest.requireActual<typeof Data>('@console/shared/data');
  return {
    ...data,
    quizFromDocument(document: Data.StoredDocument) {
      const { language: _, ...known } = data.quizFromDocument(document);
      return { ...known, prize: document.fields.prize };
    },
    quizToFields(quiz: ReturnType<typeof data.quizFromDocument>) {
      const { language: _, ...known } = data.quizToFields(quiz);
      const prize: unknown = Reflect.get(quiz, 'prize');
      return { ...known, prize };
    },
  };
});

it('copies the fields of a quiz that the shell knows, and those that this module knows', () => {
  const fields = quizFields({ prize: 'A Bible' });
  const quiz = quizOf({ id: 'Q1', path: 'seasons/S1/quizzes/Q1', fields });
  expect(fieldsOfQuiz(quiz)).toEqual(fields);
});
