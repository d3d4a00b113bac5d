import { useIsTimeKnown, useMinute } from '@console/shared/dates';
import type { Season } from '@console/shared/model';
import { dateNotes } from '../calendar/date-notes';
import { useQuizzesQuery } from '../quiz.resource';
import type { MovedQuiz } from './moved-quizzes';

/** What the season check will say of the dates of moved quizzes, beside those that stay where they are. */
export function useMoveNotes(season: Season, moved: readonly MovedQuiz[]) {
  const now = useMinute();
  const isTimeKnown = useIsTimeKnown();
  const all = useQuizzesQuery(season.id).currentData?.rows ?? [];
  const after = new Map(moved.map(({ before, after: quiz }) => [before.id, quiz]));
  const quizzes = all.map((quiz) => after.get(quiz.id) ?? quiz);
  return ({ after: quiz }: MovedQuiz): readonly string[] =>
    dateNotes(quiz, { season, quizzes, now: isTimeKnown ? now : undefined }).map(({ sentence }) => sentence);
}
