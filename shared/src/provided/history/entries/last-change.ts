import { locations, type DataGateway } from '@console/shared/data';
import type { HistoryEntry } from './entry';
import { entryFromDocument } from './entry.converter';
import { placeOf, subjectOf } from './place';

/** How far the clocks of this device and of the database may differ, in milliseconds. */
const clockDifferenceMs = 5 * 60 * 1000;

/** As many entries as may follow on the one that is sought, in the same quiz. */
const entriesRead = 5;

/** Who has changed a document last, after a moment; `null` where no console has, or the change is in parts. */
export async function readLastChange(
  gateway: DataGateway,
  path: string,
  since: number,
): Promise<Pick<HistoryEntry, 'author' | 'time'> | null> {
  const place = placeOf(path);
  if (!place) return null;
  const found = await gateway.list({
    collection: locations.history(place.seasonId),
    // Rules allow people other than Admins only what is for all staff.
    where: [['audience', place.is === 'ads' ? 'admin' : 'staff']],
    contains: ['about', subjectOf(place)],
    latestBy: 'time',
    limit: entriesRead,
  });
  const entry = found
    .map(entryFromDocument)
    .find(({ changes, hasParts }) => hasParts || changes.some((change) => change.path === path));
  return entry && (entry.time ?? 0) > since - clockDifferenceMs ? entry : null;
}
