import {
  asDataError,
  changedFields,
  editDocument,
  liveList,
  liveQuery,
  locations,
  quizFromDocument,
  quizToFields,
  type DataGateway,
  type Decide,
  type NewDocument,
  type QuizKey,
} from '@console/shared/data';
import { statusChange } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';

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
  Object.keys(changedFields(quizToFields(a), quizToFields(b))).length === 0;

/** Stores a new quiz. */
export const createQuiz = (
  gateway: DataGateway,
  document: NewDocument,
  seasonId: string,
  quiz: Quiz,
): Promise<void> => document.store(gateway, locations.quiz(seasonId, document.id), quizToFields(quiz));

/** Stores what `decide` returns for the stored quiz. */
export const editQuiz = <Outcome>(
  gateway: DataGateway,
  { seasonId, quizId }: QuizKey,
  decide: Decide<Quiz, Outcome>,
): Promise<Outcome> =>
  editDocument(gateway, {
    path: locations.quiz(seasonId, quizId),
    fromDocument: quizFromDocument,
    toFields: quizToFields,
    ids: { quiz_id: quizId },
    decide,
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
): Promise<void> => editQuiz(gateway, { seasonId, quizId: seen.id }, statusChange(seen.status, status));

/** Counts the questions of a quiz without reading them, each time that it is shown. */
export const useQuestionCountQuery = liveQuery<number, QuizKey>(
  'questionCount',
  (gateway, { seasonId, quizId }, { next, failed }) => {
    gateway
      .count({ collection: locations.questions(seasonId, quizId) })
      .then(next, (error: unknown) => failed(asDataError(error)));
    return () => undefined;
  },
);
