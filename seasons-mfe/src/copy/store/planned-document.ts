import { quizFromDocument, quizToFields, type StoredFields } from '@console/shared/data';
import type { Place } from '@console/shared/history';
import { questionEntity } from '@console/shared/model';
import { canBeStored } from '../calendar';
import type { NewDocument } from './portions';
import { fieldsToCopy, settingsToCopy } from './setting-to-copy';

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
    const quiz = { ...quizFromDocument(document), status: 'Upcoming' } as const;
    return canBeStored(quiz) ? quizToFields(quiz) : undefined;
  }
  if (is === 'question' && quizId !== undefined) {
    const question = fieldsToCopy(questionEntity, document);
    return question && { ...question, quiz_id: quizId };
  }
  if (is !== 'notification' && is !== 'leaderboard') return undefined;
  const { [is]: setting } = settingsToCopy({
    ...{ notification: undefined, leaderboard: undefined, ads: undefined },
    [is]: document,
  });
  return typeof setting === 'object' ? { ...setting, season_id: seasonId } : undefined;
}
