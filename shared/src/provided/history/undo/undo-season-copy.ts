import {
  locations,
  seasonFromDocument,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { isOpen } from '@console/shared/model';
import { can, readStoredSession } from '@console/shared/session';
import { restorationKind, type HistoryChange, type HistoryEntry } from '../entries/entry';
import { inOneEntry } from '../entries/in-one-entry';
import { placeOf } from '../entries/place';
import { isSameFields } from '../entries/same-value';
import { quizzesCreatedBy, takeBackQuizzes } from './created-quizzes';
import type { OnUndoProgress, Remains, UndoOutcome } from './undo-outcome';

/** Whether the action of an entry has created a season with quizzes. The rules have compared that it did. */
export const isSeasonCopy = ({ kind, changes: [change] }: HistoryEntry): boolean =>
  (kind === 'season_copied' || kind === restorationKind) &&
  change?.before === null &&
  placeOf(change.path)?.is === 'season';

/**
 * Deletes the quizzes of a copied or restored season as any deletion does, so that each can be restored, then its settings,
 * and deactivates the season, which cannot be deleted. A quiz that others have changed or filled since stays, and with it
 * the season as it is. If it is interrupted, undoing the action again takes back the rest.
 */
export async function undoSeasonCopy(
  gateway: DataGateway,
  entry: HistoryEntry,
  onProgress: OnUndoProgress,
): Promise<UndoOutcome> {
  const { seasonId, entryId } = entry;
  const quizzes = await quizzesCreatedBy(gateway, entry);
  // The season itself comes last.
  const { entries, staying } = await takeBackQuizzes(gateway, quizzes, (progress) =>
    onProgress({ ...progress, total: quizzes.length + 1 }),
  );
  const outcome = (remains: Remains): UndoOutcome => ({
    kind: 'undone',
    documents: entries.length,
    entry: entries[0] ?? { seasonId, entryId },
    entries,
    remains,
  });
  const others = await gateway.list({ collection: locations.quizzes(seasonId), limit: 1 });
  if (staying > 0 || others.length > 0) return outcome('quizzes');
  const { last, isClosed } = await takeBackSeason(gateway, entry);
  if (last) entries.unshift(last);
  return outcome(isClosed ? 'season' : 'active-season');
}

/** Deletes the settings that nobody has changed since, and deactivates the season where this person may. */
async function takeBackSeason(
  gateway: DataGateway,
  { seasonId, entryId, changes }: HistoryEntry,
): Promise<{ last?: EntryKey; isClosed: boolean }> {
  const session = readStoredSession();
  const path = locations.season(seasonId);
  const document = await gateway.get(path);
  const isActive = document !== undefined && isOpen(seasonFromDocument(document));
  const mayClose = session !== null && can.editSeason(session);
  const settings = await settingsAsCopied(gateway, changes);
  const isClosed = !isActive || mayClose;
  if (settings.length === 0 && !(isActive && mayClose)) return { isClosed };

  const close = async (transaction: DataTransaction) => {
    if (isActive && mayClose) await transaction.merge(path, { status: 'deactivated' });
  };
  const { entry: last } = await inOneEntry(
    gateway,
    { seasonId, kind: 'undone', about: ['season', 'settings'], undoes: entryId },
    (part) =>
      gateway.transact(async (transaction) => {
        const stored = await Promise.all(settings.map(({ path: setting }) => transaction.get(setting)));
        for (const [index, { path: setting, after }] of settings.entries())
          if (isAsCopied(stored[index], after)) await transaction.remove(setting);
      }, part),
    { begin: close },
  );
  return { last, isClosed };
}

/** The settings that are as they were copied. */
async function settingsAsCopied(
  gateway: DataGateway,
  changes: readonly HistoryChange[],
): Promise<readonly HistoryChange[]> {
  const copied = changes.filter(({ path }) =>
    ['notification', 'leaderboard'].includes(placeOf(path)?.is ?? ''),
  );
  const stored = await Promise.all(copied.map(({ path }) => gateway.get(path)));
  return copied.filter(({ after }, index) => isAsCopied(stored[index], after));
}

const isAsCopied = (document: StoredDocument | undefined, after: StoredFields | null): boolean =>
  document !== undefined && after !== null && isSameFields(document.fields, after);
