import type { StoredFields } from '@console/shared/data';
import type { Place } from '@console/shared/history';
import { leaderboardEntity, questionEntity, quizEntity, topNotificationEntity } from '@console/shared/model';
import { fieldsOfQuiz, quizOf } from './every-field';
import type { NewDocument } from './new-document';
import { fieldsToCopy } from './setting-to-copy';

/**
 * A document of a stored plan as a copy stores it. `undefined` where the database would refuse it: a plan that was tampered
 * with must not stop a copy.
 */
export function plannedDocument(planned: NewDocument, place: Place): NewDocument | undefined {
  const fields = fieldsOf(planned, place);
  return fields && { path: planned.path, fields };
}

function fieldsOf({ path, fields }: NewDocument, place: Place): StoredFields | undefined {
  const { is, seasonId, quizId } = place;
  const document = { id: path.slice(path.lastIndexOf('/') + 1), path, fields };
  if (is === 'quiz') {
    const quiz = { ...quizOf(document), status: 'Upcoming' } as const;
    return quizEntity.accepts(quiz) ? fieldsOfQuiz(quiz) : undefined;
  }
  if (is === 'question' && quizId !== undefined) {
    const question = fieldsToCopy(questionEntity, document);
    return question && { ...question, quiz_id: quizId };
  }
  const setting =
    (is === 'notification' && fieldsToCopy(topNotificationEntity, document)) ||
    (is === 'leaderboard' && fieldsToCopy(leaderboardEntity, document));
  return setting ? { ...setting, season_id: seasonId } : undefined;
}
