import { consoleApi, live, locations, quizFromDocument, seasonFromDocument } from '@console/shared/data';
import { isOpen, type Quiz, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    seasonsAlone: build.query<Season[], Session>(
      live('seasons alone', (gateway, session, { next, failed }) =>
        gateway.watch(
          {
            collection: locations.seasons,
            where: can.seeAllSeasons(session) ? [] : [['host_email', session.person.email]],
          },
          { next: (documents) => next(documents.map(seasonFromDocument).sort(openFirst)), failed },
        ),
      ),
    ),
    quizzesAlone: build.query<Quiz[], string>(
      live('quizzes alone', (gateway, seasonId, { next, failed }) =>
        gateway.watch(
          { collection: locations.quizzes(seasonId) },
          { next: (documents) => next(documents.map(quizFromDocument)), failed },
        ),
      ),
    ),
  }),
});

/** Seasons to begin with: all, or those whose host the person is. */
export const useSeasonsAloneQuery = endpoints.useSeasonsAloneQuery;

/** Quizzes to begin with. */
export const useQuizzesAloneQuery = endpoints.useQuizzesAloneQuery;

/** Those that staff may enter, the one that began longest ago first: it has the most in it. */
const openFirst = (a: Season, b: Season): number =>
  Number(isOpen(b)) - Number(isOpen(a)) || (a.start ?? Infinity) - (b.start ?? Infinity);
