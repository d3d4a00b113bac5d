import { locations, textOf, type DataGateway, type QuizKey, type StoredFields } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import type { HistoryEntry } from '../entries/entry';
import { placeOf } from '../entries/place';
import { countContents } from '../deletion/quiz-contents';
import { isSameFields } from '../entries/same-value';
import type { UndoOutcome } from './undo';

/** A quiz that an action has created or brought back, as it was then. */
type CreatedQuiz = QuizKey & { readonly fields: StoredFields };

/** The quiz that the action of an entry has created or brought back; `undefined` for any other action. */
export function quizCreatedBy({ changes: [change] }: HistoryEntry): CreatedQuiz | undefined {
  const place = change && placeOf(change.path);
  if (!change?.after || change.before || place?.is !== 'quiz' || !place.quizId) return undefined;
  return { seasonId: place.seasonId, quizId: place.quizId, fields: change.after };
}

/**
 * Deletes a quiz that an action has created, as any deletion does, so that it can be brought back. Only as it was
 * created: what others have changed or added since is not deleted unseen. One that was brought back has contents.
 */
export async function undoCreation(
  gateway: DataGateway,
  { seasonId, entryId, undoes }: HistoryEntry,
  { quizId, fields }: CreatedQuiz,
): Promise<UndoOutcome> {
  const uid = readStoredSession()?.person.uid;
  const document = await gateway.get(locations.quiz(seasonId, quizId));
  if (!document || uid === undefined) return { kind: 'undone', documents: 0, entry: { seasonId, entryId } };
  const contents = await countContents(gateway, { seasonId, quizId });
  const isEmpty = contents.questions + contents.results === 0;
  if (!isSameFields(document.fields, fields) || !(isEmpty || undoes))
    return { kind: 'refused', reason: 'quiz-used' };
  const quiz = { seasonId, quizId, title: textOf(fields, 'title'), uid };
  const { entry } = await deleteQuiz(gateway, quiz, () => undefined, { undoes: entryId });
  return { kind: 'undone', documents: entry ? 1 : 0, entry: entry ?? { seasonId, entryId } };
}
