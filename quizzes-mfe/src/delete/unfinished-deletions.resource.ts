import { consoleApi, live, locations } from '@console/shared/data';
import { unfinishedFromDocument, type UnfinishedDeletion } from './deletion-marker.converter';

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    unfinishedDeletions: build.query<UnfinishedDeletion[], string>(
      live('unfinishedDeletions', (gateway, seasonId, { next, failed }) =>
        gateway.watch(
          { collection: locations.quizDeletions(seasonId) },
          { next: (documents) => next(documents.map(unfinishedFromDocument)), failed },
        ),
      ),
    ),
  }),
});

/** The deletions of a season's quizzes that are not finished, live. */
export const useUnfinishedDeletionsQuery = endpoints.useUnfinishedDeletionsQuery;
