import {
  locations,
  newId,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type QuizKey,
  type StoredFields,
} from '@console/shared/data';
import { keptForMs } from '@console/shared/model';
import { markerFrom, markerPath, nextPartFields, restoringFields } from './deletion-marker';
import type { HistoryEntry } from '../entries/entry';
import { completeFields, entryFromDocument, entryPath } from '../entries/entry.converter';
import { keptIn } from './kept-part';
import { placeOf } from '../entries/place';
import { listContents, tallyOf, type QuizContents, type QuizPart } from './quiz-contents';
import type { UndoOutcome } from '../undo/undo-outcome';

/** How much a deleted quiz held, and how much of it is back. */
export type RestorationProgress = { readonly total: QuizContents; readonly back: QuizContents };

/** A quiz that an action has deleted, with its fields as they were. */
export type DeletedQuizOf = QuizKey & { readonly fields: StoredFields };

/** The quiz that the action of an entry has deleted with what it held; `undefined` for any other action. */
export function quizDeletedBy({ changes, hasParts }: HistoryEntry): DeletedQuizOf | undefined {
  const [change] = changes;
  const place = change && placeOf(change.path);
  if (!hasParts || !change?.before || change.after || place?.is !== 'quiz' || !place.quizId) return undefined;
  return { seasonId: place.seasonId, quizId: place.quizId, fields: change.before };
}

/**
 * Brings a deleted quiz back, exactly as it was, with the questions and results that its deletion kept. Each part is
 * restored in one commit; the last commit brings the quiz itself back, so that nobody sees it with half its contents,
 * and is the restoration's entry. Anyone can finish what was interrupted, and several people at once. What the deletion
 * had not reached stays.
 */
export async function restoreQuiz(
  gateway: DataGateway,
  key: EntryKey,
  onProgress: (progress: RestorationProgress) => void = () => undefined,
): Promise<UndoOutcome> {
  const document = await gateway.get(entryPath(key));
  const entry = document && entryFromDocument(document);
  if (!entry || Date.now() > (entry.time ?? 0) + keptForMs) return { kind: 'refused', reason: 'expired' };
  const quiz = quizDeletedBy(entry);
  if (!quiz) return { kind: 'refused', reason: 'final' };

  const undone: EntryKey = { seasonId: key.seasonId, entryId: newId() };
  const begun = await step(gateway, { quiz, key, undone }, async (transaction, { isRestoring }) => {
    if (isRestoring) return;
    await transaction.merge(markerPath(quiz), restoringFields);
    // No more parts are coming, also where the deletion was interrupted.
    if (!entry.isComplete) await transaction.merge(entryPath(key), completeFields);
  });
  if (begun) return begun;
  const parts = await readKept(gateway, key, quiz);
  const total = tallyOf(parts.flatMap(({ documents }) => documents));
  const back: QuizPart[] = [];
  const there = new Set((await listContents(gateway, quiz)).map(({ path }) => path));
  onProgress({ total, back: tallyOf(back) });
  for (const { id, documents } of parts) {
    const ended = await step(gateway, { quiz, key, undone }, async (transaction, { part }) => {
      // Parts are restored in the order of their ids; another person may have come further.
      if (part >= id) return;
      await transaction.merge(markerPath(quiz), nextPartFields(id));
      for (const { path, fields } of documents) if (!there.has(path)) await transaction.merge(path, fields);
    });
    if (ended) return ended;
    back.push(...documents);
    onProgress({ total, back: tallyOf(back) });
  }
  const ended = await step(
    gateway,
    { quiz, key, undone },
    async (transaction) => {
      await transaction.create(locations.quiz(quiz.seasonId, quiz.quizId), quiz.fields);
      await transaction.remove(markerPath(quiz));
    },
    'last',
  );
  return ended ?? { kind: 'undone', documents: back.length + 1, entry: undone };
}

/** The restoration: its quiz, the entry of the deletion, and its own. */
type Restored = { readonly quiz: QuizKey; readonly key: EntryKey; readonly undone: EntryKey };

type Marker = ReturnType<typeof markerFrom>;

/** Runs one commit of a restoration; returns how the restoration has ended if another person has ended it. */
function step(
  gateway: DataGateway,
  { quiz, key, undone }: Restored,
  work: (transaction: DataTransaction, marker: Marker) => Promise<void>,
  is?: 'last',
): Promise<UndoOutcome | undefined> {
  return gateway.transact<UndoOutcome | undefined>(
    async (transaction) => {
      if (await transaction.get(locations.quiz(quiz.seasonId, quiz.quizId))) {
        // Its own entry is there where only the answer was lost.
        const isOwn = is === 'last' && (await transaction.get(entryPath(undone))) !== undefined;
        return { kind: 'undone', documents: isOwn ? 1 : 0, entry: undone };
      }
      const document = await transaction.get(markerPath(quiz));
      const marker = document && markerFrom(document.fields);
      // The quiz was restored and deleted again: that deletion has an entry of its own.
      if (marker?.entryId !== key.entryId) return { kind: 'refused', reason: 'quiz-deleted' };
      await work(transaction, marker);
      return undefined;
    },
    is === 'last'
      ? { kind: 'undone', undoes: key.entryId, entryId: undone.entryId }
      : { keepsQuestions: true },
  );
}

type Kept = { readonly id: string; readonly documents: readonly QuizPart[] };

/** What a deletion has kept, by part, in the order of the ids. */
export async function readKept(
  gateway: DataGateway,
  { seasonId, entryId }: EntryKey,
  quiz: QuizKey,
): Promise<Kept[]> {
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  return parts.map(({ id, fields }) => ({ id, documents: keptIn(fields, quiz) }));
}
