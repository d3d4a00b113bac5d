import type { DataGateway, EntryKey, QuizKey } from '@console/shared/data';
import { markerFrom, markerPath } from '../deletion/deletion-marker';
import type { HistoryEntry } from '../entries/entry';
import { entryFromDocument, entryPath } from '../entries/entry.converter';

/** A deletion of a quiz that was interrupted, or still goes on. */
export type UnfinishedDeletion = {
  readonly entry: EntryKey;
  /** What its entry says. */
  readonly deletion: HistoryEntry;
  /** Whether the quiz is being brought back. */
  readonly isRestoring: boolean;
};

/** Reads the unfinished deletion of a quiz that is gone; `undefined` when it has none with an entry. */
export async function readUnfinished(
  gateway: DataGateway,
  quiz: QuizKey,
): Promise<UnfinishedDeletion | undefined> {
  const marker = await gateway.get(markerPath(quiz));
  const { entryId, isFinished, isRestoring } = markerFrom(marker?.fields ?? {});
  if (entryId === '' || isFinished) return undefined;
  const entry: EntryKey = { seasonId: quiz.seasonId, entryId };
  const document = await gateway.get(entryPath(entry));
  return document && { entry, deletion: entryFromDocument(document), isRestoring };
}
