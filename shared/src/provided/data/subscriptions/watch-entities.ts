import { documentQuery } from './live-query';
import { locations } from '../../gateway/locations';
import { quizFromDocument } from '../documents/quiz.converter';
import { seasonFromDocument } from '../documents/season.converter';

/** A quiz is stored under its season. */
export type QuizKey = { seasonId: string; quizId: string };

/** Subscribes to one season, at once to that of an earlier visit; `null` when it does not exist. Pass `skipToken` while no season is selected. */
export const useSeasonQuery = documentQuery('season', locations.season, seasonFromDocument, {
  isPersisted: true,
});

/** Subscribes to one quiz, in the same way; `null` when it does not exist. */
export const useQuizQuery = documentQuery(
  'quiz',
  ({ seasonId, quizId }: QuizKey) => locations.quiz(seasonId, quizId),
  quizFromDocument,
  { isPersisted: true },
);
