import {
  locations,
  newId,
  textOf,
  type DataGateway,
  type QuizKey,
  type StoredFields,
} from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import { QuizChanged } from '../deletion/deletion-errors';
import { markerFrom, markerPath } from '../deletion/deletion-marker';
import { eachOf } from '../deletion/each-of';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { partToFields, subjectsOf } from '../entries/entry.converter';
import { inOneEntry } from '../entries/in-one-entry';
import { placeOf } from '../entries/place';
import { inPortions } from '../entries/portions';
import { countContents } from '../deletion/quiz-contents';
import { quizDeletedBy, readKept, restoreQuiz } from '../deletion/restore-quiz';
import { isSameFields } from '../entries/same-value';
import type { WholeEntry } from './undo';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';
import { readUnfinished, type UnfinishedDeletion } from './unfinished-deletion';

/** A quiz that an action has created or deleted with others, with its fields then. */
type SeriesQuiz = QuizKey & { readonly fields: StoredFields; readonly change: HistoryChange };

/** The quizzes of an action of several transactions that has only created quizzes, more than one. */
export const seriesCreatedBy = (entry: WholeEntry): readonly SeriesQuiz[] | undefined =>
  entry.changes.length > 1
    ? seriesIn(entry, ({ before, after }) => (before === null ? after : null))
    : undefined;

/**
 * The quizzes that undoing the creation of a series has deleted, or one where no other was left. Each has a deletion of its
 * own, unlike the one quiz of a deletion.
 */
export const seriesDeletedBy = (entry: WholeEntry): readonly SeriesQuiz[] | undefined =>
  seriesIn(entry, ({ before, after }) => (after === null ? before : null));

function seriesIn(
  { changes, hasParts, deletedQuiz }: WholeEntry,
  fieldsOf: (change: HistoryChange) => StoredFields | null,
): readonly SeriesQuiz[] | undefined {
  if (!hasParts || deletedQuiz || changes.length === 0) return undefined;
  const quizzes = changes.flatMap((change) => {
    const [place, fields] = [placeOf(change.path), fieldsOf(change)];
    return place?.is === 'quiz' && place.quizId !== undefined && fields
      ? { seasonId: place.seasonId, quizId: place.quizId, fields, change }
      : [];
  });
  return quizzes.length === changes.length ? quizzes : undefined;
}

/**
 * Deletes the quizzes that an action has created, as any deletion does, so that they can be brought back. None is deleted
 * where somebody has changed or filled one since. Deletions that an earlier attempt has begun are ended in any case: where
 * somebody has filled the quiz, by bringing it back.
 */
export async function undoSeries(
  gateway: DataGateway,
  entry: HistoryEntry,
  quizzes: readonly SeriesQuiz[],
  onProgress: OnUndoProgress,
): Promise<UndoOutcome> {
  const uid = readStoredSession()?.person.uid;
  const states = new Map(
    await eachOf(quizzes, async (quiz) => [quiz, await stateOf(gateway, quiz)] as const),
  );
  const isRefused = [...states.values()].includes('used');
  const due = quizzes.filter((quiz) => {
    const state = states.get(quiz);
    return typeof state === 'object' || (state === 'there' && !isRefused);
  });
  if (isRefused && due.length === 0) return used;
  if (uid === undefined) return nothingUndone(entry);
  const gone = [...states.values()].filter((state) => state === 'gone').length;
  const action = { entry, quizzes: due, gone, total: quizzes.length, onProgress };
  const outcome = await asOneAction(gateway, action, async (quiz, count) => {
    const { seasonId, quizId, fields } = quiz;
    const state = states.get(quiz);
    const begun = typeof state === 'object' ? state : undefined;
    const restored = begun?.isRestoring ? await restoreQuiz(gateway, begun.entry) : undefined;
    if (restored && restored.kind !== 'undone') return restored;
    const options = { exactly: { fields, contents: [] }, isBegun: begun !== undefined && !restored };
    const leaving = { seasonId, quizId, title: textOf(fields, 'title'), uid };
    try {
      await deleteQuiz(gateway, leaving, ({ isQuizGone }) => count(isQuizGone), options);
      return undefined;
    } catch (error) {
      if (error instanceof QuizChanged) return used;
      throw error;
    }
  });
  return isRefused && outcome.kind === 'undone' ? used : outcome;
}

const used: UndoOutcome = { kind: 'refused', reason: 'series-used' };

/** Whether somebody has changed or filled one of the quizzes that an action has created. */
export const isUsed = async (gateway: DataGateway, quizzes: readonly SeriesQuiz[]): Promise<boolean> =>
  (await eachOf(quizzes, (quiz) => stateOf(gateway, quiz))).includes('used');

/** Only empty quizzes are created as a series, and brought back as one: contents are those of others. */
async function stateOf(
  gateway: DataGateway,
  quiz: SeriesQuiz,
): Promise<'gone' | 'there' | 'used' | UnfinishedDeletion> {
  const { seasonId, quizId, fields } = quiz;
  const document = await gateway.get(locations.quiz(seasonId, quizId));
  if (!document) return (await deletionBegun(gateway, quiz)) ?? 'gone';
  if (!isSameFields(document.fields, fields)) return 'used';
  const { questions, results } = await countContents(gateway, { seasonId, quizId });
  return questions + results === 0 ? 'there' : 'used';
}

/**
 * The unfinished deletion of a quiz that was as the action has created it, as an undo leaves it. One that has kept contents is
 * another person's, who was asked about them.
 */
async function deletionBegun(
  gateway: DataGateway,
  quiz: SeriesQuiz,
): Promise<UnfinishedDeletion | undefined> {
  const begun = await readUnfinished(gateway, quiz);
  const fields = begun && quizDeletedBy(begun.deletion)?.fields;
  if (!fields || !isSameFields(fields, quiz.fields)) return undefined;
  const kept = await readKept(gateway, begun.entry, quiz);
  return kept.every(({ documents }) => documents.length === 0) ? begun : undefined;
}

/** Brings the quizzes back that undoing their creation has deleted. */
export const restoreSeries = (
  gateway: DataGateway,
  entry: HistoryEntry,
  quizzes: readonly SeriesQuiz[],
  onProgress: OnUndoProgress,
): Promise<UndoOutcome> =>
  asOneAction(gateway, { entry, quizzes, total: quizzes.length, onProgress }, async (quiz) => {
    const document = await gateway.get(markerPath(quiz));
    const { entryId } = markerFrom(document?.fields ?? {});
    if (entryId === '') return undefined;
    const outcome = await restoreQuiz(gateway, { seasonId: quiz.seasonId, entryId });
    return outcome.kind === 'undone' ? undefined : outcome;
  });

type Action = {
  readonly entry: HistoryEntry;
  readonly quizzes: readonly SeriesQuiz[];
  /** How many of the entry's quizzes need no work. */
  readonly gone?: number;
  readonly total: number;
  readonly onProgress: OnUndoProgress;
};

/**
 * Does this with each quiz as one entry, which says of each the opposite of what the undone entry says, and so can be
 * undone as well. Each deletion and each restoration also has an entry of its own, as the rules require. If it is cut
 * short, undoing the action again does the rest. Where the work is refused, its entry stays open. Work may count a quiz
 * before it ends, and take that back.
 */
async function asOneAction(
  gateway: DataGateway,
  { entry, quizzes, gone = 0, total, onProgress }: Action,
  work: (quiz: SeriesQuiz, count: (isDone: boolean) => void) => Promise<UndoOutcome | undefined>,
): Promise<UndoOutcome> {
  if (quizzes.length === 0) return nothingUndone(entry);
  const { seasonId, entryId } = entry;
  const changes = quizzes.map(({ change }) => change);
  const action = { seasonId, entryId: newId(), kind: 'undone', about: subjectsOf(changes), undoes: entryId };
  const workOnEach = async () => {
    for (const some of inPortions(changes)) {
      const part = locations.historyPart(seasonId, action.entryId, newId());
      await gateway.transact(async (transaction) => {
        // It is there where the answer to an attempt was lost.
        if (!(await transaction.get(part))) await transaction.merge(part, partToFields(some.map(opposite)));
      });
    }
    const done = new Set<SeriesQuiz>();
    const report = () =>
      onProgress({
        done: gone + done.size,
        total,
        entries: done.size > 0 ? [{ seasonId, entryId: action.entryId }] : [],
      });
    report();
    const outcomes = await eachOf(quizzes, async (quiz) => {
      const count = (isDone: boolean) => {
        if (done.has(quiz) === isDone) return;
        if (isDone) done.add(quiz);
        else done.delete(quiz);
        report();
      };
      const refused = await work(quiz, count);
      if (!refused) count(true);
      return refused;
    });
    return outcomes.find((outcome) => outcome !== undefined);
  };
  const isDone = (refused: UndoOutcome | undefined) => refused === undefined;
  const { result, entry: undone } = await inOneEntry(gateway, action, workOnEach, { isDone });
  return result ?? { kind: 'undone', documents: quizzes.length, entry: undone };
}

const opposite = ({ before, after, ...change }: HistoryChange): HistoryChange => ({
  ...change,
  before: after,
  after: before,
});

const nothingUndone = ({ seasonId, entryId }: HistoryEntry): UndoOutcome => ({
  kind: 'undone',
  documents: 0,
  entry: { seasonId, entryId },
});
