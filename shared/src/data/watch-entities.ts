import type { Quiz, Season } from '@console/shared/model';
import { consoleApi } from './api';
import { liveDocument } from './live-document';
import { locations } from './locations';
import { quizFromDocument } from './quiz.converter';
import { seasonFromDocument } from './season.converter';

/** A quiz is found below its season. */
export type QuizKey = { seasonId: string; quizId: string };

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    season: build.query<Season | null, string>(liveDocument('season', locations.season, seasonFromDocument)),
    quiz: build.query<Quiz | null, QuizKey>(
      liveDocument('quiz', ({ seasonId, quizId }) => locations.quiz(seasonId, quizId), quizFromDocument),
    ),
  }),
});

/** One season, live; `null` when it does not exist. Skip with `skipToken` while no season is chosen. */
export const useSeasonQuery = endpoints.useSeasonQuery;

/** One quiz, live; `null` when it does not exist. */
export const useQuizQuery = endpoints.useQuizQuery;
