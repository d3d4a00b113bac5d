import { liveQuery, locations } from '@console/shared/data';
import {
  unfinishedFromDocument,
  whereUnfinished,
  type UnfinishedDeletion,
} from './deletion-marker.converter';

/** The deletions of a season's quizzes that are not finished, live. */
export const useUnfinishedDeletionsQuery = liveQuery<readonly UnfinishedDeletion[], string>(
  'unfinishedDeletions',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch(
      { collection: locations.quizDeletions(seasonId), where: whereUnfinished },
      unfinishedFromDocument,
      { next: ({ documents }) => next(documents), failed },
    ),
);
