import { locations, type DataGateway, type LastChange } from '@console/shared/data';
import { formatRecent, personName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { readStoredSession } from '@console/shared/session';
import type { HistoryEntry } from './entry';
import { entryFromDocument } from './entry.converter';
import { placeOf, subjectOf } from './place';

/** How far the clocks of this device and of the database may differ, in milliseconds. */
const clockDifferenceMs = 5 * 60 * 1000;

/** How long a notice of a change waits for the name, in milliseconds. */
const timeoutMs = 2000;

/** As many entries as may follow on the one that is sought, in the same quiz. */
const entriesRead = 5;

/**
 * In words, who has changed a document last since a moment, and when; `null` where no console has, where the change is in parts, and where the
 * database does not answer soon.
 */
export async function readLastChange(
  gateway: DataGateway,
  path: string,
  since: number,
): Promise<LastChange | null> {
  const late = new Promise<HistoryEntry[]>((resolve) => setTimeout(() => resolve([]), timeoutMs));
  const entry = (await Promise.race([latestEntries(gateway, path), late])).find(
    ({ changes, hasParts }) => hasParts || changes.some((change) => change.path === path),
  );
  if (!entry || (entry.time ?? 0) <= since - clockDifferenceMs) return null;
  const { author, time } = entry;
  const text = t('Last changed by {name}, {time}.', {
    name: personName(author),
    time: formatRecent(time ?? Date.now()),
  });
  return { text, isOwn: author.uid === readStoredSession()?.person.uid };
}

async function latestEntries(gateway: DataGateway, path: string): Promise<HistoryEntry[]> {
  const place = placeOf(path);
  if (!place) return [];
  const found = await gateway.list({
    collection: locations.history(place.seasonId),
    // Rules allow people other than Admins only what is for all staff.
    where: [['audience', place.is === 'ads' ? 'admin' : 'staff']],
    contains: ['about', subjectOf(place)],
    latestBy: 'time',
    limit: entriesRead,
  });
  return found.map(entryFromDocument);
}
