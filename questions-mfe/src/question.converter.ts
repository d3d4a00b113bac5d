import { textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import type { Question } from './question';

/** Converts a stored document to a question; missing and malformed fields become empty. */
export const questionFromDocument = ({ id, fields }: StoredDocument): Question => ({
  id,
  text: textOf(fields, 'question'),
  options: [
    textOf(fields, 'option_1'),
    textOf(fields, 'option_2'),
    textOf(fields, 'option_3'),
    textOf(fields, 'option_4'),
  ],
  answer: textOf(fields, 'answer'),
});

/** Returns all stored fields of a question. */
export const questionToFields = (quizId: string, { id, text, options, answer }: Question): StoredFields => ({
  question_id: id,
  question: text,
  option_1: options[0],
  option_2: options[1],
  option_3: options[2],
  option_4: options[3],
  answer,
  quiz_id: quizId,
});
