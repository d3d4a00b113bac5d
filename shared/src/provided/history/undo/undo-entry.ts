import { locations, newId, type DataGateway, type EntryKey, type StoredDocument } from '@console/shared/data';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { subjectsOf } from '../entries/entry.converter';
import { closeEntry, inOneEntry } from '../entries/in-one-entry';
import { placeOf } from '../entries/place';
import { findMoved } from './moves';
import { planUndo, type UndoChoices } from './plan-undo';
import { inPortions } from '../entries/portions';
import { sumOf } from '../deletion/quiz-contents';
import { restoreQuiz } from '../deletion/restore-quiz';
import { undoCreation, quizCreatedBy } from './undo-creation';
import { isUsed, restoreSeries, seriesCreatedBy, seriesDeletedBy, undoSeries } from './undo-series';
import { isSeasonCopy, undoSeasonCopy } from './undo-season-copy';
import { readEntry, refusalOf, undoChanges, type WholeEntry } from './undo';
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
  if (isSeasonCopy(entry)) return undoSeasonCopy(gateway, entry, onProgress);
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
  const series = seriesCreatedBy(entry);
  if (series) return (await isUsed(gateway, series)) ? { kind: 'refused', reason: 'series-used' } : undefined;
  if (seriesDeletedBy(entry) || isSeasonCopy(entry) || quizCreatedBy(entry)) return undefined;
  const { changes } = entry;
  const present = await readDocuments(gateway, [
    ...new Set(changes.flatMap(({ path }) => [path, ...quizPathOf(path)])),
  ]);
  const reason = await refusalOf({ get: async (path) => present.get(path) }, changes);
  if (reason) return { kind: 'refused', reason };
  const plans = changes.map((change) => planUndo(change, present.get(change.path)?.fields, choices));
  const conflicts = plans.flatMap((plan) => plan.conflicts);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  const areAllGone = plans.length > 0 && plans.every(({ isGone }) => isGone);
  return areAllGone && (await findMoved(gateway, changes)).size === 0
    ? { kind: 'refused', reason: 'gone' }
    : undefined;
}

/** The quiz that a question belongs to, whose state decides whether it may be changed. */
function quizPathOf(path: string): string[] {
  const { is, seasonId = '', quizId } = placeOf(path) ?? {};
  return is === 'question' && quizId !== undefined ? [locations.quiz(seasonId, quizId)] : [];
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

/** From so many documents on, the collection that has them is read as a whole: each one would take a listener. */
const worthListing = 50;

/** Reads documents, in as few requests as is sensible. */
async function readDocuments(
  gateway: DataGateway,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const byCollection = new Map<string, string[]>();
  for (const path of paths) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), path]);
  }
  const documents = await Promise.all(
    [...byCollection].map(([collection, wanted]) =>
      wanted.length < worthListing
        ? Promise.all(wanted.map((path) => gateway.get(path)))
        : gateway.list({ collection }),
    ),
  );
  return new Map(
    documents.flat().flatMap((document) => (document ? [[document.path, document] as const] : [])),
  );
}

type Unfinished = Exclude<UndoOutcome, { kind: 'undone' }>;
type Finished = { readonly kind: 'undone'; readonly documents: number };

/**
 * Undoes a large action some changes at a time. If it is interrupted, undoing the action again writes back the rest. Stops
 * where somebody has changed something in the meantime; its entry then stays open.
 */
async function undoInParts(
  gateway: DataGateway,
  entry: HistoryEntry,
  { choices, onProgress }: Required<UndoOptions>,
): Promise<UndoOutcome> {
  const { seasonId, entryId, changes } = entry;
  const undone = { seasonId, entryId: newId() };
  const action = { ...undone, kind: 'undone', about: subjectsOf(changes), undoes: entryId };
  const undoPortions = async (): Promise<Unfinished | Finished> => {
    let [done, documents] = [0, 0];
    for (const some of inPortions(changes)) {
      onProgress({ done, total: changes.length, entries: documents > 0 ? [undone] : [] });
      const part = { entry: { ...undone, is: 'part', partId: newId() } } as const;
      const outcome = await undoChanges(gateway, { ...entry, changes: some }, choices, part);
      if (outcome.kind !== 'undone') return outcome;
      documents += outcome.documents;
      done += some.length;
    }
    return { kind: 'undone', documents };
  };
  const isDone = ({ kind }: Unfinished | Finished) => kind === 'undone';
  const { result } = await inOneEntry(gateway, action, undoPortions, { isDone });
  return result.kind === 'undone' ? { ...result, entry: undone } : result;
}
