import {
  locations,
  newId,
  textOf,
  type DataGateway,
  type EntryKey,
  type StoredFields,
} from '@console/shared/data';
import { portionsOf, sizeOf, type NewDocument } from './portions';

/** The database refuses a transaction of 10 MiB. A larger copy can only go on in the page that has begun it. */
const mostBytes = 4_000_000;
const mostInPart = 200;

/**
 * The plan of a copy as parts of its entry, by which anybody who runs the new season can finish it; none where it is
 * too large. The history passes over them: its changes have a `path`.
 */
export function planToParts(
  documents: readonly NewDocument[],
  { seasonId, entryId }: EntryKey,
): readonly NewDocument[] {
  const bytes = documents.reduce((sum, document) => sum + sizeOf(document), 0);
  if (bytes > mostBytes) return [];
  return portionsOf(documents, mostInPart).map((portion) => ({
    path: locations.historyPart(seasonId, entryId, newId()),
    fields: { changes: portion.map(({ path, fields }) => ({ planned: path, fields })) },
  }));
}

/** What a copy was to store, and the paths of what it has stored. */
export type StoredPlan = { readonly planned: readonly NewDocument[]; readonly stored: ReadonlySet<string> };

/** Reads the plan of a copy and what is stored of it. @throws DataError */
export async function readPlan(gateway: DataGateway, { seasonId, entryId }: EntryKey): Promise<StoredPlan> {
  const { changesFrom, isFields, placeOf } = await import('@console/shared/history');
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  // A part may be forged: only what all staff of the season may create counts.
  const mayBeCreated = (path: string) => {
    const place = placeOf(path);
    return place?.seasonId === seasonId && place.is !== 'season' && place.is !== 'ads';
  };
  const plannedIn = ({ changes }: StoredFields) =>
    Array.isArray(changes)
      ? changes.flatMap((value): NewDocument[] => {
          if (!isFields(value) || !isFields(value.fields)) return [];
          const path = textOf(value, 'planned');
          return mayBeCreated(path) ? [{ path, fields: value.fields }] : [];
        })
      : [];
  return {
    planned: parts.flatMap(({ fields }) => plannedIn(fields)),
    stored: new Set(parts.flatMap(({ fields }) => changesFrom(fields, seasonId).map(({ path }) => path))),
  };
}
