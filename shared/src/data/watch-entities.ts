import type { Quiz, Season } from '@console/shared/model';
import { consoleApi } from './api';
import { live } from './live';
import { locations } from './locations';
import { quizFromDocument } from './quiz.converter';
import { seasonFromDocument } from './season.converter';

/** A quiz is found below its season. */
export type QuizKey = { seasonId: string; quizId: string };

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    season: build.query<Season | null, string>(
      live('season', (gateway, seasonId, { next, failed }) =>
        gateway.watchDocument(locations.season(seasonId), {
          next: (document) => next(document ? seasonFromDocument(document) : null),
          failed,
        }),
      ),
    ),
    quiz: build.query<Quiz | null, QuizKey>(
      live('quiz', (gateway, { seasonId, quizId }, { next, failed }) =>
        gateway.watchDocument(locations.quiz(seasonId, quizId), {
          next: (document) => next(document ? quizFromDocument(document) : null),
          failed,
        }),
      ),
    ),
  }),
});

/** One season, live; `null` when it does not exist. Skip with `skipToken` while no season is chosen. */
export const useSeasonQuery = endpoints.useSeasonQuery;

/** One quiz, live; `null` when it does not exist. */
export const useQuizQuery = endpoints.useQuizQuery;
