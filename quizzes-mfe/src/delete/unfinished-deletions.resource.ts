import { liveQuery, locations } from '@console/shared/data';
import {
  unfinishedFromDocument,
  whereUnfinished,
  type UnfinishedDeletion,
} from './unfinished-deletion.converter';

/** Subscribes to the unfinished deletions of a season's quizzes. */
export const useUnfinishedDeletionsQuery = liveQuery<readonly UnfinishedDeletion[], string>(
  'unfinishedDeletions',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch(
      { collection: locations.quizDeletions(seasonId), where: whereUnfinished },
      unfinishedFromDocument,
      { next: ({ documents }) => next(documents), failed },
    ),
);
