import {
  editDocument,
  liveQuery,
  locations,
  seasonFromDocument,
  seasonToFields,
  watchList,
  type DataGateway,
  type Decide,
  type ListQuery,
  type NewDocument,
  type Observer,
  type Unsubscribe,
  type WatchedList,
} from '@console/shared/data';
import type { Listed, Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/** Whose seasons: everybody's, or those where this e-mail is the host's or the additional one. */
export type SeasonScope = 'all' | { email: string };

/** The seasons a session may see. */
export const scopeOf = (session: Session): SeasonScope =>
  can.seeAllSeasons(session) ? 'all' : { email: session.person.email };

const lookups = ['host_email', 'host_additional_email'] as const;

/** The seasons of a scope, live, the latest start first. */
export const useSeasonsQuery = liveQuery<Listed<Season>, SeasonScope>(
  'seasons',
  (gateway, scope, observer) =>
    scope === 'all'
      ? watchList(gateway, { ...seasons(), first: { latestBy: 'start' } }, observer)
      : watchOwn(gateway, scope.email, observer),
);

const seasons = (where?: ListQuery['where']): WatchedList<Season> => ({
  query: { collection: locations.seasons, where },
  fromDocument: seasonFromDocument,
  order: newestFirst,
});

/**
 * Both look-ups as one: told once each has answered, a season that both find only once. A person has few of their own,
 * and an ordered look-up would need an index.
 */
function watchOwn(gateway: DataGateway, email: string, observer: Observer<Listed<Season>>): Unsubscribe {
  const answers = new Map<string, Listed<Season>>();
  const stop = () => open.forEach((unsubscribe) => unsubscribe());
  const open = lookups.map((field) =>
    watchList(gateway, seasons([[field, email]]), {
      next(found) {
        answers.set(field, found);
        if (answers.size < lookups.length) return;
        const parts = [...answers.values()];
        const byId = new Map(parts.flatMap(({ rows }) => rows).map((season) => [season.id, season]));
        observer.next({
          rows: [...byId.values()].sort(newestFirst),
          isWhole: parts.every(({ isWhole }) => isWhole),
          since: found.since,
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

/** A season without a start comes last. */
function newestFirst(a: Season, b: Season): number {
  const [later, earlier] = [b.start ?? -Infinity, a.start ?? -Infinity];
  return later === earlier ? names.compare(a.name, b.name) : later > earlier ? 1 : -1;
}

/** Stores a new season. */
export const createSeason = (gateway: DataGateway, document: NewDocument, season: Season): Promise<void> =>
  document.store(gateway, locations.season(document.id), seasonToFields(season));

/** Stores what `decide` makes of a season as it is stored. */
export const editSeason = <Outcome>(
  gateway: DataGateway,
  id: string,
  decide: Decide<Season, Outcome>,
): Promise<Outcome> =>
  editDocument(gateway, {
    path: locations.season(id),
    fromDocument: seasonFromDocument,
    toFields: seasonToFields,
    ids: { season_id: id },
    decide,
  });
