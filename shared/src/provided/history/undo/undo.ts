import {
  locations,
  newId,
  quizFromDocument,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
  type StoredDocument,
} from '@console/shared/data';
import { acceptsQuestions } from '@console/shared/model';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { changesFrom, entryFromDocument, entryPath, expiry } from '../entries/entry.converter';
import { findMoved, isMovedOn, moveBack, separateMoves } from './moves';
import { placeOf } from '../entries/place';
import { planUndo, type UndoChoices, type UndoPlan } from './plan-undo';
import { quizDeletedBy, type DeletedQuizOf } from '../deletion/restore-quiz';
import type { UndoOutcome, UndoRefusal } from './undo-outcome';

/** An entry with its changes, also those of its parts. */
export type WholeEntry = HistoryEntry & {
  /** The quiz that it has deleted with what it held, which is in its parts; they have no changes then. */
  readonly deletedQuiz?: DeletedQuizOf | undefined;
};

/** Reads an entry with its changes; `undefined` when it is gone. */
export async function readEntry(gateway: DataGateway, key: EntryKey): Promise<WholeEntry | undefined> {
  const document = await gateway.get(entryPath(key));
  if (!document) return undefined;
  const entry = entryFromDocument(document);
  const deletedQuiz = quizDeletedBy(entry);
  return entry.hasParts && !deletedQuiz
    ? { ...entry, changes: [...entry.changes, ...(await readParts(gateway, key))] }
    : { ...entry, deletedQuiz };
}

async function readParts(gateway: DataGateway, { seasonId, entryId }: EntryKey): Promise<HistoryChange[]> {
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  return parts.flatMap(({ fields }) => changesFrom(fields, seasonId));
}

/**
 * Takes an action back, in one transaction that is an entry itself, and so can be undone. Nothing that others have
 * changed since is lost.
 * @param part where the changes are a part of a larger action
 */
export async function undoChanges(
  gateway: DataGateway,
  entry: HistoryEntry,
  choices: UndoChoices = {},
  part?: RecordedAction,
): Promise<UndoOutcome> {
  const { seasonId, entryId } = entry;
  if (entry.changes.length === 0 && !part) return { kind: 'refused', reason: 'final' };
  const undone: EntryKey = { seasonId, entryId: part?.entry?.entryId ?? newId() };
  const action = part ?? { kind: 'undone', undoes: entryId, entryId: undone.entryId };
  const { moves, others } = separateMoves(entry.changes);
  const record = part?.entry?.partId
    ? locations.historyPart(seasonId, undone.entryId, part.entry.partId)
    : entryPath(undone);
  let isRepeat = false;
  return gateway.transact<UndoOutcome>(async (transaction) => {
    // The database client runs a transaction again whose answer was lost: it may be stored.
    const stored = isRepeat ? await transaction.get(record) : undefined;
    isRepeat = true;
    if (stored) return { kind: 'undone', documents: documentsIn(stored), entry: undone };
    const refusal = await refusalOf(transaction, entry.changes);
    if (refusal) return { kind: 'refused', reason: refusal };
    for (const move of moves)
      if (await isMovedOn(transaction, move)) return { kind: 'refused', reason: 'moved' };
    // Requested together: each takes a round trip.
    const read = async (path: string) => [path, await transaction.get(path)] as const;
    const present = new Map(await Promise.all(others.map(({ path }) => read(path))));
    const moved = await findMoved(
      gateway,
      others.filter(({ path }) => !present.get(path)),
    );
    const elsewhere = new Map(await Promise.all([...moved.values()].map(read)));
    const plans = [...others].reverse().map((change) => {
      const path = moved.get(change.path) ?? change.path;
      const document = elsewhere.get(path) ?? present.get(path);
      return { path, plan: planUndo(change, document?.fields, choices) };
    });
    const conflicts = plans.flatMap(({ plan }) => plan.conflicts);
    if (conflicts.length > 0) return { kind: 'conflict', conflicts };
    if (plans.length > 0 && !part && plans.every(({ plan }) => plan.isGone))
      return { kind: 'refused', reason: 'gone' };
    let documents = plans.filter(({ plan }) => plan.write).length;
    for (const { path, plan } of plans) await apply(transaction, path, plan);
    for (const { path, plan } of plans) await nameReturned(transaction, path, plan, entry);
    for (const move of moves) if (await moveBack(transaction, move)) documents += 1;
    const [only] = entry.changes;
    const returned = !part && plans.length === 1 && plans[0]?.plan.write?.is === 'create' ? only : undefined;
    return { kind: 'undone', documents, entry: undone, returned };
  }, action);
}

const documentsIn = ({ fields: { changes } }: StoredDocument): number =>
  Array.isArray(changes) ? changes.length : 0;

async function apply(transaction: DataTransaction, path: string, { write }: UndoPlan): Promise<void> {
  if (write?.is === 'create') await transaction.create(path, write.fields);
  if (write?.is === 'merge') await transaction.merge(path, write.fields);
  if (write?.is === 'remove') await transaction.remove(path);
}

/**
 * Names the entry by which a deleted question comes back, under the id of the question: by that the rules find what the
 * entry keeps of it, and let it come back exactly, also when it is malformed. They trust entries of one change only.
 */
async function nameReturned(
  transaction: DataTransaction,
  path: string,
  { write }: UndoPlan,
  { seasonId, entryId, changes, hasParts }: HistoryEntry,
): Promise<void> {
  const questionId = path.slice(path.lastIndexOf('/') + 1);
  if (write?.is !== 'create' || hasParts || changes.length > 1) return;
  if (placeOf(path)?.is !== 'question') return;
  await transaction.merge(entryPath({ seasonId, entryId: questionId }), {
    returns: entryId,
    expires: expiry(),
  });
}

/** Why changes are not taken back: seasons are never deleted, and quizzes only with what they contain. */
export async function refusalOf(
  reader: Pick<DataTransaction, 'get'>,
  changes: readonly HistoryChange[],
): Promise<UndoRefusal | undefined> {
  for (const { path, before, after } of changes) {
    const place = placeOf(path);
    if (place?.is === 'season' && before === null) return 'final';
    if (place?.is === 'quiz' && (before === null || after === null)) return 'final';
    if (place?.is !== 'question' || place.quizId === undefined) continue;
    const quiz = await reader.get(locations.quiz(place.seasonId, place.quizId));
    if (!quiz) return 'quiz-deleted';
    if (!acceptsQuestions(quizFromDocument(quiz))) return 'begun';
  }
  return undefined;
}
