import { runEach, type ManyChanges } from '@console/shared/actions';
import {
  editDocument,
  locations,
  newId,
  undoEntries,
  type DataGateway,
  type Decide,
  type EntryKey,
  type NewDocument,
  type RecordedAction,
} from '@console/shared/data';
import { statusChange } from '@console/shared/lists';
import { seasonEntity, type Season } from '@console/shared/model';

/** Stores a new season. */
export const createSeason = (gateway: DataGateway, document: NewDocument, season: Season): Promise<void> =>
  document.store(gateway, locations.season(document.id), seasonEntity.toFields(season));

/** Stores what `decide` returns for the stored season. */
export const editSeason = <Outcome>(
  gateway: DataGateway,
  id: string,
  decide: Decide<Season, Outcome>,
  action?: RecordedAction,
): Promise<Outcome> =>
  editDocument(gateway, {
    path: locations.season(id),
    // Its own definition, not that of the shell, whose release may lack a field of this one.
    fromDocument: seasonEntity.fromDocument,
    toFields: seasonEntity.toFields,
    ids: { season_id: id },
    decide,
    ...(action && { action }),
  });

/**
 * Stores the status of a season that was shown as `seen`.
 * @throws DataError `conflict` when another person has set another one; `missing` when the season was deleted.
 */
export const setSeasonStatus = (
  gateway: DataGateway,
  seen: Season,
  status: string,
  action?: RecordedAction,
): Promise<void> => editSeason(gateway, seen.id, statusChange(seen.status, status), action);

/** Stores the status of several seasons, each with its own entry; those that fail stop no other. */
export async function setSeasonStatuses(
  gateway: DataGateway,
  seasons: readonly Season[],
  status: string,
  onProgress: (done: number) => void,
): Promise<ManyChanges<Season>> {
  const entries: EntryKey[] = [];
  const setOne = async (season: Season) => {
    const { requireSent } = await import('@console/shared/history');
    await requireSent(season.id);
    const entryId = newId();
    await setSeasonStatus(gateway, season, status, { entryId });
    entries.push({ seasonId: season.id, entryId });
  };
  const failed = await runEach(seasons, setOne, onProgress);
  return { failed, undo: () => undoEntries(gateway, entries) };
}
