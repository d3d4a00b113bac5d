import { liveQuery, locations, momentOf, textOf, type StoredDocument } from '@console/shared/data';
import type { Moment } from '@console/shared/model';

/** A copy into this season that has begun and is not complete: it goes on, or was cut short. */
export type OpenCopy = { readonly name: string; readonly email: string; readonly time: Moment };

const openCopyFrom = ({ fields }: StoredDocument): OpenCopy => ({
  name: textOf(fields, 'name'),
  email: textOf(fields, 'email'),
  time: momentOf(fields, 'time'),
});

/** Subscribes to the copies into a season that are not complete, of which there is one at most. Costs one read. */
export const useOpenCopies = liveQuery<readonly OpenCopy[], string>(
  'openCopies',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch(
      {
        collection: locations.history(seasonId),
        // Equalities only, without an order: the database needs no index of its own for it.
        where: [
          // Without it the rules refuse the query of anyone but an Admin.
          ['audience', 'staff'],
          ['kind', 'season_copied'],
          ['complete', false],
        ],
        limit: 1,
      },
      openCopyFrom,
      { next: ({ documents }) => next(documents), failed },
    ),
);
