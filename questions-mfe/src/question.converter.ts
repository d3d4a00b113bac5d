import type { StoredFields } from '@console/shared/data';
import { questionEntity, type Question } from '@console/shared/model';

/** Converts a stored document to a question; missing and malformed fields become empty. */
export const questionFromDocument = questionEntity.fromDocument;

/** All stored fields of a question. */
export const questionToFields = (quizId: string, question: Question): StoredFields => ({
  ...questionEntity.toFields(question),
  quiz_id: quizId,
});
