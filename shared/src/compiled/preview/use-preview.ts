import { skipToken } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { findQuestion, quizEntity, type Quiz } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import type { Question } from '@console/shared/model';
import type { Preview, Typed } from './preview';
import {
  useAdsQuery,
  useLatestQuizQuery,
  useLeaderboardQuery,
  useNotificationQuery,
  useQuestionsQuery,
} from './preview.resource';

const exampleQuiz: Quiz = { ...quizEntity.blank, title: t('Example quiz'), duration: 10 };

const exampleQuestion: Question = {
  id: '',
  text: t('Example: which book of the Bible comes first?'),
  options: [t('Exodus'), t('Genesis'), t('Psalms'), t('Matthew')],
  answer: t('Genesis'),
};

/** What is typed, completed by what the database has. */
export type LoadedPreview = {
  /** `undefined` while it is loading. */
  readonly preview: Preview | undefined;
  /** Why something could not be read. */
  readonly failure: string | undefined;
};

/** Completes what is typed by the other settings of the season, a quiz and its questions. */
export function usePreview(typed: Typed): LoadedPreview {
  const { season } = typed;
  const mayReadAds = can.manageAds(useSession());
  const notification = useNotificationQuery(typed.notification ? skipToken : season.id);
  const leaderboard = useLeaderboardQuery(typed.leaderboard ? skipToken : season.id);
  const ads = useAdsQuery(typed.ads || !mayReadAds ? skipToken : season.id);
  const latest = useLatestQuizQuery(typed.quiz ? skipToken : season.id);
  const quiz = typed.quiz ?? latest.currentData ?? exampleQuiz;
  const questions = useQuestionsQuery(
    typed.questions || !quiz.id ? skipToken : { seasonId: season.id, quizId: quiz.id },
  );
  const queries = [notification, leaderboard, ads, latest, questions];
  const all = withTyped(typed.questions ?? questions.currentData?.rows ?? [], typed.question);
  return {
    preview: queries.some(isPending)
      ? undefined
      : {
          season,
          quiz,
          questions: all.length > 0 ? all : [exampleQuestion],
          isExample: { quiz: quiz === exampleQuiz, question: all.length === 0 },
          notification: typed.notification ?? notification.currentData ?? null,
          leaderboard: typed.leaderboard ?? leaderboard.currentData ?? null,
          ads: typed.ads ?? (mayReadAds ? (ads.currentData ?? null) : undefined),
        },
    failure: queries.find(({ isError }) => isError)?.error?.message,
  };
}

type Query = { currentData?: unknown; isError: boolean; isUninitialized: boolean };

/** Nothing has arrived yet. A query that is skipped waits for nothing. */
const isPending = ({ currentData, isError, isUninitialized }: Query): boolean =>
  currentData === undefined && !isError && !isUninitialized;

/** The stored questions with the typed one in its place, or at the end if it is new. */
function withTyped(stored: readonly Question[], typed: Question | undefined): readonly Question[] {
  if (!typed) return stored;
  const replaced = typed.id ? findQuestion(stored, typed.id) : undefined;
  return replaced ? stored.map((question) => (question === replaced ? typed : question)) : [...stored, typed];
}
