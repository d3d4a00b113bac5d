import { liveQuery, locations, type DataGateway } from '@console/shared/data';
import type { Person } from '@console/shared/session';
import type { Dismissal } from './dismissal';
import { dismissalFromDocument, dismissalToFields } from './dismissal.converter';

/** Here and not among the locations that every visitor loads. */
const dismissalsOf = (seasonId: string) => `${locations.season(seasonId)}/check_dismissals`;
export const dismissalOf = (seasonId: string, findingId: string): string =>
  `${dismissalsOf(seasonId)}/${findingId}`;

/** Subscribes to the findings of a season that someone has dismissed. */
export const useDismissalsQuery = liveQuery<readonly Dismissal[], string>(
  'dismissals',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch({ collection: dismissalsOf(seasonId) }, dismissalFromDocument, {
      next: ({ documents, fromCache = false }) => {
        // Without any from the cache, the server may still have some.
        if (!fromCache || documents.length > 0) next(documents);
      },
      failed,
    }),
);

/**
 * Dismisses findings of a season, all or none. Where only the answer to an earlier attempt was lost, they are dismissed
 * already: the rules let nobody change a dismissal. @throws DataError `exists` where one was dismissed by someone else, or
 * otherwise
 */
export const dismissFindings = (
  gateway: DataGateway,
  seasonId: string,
  findingIds: readonly string[],
  reason: string,
  person: Person,
): Promise<void> =>
  gateway.transact(async (transaction) => {
    const fields = dismissalToFields(reason, person);
    const paths = findingIds.map((id) => dismissalOf(seasonId, id));
    const stored = await Promise.all(paths.map((path) => transaction.get(path)));
    for (const [index, path] of paths.entries()) {
      const before = stored[index]?.fields;
      const isStored = before && before.uid === fields.uid && before.reason === fields.reason;
      if (!isStored) await transaction.create(path, fields);
    }
  });

/** Takes dismissals back: their findings count again. */
export const takeBack = (
  gateway: DataGateway,
  seasonId: string,
  findingIds: readonly string[],
): Promise<void> =>
  gateway.transact(async (transaction) => {
    for (const id of findingIds) await transaction.remove(dismissalOf(seasonId, id));
  });
