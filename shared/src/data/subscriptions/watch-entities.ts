import { documentQuery } from './live-query';
import { locations } from '../documents/locations';
import { quizFromDocument } from '../documents/quiz.converter';
import { seasonFromDocument } from '../documents/season.converter';

/** A quiz is found below its season. */
export type QuizKey = { seasonId: string; quizId: string };

/** One season, live; `null` when it does not exist. Skip with `skipToken` while no season is chosen. */
export const useSeasonQuery = documentQuery('season', locations.season, seasonFromDocument);

/** One quiz, live; `null` when it does not exist. */
export const useQuizQuery = documentQuery(
  'quiz',
  ({ seasonId, quizId }: QuizKey) => locations.quiz(seasonId, quizId),
  quizFromDocument,
);
