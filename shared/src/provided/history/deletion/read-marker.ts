import type { DataTransaction, QuizKey } from '@console/shared/data';
import { entryPath } from '../entries/entry.converter';
import { isSameValue } from '../entries/same-value';
import { markerFrom, markerPath, type DeletionMarker } from './deletion-marker';

/** Reads the marker of a deleted quiz. */
export const readMarker = async (
  transaction: DataTransaction,
  key: QuizKey,
): Promise<DeletionMarker | undefined> => {
  const document = await transaction.get(markerPath(key));
  return document && markerFrom(document.fields);
};

/** Whether the entry of a deletion is there, as the rules ask: another one may have the id of one that has expired. */
export async function hasItsEntry(
  transaction: DataTransaction,
  { seasonId }: QuizKey,
  { entryId, started }: DeletionMarker,
): Promise<boolean> {
  const entry = entryId && (await transaction.get(entryPath({ seasonId, entryId })));
  return !!entry && isSameValue(entry.fields.time, started);
}
