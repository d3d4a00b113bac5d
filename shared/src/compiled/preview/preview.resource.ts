import {
  documentQuery,
  liveList,
  liveQuery,
  locations,
  quizFromDocument,
  type QuizKey,
} from '@console/shared/data';
import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
  topNotificationEntity,
  type Question,
  type Quiz,
} from '@console/shared/model';

/** Subscribes to the settings of a season; `null` where there are none. */
export const useNotificationQuery = documentQuery(
  'previewNotification',
  locations.topNotification,
  topNotificationEntity.fromDocument,
);
export const useLeaderboardQuery = documentQuery(
  'previewLeaderboard',
  locations.leaderboard,
  leaderboardEntity.fromDocument,
);
export const useAdsQuery = documentQuery('previewAds', locations.ads, adsEntity.fromDocument);

/** Subscribes to the quiz of a season that starts last; `null` where there is none. */
export const useLatestQuizQuery = liveQuery<Quiz | null, string>(
  'previewQuiz',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch(
      { collection: locations.quizzes(seasonId), latestBy: 'start', limit: 1 },
      quizFromDocument,
      { next: ({ documents }) => next(documents[0] ?? null), failed },
    ),
);

/** Subscribes to all questions of a quiz, in their order. */
export const useQuestionsQuery = liveList('previewQuestions', ({ seasonId, quizId }: QuizKey) => ({
  query: { collection: locations.questions(seasonId, quizId) },
  fromDocument: questionEntity.fromDocument,
  order: (a: Question, b: Question) => (a.id < b.id ? -1 : 1),
}));
