import type { StoredDocument, StoredFields } from '../../gateway/gateway';
import { integerOf, momentOf, storedMoment, textOf, type Quiz } from '@console/shared/model';

/** Converts a stored quiz; missing and malformed fields read as empty. */
export const quizFromDocument = ({ id, fields }: StoredDocument): Quiz => ({
  id,
  title: textOf(fields, 'title'),
  description: textOf(fields, 'description'),
  duration: integerOf(fields, 'duration'),
  language: textOf(fields, 'language'),
  start: momentOf(fields, 'start'),
  end: momentOf(fields, 'end'),
  status: textOf(fields, 'status'),
});

/** A quiz with all of its stored fields. */
export const quizToFields = (quiz: Quiz): StoredFields => ({
  quiz_id: quiz.id,
  title: quiz.title,
  description: quiz.description,
  duration: quiz.duration,
  language: quiz.language,
  start: storedMoment(quiz.start),
  end: storedMoment(quiz.end),
  status: quiz.status,
});
