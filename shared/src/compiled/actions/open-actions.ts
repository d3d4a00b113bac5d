import {
  integerOf,
  liveQuery,
  locations,
  momentOf,
  textOf,
  type DataGateway,
  type EntryKey,
  type ListQuery,
  type StoredDocument,
} from '@console/shared/data';
import type { Moment } from '@console/shared/model';

/** An action that has stored nothing for so long was interrupted: a batch takes a second, over a slow network some. */
export const interruptedAfterMs = 2 * 60_000;

/** The entry of an action that has begun and is not complete: it goes on, or was interrupted. */
export type OpenAction = EntryKey & {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly time: Moment;
  /** How many documents it was to store; `null` where its entry does not say. */
  readonly total: number | null;
};

/** Which actions of a season: of this kind, and about this where it is given. */
export type OpenActionsOf = { readonly seasonId: string; readonly kind: string; readonly about?: string };

/** More at once are shown when these are settled. */
const mostAtOnce = 3;

/** Equalities only, without an order: the database needs no index of its own for it. */
const queryOf = ({ seasonId, kind, about }: OpenActionsOf): ListQuery => ({
  collection: locations.history(seasonId),
  where: [
    // Without it the rules refuse the query of anyone but an Admin.
    ['audience', 'staff'],
    ['kind', kind],
    ['complete', false],
  ],
  ...(about !== undefined && { contains: ['about', about] }),
  limit: mostAtOnce,
});

const openActionFrom = ({ id, path, fields }: StoredDocument): OpenAction => ({
  seasonId: path.split('/')[1] ?? '',
  entryId: id,
  uid: textOf(fields, 'uid'),
  name: textOf(fields, 'name'),
  email: textOf(fields, 'email'),
  time: momentOf(fields, 'time'),
  total: integerOf(fields, 'total'),
});

/** Subscribes to actions that are not complete. Costs one read where there is none. */
export const useOpenActions = liveQuery<readonly OpenAction[], OpenActionsOf>(
  'openActions',
  (gateway, of, { next, failed }) =>
    gateway.watch(queryOf(of), openActionFrom, { next: ({ documents }) => next(documents), failed }),
);

/** Reads the actions that are not complete now. @throws DataError */
export const readOpenActions = async (
  gateway: DataGateway,
  of: OpenActionsOf,
): Promise<readonly OpenAction[]> => (await gateway.list(queryOf(of))).map(openActionFrom);
