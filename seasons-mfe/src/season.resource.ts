import {
  liveQuery,
  locations,
  seasonFromDocument,
  subscribeToList,
  type DataGateway,
  type ListQuery,
  type Observer,
  type Unsubscribe,
  type ListSource,
} from '@console/shared/data';
import { pageSize, seasonLookups, type PartialList, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/** All seasons, or those with this e-mail as the host's or the additional one. */
export type SeasonScope = 'all' | { email: string };

/** The seasons that a session may see. */
export const scopeOf = (session: Session): SeasonScope =>
  can.seeAllSeasons(session) ? 'all' : { email: session.person.email };

/** Subscribes to the seasons of a scope, the latest start first; of a long list, to its first page. */
export const useSeasonsQuery = liveQuery<PartialList<Season>, SeasonScope>(
  'seasons',
  (gateway, scope, observer) =>
    scope === 'all'
      ? subscribeToList(gateway, { ...seasons(), latestBy: 'start', rows: pageSize }, observer)
      : subscribeToOwn(gateway, scope.email, observer),
);

const seasons = (where?: ListQuery['where']): ListSource<Season> => ({
  query: { collection: locations.seasons, where },
  fromDocument: seasonFromDocument,
  order: newestFirst,
});

/** The list of all seasons, in the order of the database: its pages are prefixes of each other. */
export const longList: ListSource<Season> = { ...seasons(), latestBy: 'start', order: latestFirst };

/**
 * Merges both queries into one list, once each has answered; a season that both find is listed once. Not
 * ordered by the database: a person has few seasons, and an ordered query would need an index.
 */
function subscribeToOwn(
  gateway: DataGateway,
  email: string,
  observer: Observer<PartialList<Season>>,
): Unsubscribe {
  const answers = new Map<string, PartialList<Season>>();
  const stop = () => open.forEach((unsubscribe) => unsubscribe());
  const open = seasonLookups.map((field) =>
    subscribeToList(gateway, seasons([[field, email]]), {
      next(found) {
        answers.set(field, found);
        if (answers.size < seasonLookups.length) return;
        const parts = [...answers.values()];
        const ages = parts.map(({ asOf }) => asOf).filter((asOf) => asOf !== undefined);
        const byId = new Map(parts.flatMap(({ rows }) => rows).map((season) => [season.id, season]));
        observer.next({
          rows: [...byId.values()].sort(newestFirst),
          isComplete: parts.every(({ isComplete }) => isComplete),
          requestedAt: found.requestedAt,
          ...(ages.length > 0 && { asOf: Math.min(...ages) }),
        });
      },
      failed(error) {
        stop();
        observer.failed(error);
      },
    }),
  );
  return stop;
}

const names = new Intl.Collator();

function newestFirst(a: Season, b: Season): number {
  return byStart(a, b) || names.compare(a.name, b.name);
}

function latestFirst(a: Season, b: Season): number {
  return byStart(a, b) || (a.id < b.id ? 1 : -1);
}

/** A season without a start sorts last. */
function byStart(a: Season, b: Season): number {
  const [later, earlier] = [b.start ?? -Infinity, a.start ?? -Infinity];
  return later === earlier ? 0 : later > earlier ? 1 : -1;
}
