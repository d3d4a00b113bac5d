import { inBatches } from '@console/shared/actions';
import { locations, newId, textOf, type DataGateway, type EntryKey } from '@console/shared/data';
import { plannedDocument } from './planned-document';
import { limits, sizeOf, type NewDocument } from './new-document';

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
  return inBatches(documents, limits(mostInPart)).map((portion) => ({
    path: locations.historyPart(seasonId, entryId, newId()),
    fields: { changes: portion.map(({ path, fields }) => ({ planned: path, fields })) },
  }));
}

/** What a copy was to store, the paths of what it has stored, and the ids of all parts of its entry. */
export type StoredPlan = {
  readonly planned: readonly NewDocument[];
  readonly stored: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
};

/**
 * Reads the plan of a copy and what is stored of it. Parts do not say who wrote them: what does not fit is named in the
 * browser's console, and left out.
 * @throws DataError
 */
export async function readPlan(gateway: DataGateway, { seasonId, entryId }: EntryKey): Promise<StoredPlan> {
  const { changesFrom, isFields, placeOf } = await import('@console/shared/history');
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  const planned = new Map<string, NewDocument>();
  for (const { path: part, fields } of parts)
    for (const value of Array.isArray(fields.changes) ? fields.changes : []) {
      if (!isFields(value) || !('planned' in value)) continue;
      const path = textOf(value, 'planned');
      const place = placeOf(path);
      const document =
        place?.seasonId === seasonId && isFields(value.fields) && !planned.has(path)
          ? plannedDocument({ path, fields: value.fields }, place)
          : undefined;
      if (document) planned.set(path, document);
      else console.warn(`Left out of the copy, as it does not fit: ${path} of ${part}`);
    }
  return {
    planned: [...planned.values()],
    stored: new Set(parts.flatMap(({ fields }) => changesFrom(fields, seasonId).map(({ path }) => path))),
    parts: new Set(parts.map(({ id }) => id)),
  };
}
