import { locations, textOf, type DataGateway, type QuizKey, type StoredFields } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import { QuizChanged } from '../deletion/deletion-errors';
import type { DeletionProgress } from '../deletion/deletion-options';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { placeOf } from '../entries/place';
import { isIn, listContents, sumOf, type QuizPart } from '../deletion/quiz-contents';
import { readKept, restoreQuiz } from '../deletion/restore-quiz';
import { isSameFields } from '../entries/same-value';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';
import { readUnfinished, type UnfinishedDeletion } from './unfinished-deletion';

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
 * it is refused when others have changed the quiz, or added or changed questions or results. If it is interrupted, undoing the
 * action again goes on with it.
 */
export async function undoCreation(
  gateway: DataGateway,
  { seasonId, entryId, undoes, changes }: HistoryEntry,
  { quizId, fields }: CreatedQuiz,
  onProgress: OnUndoProgress,
): Promise<UndoOutcome> {
  const uid = readStoredSession()?.person.uid;
  const nothing: UndoOutcome = { kind: 'undone', documents: 0, entry: { seasonId, entryId } };
  const key = { seasonId, quizId };
  const document = await gateway.get(locations.quiz(seasonId, quizId));
  const begun = document ? undefined : await deletionBegun(gateway, key, entryId);
  if (uid === undefined || !(document || begun)) return nothing;
  const contents = await contentsAsThen(gateway, key, { undoes, changes });
  if (begun && (begun.isRestoring || !contents)) {
    const restored = await restoreQuiz(gateway, begun.entry);
    return restored.kind === 'undone' ? used : restored;
  }
  if (!contents || (document && !isSameFields(document.fields, fields))) return used;
  const quiz = { ...key, title: textOf(fields, 'title'), uid };
  // The quiz itself is one, and so is the last look at what is left, which may bring it back.
  const report = ({ total, gone, isQuizGone }: DeletionProgress) =>
    onProgress({ done: sumOf(gone) + Number(isQuizGone), total: sumOf(total) + 2, entries: [] });
  const options = { exactly: { fields, contents }, undoes: entryId, isBegun: begun !== undefined };
  return deleteQuiz(gateway, quiz, report, options).then(
    ({ entry = begun?.entry }) => (entry ? { kind: 'undone', documents: 1, entry } : nothing),
    (error: unknown) => {
      if (error instanceof QuizChanged) return used;
      throw error;
    },
  );
}

const used: UndoOutcome = { kind: 'refused', reason: 'quiz-used' };

/** The deletion by which an undo of this entry has begun, where it was interrupted. */
async function deletionBegun(
  gateway: DataGateway,
  quiz: QuizKey,
  undoes: string,
): Promise<UnfinishedDeletion | undefined> {
  const begun = await readUnfinished(gateway, quiz);
  return begun?.deletion.undoes === undoes ? begun : undefined;
}

/**
 * What a quiz contains; `undefined` when some of it is not as the action has left it. A new quiz has the questions that
 * the action has created with it; one that was brought back has what its deletion, which the action undoes, had kept.
 */
async function contentsAsThen(
  gateway: DataGateway,
  quiz: QuizKey,
  { undoes, changes }: Pick<HistoryEntry, 'undoes' | 'changes'>,
): Promise<readonly QuizPart[] | undefined> {
  const parts = undoes ? await readKept(gateway, { ...quiz, entryId: undoes }, quiz) : [];
  const kept = [...parts.flatMap(({ documents }) => documents), ...questionsCreatedIn(quiz, changes)];
  const contents = await listContents(gateway, quiz, kept.length + 1);
  return contents.every(isIn(kept)) ? contents : undefined;
}

const questionsCreatedIn = ({ quizId }: QuizKey, changes: readonly HistoryChange[]): readonly QuizPart[] =>
  changes.flatMap(({ path, before, after }) => {
    const place = placeOf(path);
    if (before || !after || place?.is !== 'question' || place.quizId !== quizId) return [];
    return [{ kind: 'questions', id: path.slice(path.lastIndexOf('/') + 1), path, fields: after }];
  });
