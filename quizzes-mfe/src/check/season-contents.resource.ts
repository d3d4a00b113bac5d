import {
  describeFailure,
  documentQuery,
  liveQuery,
  locations,
  quizFromDocument,
  type DataError,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';
import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
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

/** One listener for the quizzes and one for the questions of each: a change emits what has changed. */
function watchQuizContents(
  gateway: DataGateway,
  seasonId: string,
  { next, failed }: Observer<QuizContents>,
): Unsubscribe {
  const listeners = new Map<string, Unsubscribe>();
  let contents: QuizContents | undefined;

  const update = (change: Partial<QuizContents>) => {
    contents = {
      quizzes: [],
      isConfirmed: false,
      questionsOf: {},
      read: [],
      failures: {},
      ...contents,
      ...change,
    };
    next(contents);
  };
  const watchQuestions = (quizId: string): Unsubscribe =>
    gateway.watch({ collection: locations.questions(seasonId, quizId) }, questionEntity.fromDocument, {
      next({ documents, fromCache = false }) {
        const { questionsOf = {}, read = [] } = contents ?? {};
        update({
          questionsOf: { ...questionsOf, [quizId]: inOrder(documents, questionsOf[quizId]) },
          read: fromCache || read.includes(quizId) ? read : [...read, quizId],
        });
      },
      failed(error) {
        console.error(`The questions of the quiz ${quizId} were not read`, error);
        update({ failures: { ...contents?.failures, [quizId]: describeFailure(error).message } });
      },
    });
  const closeQuizzes = gateway.watch({ collection: locations.quizzes(seasonId) }, quizFromDocument, {
    next({ documents, fromCache = false }) {
      const ids = new Set(documents.map(({ id }) => id));
      for (const [id, close] of listeners) {
        if (ids.has(id)) continue;
        close();
        listeners.delete(id);
      }
      for (const id of ids) if (!listeners.has(id)) listeners.set(id, watchQuestions(id));
      // A cached list may lack quizzes: without any, it says nothing.
      if (contents || !fromCache || ids.size > 0)
        update({ ...only(ids, contents), quizzes: documents, isConfirmed: !fromCache });
    },
    failed(error: DataError) {
      close();
      failed(error);
    },
  });
  const close = () => {
    closeQuizzes();
    for (const each of listeners.values()) each();
  };
  return close;
}

/** In the order of the quiz; the same array where nothing has changed. */
function inOrder(documents: readonly Question[], before?: readonly Question[]): readonly Question[] {
  const sorted = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  const isSame = before?.length === sorted.length && sorted.every((each, index) => each === before[index]);
  return isSame ? before : sorted;
}

/** What was read of these quizzes. */
function only(ids: ReadonlySet<string>, contents?: QuizContents): Partial<QuizContents> {
  const { questionsOf = {}, read = [], failures = {} } = contents ?? {};
  return {
    questionsOf: Object.fromEntries(Object.entries(questionsOf).filter(([id]) => ids.has(id))),
    read: read.filter((id) => ids.has(id)),
    failures: Object.fromEntries(Object.entries(failures).filter(([id]) => ids.has(id))),
  };
}
