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
 * Dismisses a finding of a season. Where only the answer to an earlier attempt was lost, it is dismissed already: the rules
 * let nobody change a dismissal. @throws DataError `exists` where it was dismissed by someone else, or otherwise
 */
export const dismissFinding = (
  gateway: DataGateway,
  seasonId: string,
  findingId: string,
  reason: string,
  person: Person,
): Promise<void> =>
  gateway.transact(async (transaction) => {
    const path = dismissalOf(seasonId, findingId);
    const fields = dismissalToFields(reason, person);
    const stored = (await transaction.get(path))?.fields;
    if (stored && stored.uid === fields.uid && stored.reason === fields.reason) return;
    await transaction.create(path, fields);
  });

/** Takes a dismissal back: its finding counts again. */
export const takeBack = (gateway: DataGateway, seasonId: string, findingId: string): Promise<void> =>
  gateway.transact((transaction) => transaction.remove(dismissalOf(seasonId, findingId)));
