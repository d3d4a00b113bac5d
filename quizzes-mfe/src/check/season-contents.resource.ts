import { WatchedCollections } from '@console/shared/contents';
import {
  describeFailure,
  documentQuery,
  liveQuery,
  locations,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';
import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
  quizEntity,
  topNotificationEntity,
  type Question,
  type Quiz,
} from '@console/shared/model';
import type { QuestionsOf } from './season-contents';

/** The quizzes of a season and their questions, as far as they are read. */
export type QuizContents = {
  readonly quizzes: readonly Quiz[];
  /** The server has confirmed that these are all quizzes. */
  readonly isConfirmed: boolean;
  readonly questionsOf: QuestionsOf;
  /** The quizzes whose questions the server has confirmed. */
  readonly read: readonly string[];
  /** Why the questions of a quiz could not be read, by its id. */
  readonly failures: Readonly<Record<string, string>>;
};

/** Subscribes to all quizzes of a season and to all of their questions. */
export const useQuizContentsQuery = liveQuery('quizContents', watchQuizContents);

export const useNotificationQuery = documentQuery(
  'checkedNotification',
  locations.topNotification,
  topNotificationEntity.fromDocument,
);
export const useLeaderboardQuery = documentQuery(
  'checkedLeaderboard',
  locations.leaderboard,
  leaderboardEntity.fromDocument,
);
export const useAdsQuery = documentQuery('checkedAds', locations.ads, adsEntity.fromDocument);

function watchQuizContents(
  gateway: DataGateway,
  seasonId: string,
  { next, failed }: Observer<QuizContents>,
): Unsubscribe {
  const quizzesPath = locations.quizzes(seasonId);
  const quizzes = new WatchedCollections(gateway, quizEntity.fromDocument, handleQuizzes, {
    isLogged: false,
  });
  const questions = new WatchedCollections(gateway, questionEntity.fromDocument, emit, {
    mostFollowed: Infinity,
  });
  const read = new Set<string>();
  let questionsOf: QuestionsOf = {};
  const partOf = ({ id }: Quiz) => questions.at(locations.questions(seasonId, id));

  function handleQuizzes() {
    questions.follow((quizzes.at(quizzesPath).rows ?? []).map(({ id }) => locations.questions(seasonId, id)));
    emit();
  }
  function emit() {
    const { rows, isConfirmed, failure } = quizzes.at(quizzesPath);
    if (failure) {
      close();
      return failed(failure);
    }
    // A cached list may lack quizzes: without any, it says nothing.
    if (!rows || (!isConfirmed && rows.length === 0)) return undefined;
    for (const quiz of rows) if (partOf(quiz).isConfirmed) read.add(quiz.id);
    questionsOf = valuesOf(rows, (quiz) => {
      const found = partOf(quiz).rows;
      return found && inOrder(found, questionsOf[quiz.id]);
    });
    return next({
      quizzes: rows,
      isConfirmed,
      questionsOf,
      read: rows.map(({ id }) => id).filter((id) => read.has(id)),
      failures: valuesOf(rows, (quiz) => {
        const { failure: reason } = partOf(quiz);
        return reason && describeFailure(reason).message;
      }),
    });
  }
  function close() {
    quizzes.close();
    questions.close();
  }

  quizzes.follow([quizzesPath]);
  return close;
}

/** The values by the ids of the quizzes that have one. */
const valuesOf = <Value>(quizzes: readonly Quiz[], valueOf: (quiz: Quiz) => Value | undefined) =>
  Object.fromEntries(
    quizzes.flatMap((quiz) => {
      const value = valueOf(quiz);
      return value === undefined ? [] : [[quiz.id, value] as const];
    }),
  );

/** In the order of the quiz; the same array where nothing has changed. */
function inOrder(documents: readonly Question[], before?: readonly Question[]): readonly Question[] {
  const sorted = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  const isSame = before?.length === sorted.length && sorted.every((each, index) => each === before[index]);
  return isSame ? before : sorted;
}
