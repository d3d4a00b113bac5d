import { documentQuery } from './live-query';
import { locations } from '../../gateway/locations';
import { quizFromDocument, seasonFromDocument } from '../documents/converters';

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
