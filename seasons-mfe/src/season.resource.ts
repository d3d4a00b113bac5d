import {
  editDocument,
  liveQuery,
  locations,
  seasonFromDocument,
  seasonToFields,
  type DataGateway,
  type Decide,
  type NewDocument,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';
import type { Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/** Whose seasons: everybody's, or those where this e-mail is the host's or the additional one. */
export type SeasonScope = 'all' | { email: string };

/** The seasons a session may see. */
export const scopeOf = (session: Session): SeasonScope =>
  can.seeAllSeasons(session) ? 'all' : { email: session.person.email };

const lookups = ['host_email', 'host_additional_email'] as const;

/** The seasons of a scope, live, the latest start first. */
export const useSeasonsQuery = liveQuery<Season[], SeasonScope>(
  'seasons',
  (gateway, scope, { next, failed }) => {
    const observer: Observer<Season[]> = { next: (seasons) => next(seasons.sort(newestFirst)), failed };
    return scope === 'all'
      ? gateway.watch({ collection: locations.seasons }, seasonFromDocument, observer)
      : watchOwn(gateway, scope.email, observer);
  },
);

/** Both look-ups as one: told once each has answered, a season that both find only once. */
function watchOwn(gateway: DataGateway, email: string, observer: Observer<Season[]>): Unsubscribe {
  const answers = new Map<string, Season[]>();
  const stop = () => open.forEach((unsubscribe) => unsubscribe());
  const open = lookups.map((field) =>
    gateway.watch({ collection: locations.seasons, where: [[field, email]] }, seasonFromDocument, {
      next(seasons) {
        answers.set(field, seasons);
        if (answers.size < lookups.length) return;
        const byId = new Map([...answers.values()].flat().map((season) => [season.id, season]));
        observer.next([...byId.values()]);
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
