import { locations, textOf, type DataGateway, type QuizKey, type StoredFields } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import { QuizChanged } from '../deletion/deletion-errors';
import type { HistoryEntry } from '../entries/entry';
import { placeOf } from '../entries/place';
import { isIn, listContents, type QuizPart } from '../deletion/quiz-contents';
import { readKept } from '../deletion/restore-quiz';
import { isSameFields } from '../entries/same-value';
import type { UndoOutcome } from './undo-outcome';

/** A quiz that an action has created or brought back, as it was then. */
type CreatedQuiz = QuizKey & { readonly fields: StoredFields };

/** The quiz that the action of an entry has created or brought back; `undefined` for any other action. */
export function quizCreatedBy({ changes: [change] }: HistoryEntry): CreatedQuiz | undefined {
  const place = change && placeOf(change.path);
  if (!change?.after || change.before || place?.is !== 'quiz' || !place.quizId) return undefined;
  return { seasonId: place.seasonId, quizId: place.quizId, fields: change.after };
}

/**
 * Deletes a quiz that an action has created, as any deletion does, so that it can be brought back. Only as it was then:
 * it is refused when others have changed the quiz, or added or changed questions or results.
 */
export async function undoCreation(
  gateway: DataGateway,
  { seasonId, entryId, undoes }: HistoryEntry,
  { quizId, fields }: CreatedQuiz,
): Promise<UndoOutcome> {
  const uid = readStoredSession()?.person.uid;
  const document = await gateway.get(locations.quiz(seasonId, quizId));
  if (!document || uid === undefined) return { kind: 'undone', documents: 0, entry: { seasonId, entryId } };
  const contents = await contentsAsThen(gateway, { seasonId, quizId }, undoes);
  if (!contents || !isSameFields(document.fields, fields)) return { kind: 'refused', reason: 'quiz-used' };
  const quiz = { seasonId, quizId, title: textOf(fields, 'title'), uid };
  const exactly = { fields, contents };
  return deleteQuiz(gateway, quiz, () => undefined, { exactly, undoes: entryId }).then(
    ({ entry }) => ({ kind: 'undone', documents: entry ? 1 : 0, entry: entry ?? { seasonId, entryId } }),
    (error: unknown) => {
      if (error instanceof QuizChanged) return { kind: 'refused', reason: 'quiz-used' };
      throw error;
    },
  );
}

/**
 * What a quiz contains; `undefined` when some of it is not as the action has left it. A new quiz is empty; one that was
 * brought back has what its deletion, which the action undoes, had kept.
 */
async function contentsAsThen(
  gateway: DataGateway,
  quiz: QuizKey,
  deletionId: string | null,
): Promise<readonly QuizPart[] | undefined> {
  const parts = deletionId ? await readKept(gateway, { ...quiz, entryId: deletionId }, quiz) : [];
  const kept = parts.flatMap(({ documents }) => documents);
  const contents = await listContents(gateway, quiz, kept.length + 1);
  return contents.every(isIn(kept)) ? contents : undefined;
}
