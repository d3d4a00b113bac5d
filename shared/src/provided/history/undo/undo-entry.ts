import type { DataGateway, EntryKey } from '@console/shared/data';
import type { HistoryChange } from '../entries/entry';
import { closeEntry } from '../entries/in-one-entry';
import { planUndo, type UndoChoices } from './plan-undo';
import { sumOf } from '../deletion/quiz-contents';
import { restoreQuiz } from '../deletion/restore-quiz';
import { undoCreation, quizCreatedBy } from './undo-creation';
import { isUsed, restoreSeries, seriesCreatedBy, seriesDeletedBy, undoSeries } from './undo-series';
import { obstacleToChanges, readDocuments, undoInParts, type Unfinished } from './undo-in-parts';
import { changesBeside, isRestoration, undoRestoration } from './undo-restoration';
import { isSeasonCopy, undoSeasonCopy } from './undo-season-copy';
import { readEntry, undoChanges, type WholeEntry } from './undo';
import { withOthers } from './with-others';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';

export type UndoOptions = {
  readonly choices?: UndoChoices | undefined;
  readonly onProgress?: OnUndoProgress;
};

/**
 * Takes an action of the history back. One that may still go on is ended first, so that nothing more is stored of it, and
 * what is taken back is read after that. Where the undo would be refused, or must ask, the action is not ended.
 * @throws DataError
 */
export async function undoEntry(
  gateway: DataGateway,
  key: EntryKey,
  { choices = {}, onProgress = () => undefined }: UndoOptions = {},
): Promise<UndoOutcome> {
  const options = { choices, onProgress };
  const entry = await readEntry(gateway, key);
  if (!entry) return { kind: 'refused', reason: 'expired' };
  // A deletion is ended with its marker, by the restoration.
  if (entry.isComplete || entry.deletedQuiz) return takeBack(gateway, entry, options);
  const obstacle = await obstacleTo(gateway, entry, choices);
  if (obstacle) return obstacle;
  await closeEntry(gateway, key);
  return takeBack(gateway, (await readEntry(gateway, key)) ?? entry, options);
}

/** What the changes of an entry were, each kind of which is taken back in its own way. */
async function takeBack(
  gateway: DataGateway,
  entry: WholeEntry,
  { choices, onProgress }: Required<UndoOptions>,
): Promise<UndoOutcome> {
  if (isSeasonCopy(entry)) return undoSeasonCopy(gateway, entry, onProgress);
  if (isRestoration(entry)) return undoRestoration(gateway, entry, { choices, onProgress });
  const [series, deletedSeries] = [seriesCreatedBy(entry), seriesDeletedBy(entry)];
  if (series) return withOthers(gateway, entry, await undoSeries(gateway, entry, series, onProgress));
  if (deletedSeries)
    return withOthers(gateway, entry, await restoreSeries(gateway, entry, deletedSeries, onProgress));
  if (entry.deletedQuiz) {
    // The quiz itself comes last.
    const restored = await restoreQuiz(gateway, entry, ({ back, total }) =>
      onProgress({ done: sumOf(back), total: sumOf(total) + 1, entries: [] }),
    );
    return restored.kind === 'undone' ? { ...restored, returned: entry.changes[0] } : restored;
  }
  const created = quizCreatedBy(entry);
  if (created) return undoCreation(gateway, entry, created, onProgress);
  if (!entry.hasParts) return undoChanges(gateway, entry, choices);
  const obstacle = await obstacleTo(gateway, entry, choices);
  if (obstacle) return obstacle;
  return withOthers(gateway, entry, await undoInParts(gateway, entry, { choices, onProgress }));
}

/** Why nothing of an action with parts is taken back now, or what must be decided before; without writing anything. */
async function obstacleTo(
  gateway: DataGateway,
  entry: WholeEntry,
  choices: UndoChoices,
): Promise<Unfinished | undefined> {
  if (isSeasonCopy(entry)) return undefined;
  if (isRestoration(entry)) return obstacleToChanges(gateway, changesBeside(entry), choices);
  const series = seriesCreatedBy(entry);
  if (series) return (await isUsed(gateway, series)) ? { kind: 'refused', reason: 'series-used' } : undefined;
  if (seriesDeletedBy(entry) || quizCreatedBy(entry)) return undefined;
  return obstacleToChanges(gateway, entry.changes, choices);
}

/**
 * Whether an action is taken back, by what is stored now: nothing of it is left. Not where a document that it changed was
 * changed again, or is gone.
 * @throws DataError
 */
export async function isTakenBack(gateway: DataGateway, key: EntryKey): Promise<boolean> {
  const { changes = [] } = (await readEntry(gateway, key)) ?? {};
  const present = await readDocuments(
    gateway,
    changes.map(({ path }) => path),
  );
  const isBack = (change: HistoryChange) => {
    const { write, conflicts, isGone } = planUndo(change, present.get(change.path)?.fields);
    return !write && !isGone && conflicts.length === 0;
  };
  return changes.length > 0 && changes.every(isBack);
}
