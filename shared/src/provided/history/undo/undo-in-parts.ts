import { locations, newId, type DataGateway, type StoredDocument } from '@console/shared/data';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { subjectsOf } from '../entries/entry.converter';
import { inOneEntry } from '../entries/in-one-entry';
import { placeOf } from '../entries/place';
import { inPortions } from '../entries/portions';
import { findMoved } from './moves';
import { planUndo, type UndoChoices } from './plan-undo';
import { refusalOf, undoChanges } from './undo';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';

export type Unfinished = Exclude<UndoOutcome, { kind: 'undone' }>;

/** Why changes are not taken back now, or what must be decided before; without writing anything. */
export async function obstacleToChanges(
  gateway: DataGateway,
  changes: readonly HistoryChange[],
  choices: UndoChoices,
): Promise<Unfinished | undefined> {
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

/** From so many documents on, the collection that has them is read as a whole: each one would take a listener. */
const worthListing = 50;

/** Reads documents, in as few requests as is sensible. */
export async function readDocuments(
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

type Finished = { readonly kind: 'undone'; readonly documents: number };

/**
 * Undoes a large action some changes at a time. If it is interrupted, undoing the action again writes back the rest. Stops
 * where somebody has changed something in the meantime; its entry then stays open.
 */
export async function undoInParts(
  gateway: DataGateway,
  entry: HistoryEntry,
  { choices, onProgress }: { readonly choices: UndoChoices; readonly onProgress: OnUndoProgress },
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
