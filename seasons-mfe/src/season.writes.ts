import {
  editDocument,
  locations,
  seasonFromDocument,
  seasonToFields,
  type DataGateway,
  type Decide,
  type NewDocument,
} from '@console/shared/data';
import { statusChange } from '@console/shared/lists';
import type { Season } from '@console/shared/model';

/** Stores a new season. */
export const createSeason = (gateway: DataGateway, document: NewDocument, season: Season): Promise<void> =>
  document.store(gateway, locations.season(document.id), seasonToFields(season));

/** Stores what `decide` returns for the stored season. */
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

/**
 * Stores the status of a season that was shown as `seen`.
 * @throws DataError `conflict` when another person has set another one; `missing` when the season was deleted.
 */
export const setSeasonStatus = (gateway: DataGateway, seen: Season, status: string): Promise<void> =>
  editSeason(gateway, seen.id, statusChange(seen.status, status));
