import { runEach, type ManyChanges } from '@console/shared/actions';
import {
  asDataError,
  changedFields,
  editDocument,
  liveList,
  liveQuery,
  locations,
  quizFromDocument,
  undoEntries,
  type DataError,
  type DataGateway,
  type Decide,
  type NewDocument,
  type QuizKey,
  type RecordedAction,
} from '@console/shared/data';
import { statusChange } from '@console/shared/lists';
import { quizEntity, quizSubject, type Quiz } from '@console/shared/model';
import { keepCount } from './list/last-counts';

/** Subscribes to the quizzes of a season, the latest start first. */
export const useQuizzesQuery = liveList('quizzes', (seasonId: string) => ({
  query: { collection: locations.quizzes(seasonId) },
  fromDocument: quizFromDocument,
  order: newestFirst,
  latestBy: 'start',
}));

const titles = new Intl.Collator();

/** A quiz without a start sorts last. */
function newestFirst(a: Quiz, b: Quiz): number {
  const [later, earlier] = [b.start ?? -Infinity, a.start ?? -Infinity];
  return later === earlier ? titles.compare(a.title, b.title) : later > earlier ? 1 : -1;
}

/** Whether two versions of a quiz have the same content. */
export const isSameQuiz = (a: Quiz, b: Quiz): boolean =>
  Object.keys(changedFields(quizEntity.toFields(a), quizEntity.toFields(b))).length === 0;

/** Stores a new quiz. */
export const createQuiz = (
  gateway: DataGateway,
  document: NewDocument,
  seasonId: string,
  quiz: Quiz,
): Promise<void> => document.store(gateway, locations.quiz(seasonId, document.id), quizEntity.toFields(quiz));

/** Stores what `decide` returns for the stored quiz. */
export const editQuiz = <Outcome>(
  gateway: DataGateway,
  { seasonId, quizId }: QuizKey,
  decide: Decide<Quiz, Outcome>,
  action?: RecordedAction,
): Promise<Outcome> =>
  editDocument(gateway, {
    path: locations.quiz(seasonId, quizId),
    // Its own definition, not that of the shell, whose release may lack a field of this one.
    fromDocument: quizEntity.fromDocument,
    toFields: quizEntity.toFields,
    ids: { quiz_id: quizId },
    decide,
    ...(action && { action }),
  });

/**
 * Stores the status of a quiz that was shown as `seen`.
 * @throws DataError `conflict` when another person has set another one; `missing` when the quiz was deleted.
 */
export const setQuizStatus = (
  gateway: DataGateway,
  seasonId: string,
  seen: Quiz,
  status: string,
  action?: RecordedAction,
): Promise<void> =>
  editQuiz(gateway, { seasonId, quizId: seen.id }, statusChange(seen.status, status), action);

/**
 * Stores statuses of several quizzes of a season as one action; those that fail stop no other. Once somebody has ended the
 * action, the rest fails.
 */
export const setQuizStatuses = async (
  gateway: DataGateway,
  seasonId: string,
  statuses: ReadonlyMap<Quiz, string>,
  onProgress: (done: number) => void,
): Promise<ManyChanges<Quiz>> => {
  const { endedOr, inOneEntry, requireSent } = await import('@console/shared/history');
  await requireSent(seasonId);
  const quizzes = [...statuses.keys()];
  const action = {
    seasonId,
    kind: 'quizzes_changed',
    about: quizzes.map(({ id }) => quizSubject(id)),
    total: quizzes.length,
  };
  let ended: DataError | undefined;
  const set = async (quiz: Quiz, part: RecordedAction) => {
    if (ended) throw ended;
    try {
      await setQuizStatus(gateway, seasonId, quiz, statuses.get(quiz) ?? quiz.status, part);
    } catch (error) {
      const reason = part.entry ? await endedOr(gateway, part.entry, error) : error;
      if (asDataError(reason).kind === 'ended') ended = asDataError(reason);
      throw reason;
    }
  };
  const { result: failed, entry } = await inOneEntry(gateway, action, (part) =>
    runEach(quizzes, (quiz) => set(quiz, part), onProgress),
  );
  return { failed, undo: () => undoEntries(gateway, [entry]) };
};

/** Counts the questions of a quiz without reading them, each time that it is shown. */
export const useQuestionCountQuery = liveQuery<number, QuizKey>(
  'questionCount',
  (gateway, quiz, { next, failed }) => {
    gateway.count({ collection: locations.questions(quiz.seasonId, quiz.quizId) }).then(
      (count) => {
        keepCount(quiz, count);
        next(count);
      },
      (error: unknown) => failed(asDataError(error)),
    );
    return () => undefined;
  },
);
