import {
  newId,
  type DataGateway,
  type EntryKey,
  type RecordedAction,
  type StoredDocument,
} from '@console/shared/data';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { subjectsOf } from '../entries/entry.converter';
import { closeEntryIfPossible, inOneEntry } from '../entries/in-one-entry';
import { planUndo, type UndoChoices, type UndoConflict } from './plan-undo';
import { inPortions } from '../entries/portions';
import type { QuizContents } from '../deletion/quiz-contents';
import { quizDeletedBy, restoreQuiz } from '../deletion/restore-quiz';
import { undoCreation, quizCreatedBy } from './undo-creation';
import { restoreSeries, seriesCreatedBy, seriesDeletedBy, undoSeries } from './undo-series';
import { isSeasonCopy, undoSeasonCopy } from './undo-season-copy';
import { readEntry, undoChanges } from './undo';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';

export type UndoOptions = {
  readonly choices?: UndoChoices | undefined;
  readonly onProgress?: OnUndoProgress;
};

/** Takes an action of the history back. @throws DataError */
export async function undoEntry(
  gateway: DataGateway,
  key: EntryKey,
  { choices = {}, onProgress = () => undefined }: UndoOptions = {},
): Promise<UndoOutcome> {
  const found = await readEntry(gateway, key);
  if (!found) return { kind: 'refused', reason: 'expired' };
  const entry = await withoutRest(gateway, found);
  const [series, deletedSeries] = [seriesCreatedBy(entry), seriesDeletedBy(entry)];
  if (series) return undoSeries(gateway, entry, series, onProgress);
  if (deletedSeries) return restoreSeries(gateway, entry, deletedSeries, onProgress);
  if (quizDeletedBy(entry))
    // The quiz itself comes last.
    return restoreQuiz(gateway, key, ({ back, total }) =>
      onProgress({ done: sumOf(back), total: sumOf(total) + 1, entries: [] }),
    );
  if (isSeasonCopy(entry)) return undoSeasonCopy(gateway, entry, onProgress);
  const created = quizCreatedBy(entry);
  if (created) return undoCreation(gateway, entry, created);
  if (!entry.hasParts) return undoChanges(gateway, entry, choices);
  const conflicts = await conflictsOf(gateway, entry.changes, choices);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  return undoInParts(gateway, entry, { choices, onProgress });
}

/** An action that creates quizzes one after the other, as all of it that is ever stored: its rest would survive the undo. */
async function withoutRest(gateway: DataGateway, entry: HistoryEntry): Promise<HistoryEntry> {
  if (entry.isComplete || !(isSeasonCopy(entry) || seriesCreatedBy(entry))) return entry;
  await closeEntryIfPossible(gateway, entry);
  return (await readEntry(gateway, entry)) ?? entry;
}

const sumOf = ({ questions, results }: QuizContents) => questions + results;

/** What must be decided before anything of a large action is written back. */
async function conflictsOf(
  gateway: DataGateway,
  changes: readonly HistoryChange[],
  choices: UndoChoices,
): Promise<UndoConflict[]> {
  const present = await readDocuments(
    gateway,
    changes.map(({ path }) => path),
  );
  return changes.flatMap((change) => planUndo(change, present.get(change.path)?.fields, choices).conflicts);
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
 * Undoes a large action some changes at a time. If it is cut short, undoing the action again writes back the rest. Stops
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
  const undoPortions = async (part: RecordedAction): Promise<Unfinished | Finished> => {
    let [done, documents] = [0, 0];
    for (const some of inPortions(changes)) {
      onProgress({ done, total: changes.length, entries: documents > 0 ? [undone] : [] });
      const outcome = await undoChanges(gateway, { ...entry, changes: some }, choices, part);
      if (outcome.kind !== 'undone') return outcome;
      documents += outcome.documents;
      done += some.length;
    }
    return { kind: 'undone', documents };
  };
  const isDone = ({ kind }: Unfinished | Finished) => kind === 'undone';
  const { result } = await inOneEntry(gateway, action, undoPortions, { isDone });
  if (result.kind !== 'undone') return result;
  // Nothing is left to finish of an action that was cut short.
  if (!entry.isComplete) await closeEntryIfPossible(gateway, entry);
  return { ...result, entry: undone };
}
