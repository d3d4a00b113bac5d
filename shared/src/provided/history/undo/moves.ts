import { locations, type DataGateway, type DataTransaction, type StoredDocument } from '@console/shared/data';
import { findQuestion, identityOf } from '@console/shared/model';
import type { HistoryChange } from '../entries/entry';
import { placeOf } from '../entries/place';

/** A question that an action has moved: it was deleted under one id and created under another. */
export type Move = { readonly from: string; readonly to: string };

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Separates the moves of questions from other changes. */
export function separateMoves(changes: readonly HistoryChange[]): { moves: Move[]; others: HistoryChange[] } {
  const questions = changes.filter(({ path }) => placeOf(path)?.is === 'question');
  const moves = questions.flatMap((gone) => {
    const arrived = questions.find(
      (change) => change.before === null && identityOf(idOf(change.path)) === identityOf(idOf(gone.path)),
    );
    return gone.after === null && arrived ? [{ from: gone.path, to: arrived.path }] : [];
  });
  const moved = moves.flatMap(({ from, to }) => [from, to]);
  return { moves, others: changes.filter(({ path }) => !moved.includes(path)) };
}

/** Whether a move cannot be taken back: the question was deleted, or moved again. */
export async function isMovedOn(transaction: DataTransaction, { from, to }: Move): Promise<boolean> {
  return !(await transaction.get(to)) && !(await transaction.get(from));
}

/** Moves a question back, with its present content; returns whether it was moved. */
export async function moveBack(transaction: DataTransaction, { from, to }: Move): Promise<boolean> {
  const document = await transaction.get(to);
  if (!document) return false;
  await transaction.create(from, { ...document.fields, question_id: idOf(from) });
  await transaction.remove(to);
  return true;
}

/**
 * Where questions are now that were moved after an action had changed them, by their path then.
 * @param gone the changes of documents that are not where they were
 */
export async function findMoved(
  gateway: DataGateway,
  gone: readonly HistoryChange[],
): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  const lists = new Map<string, Promise<readonly StoredDocument[]>>();
  for (const { path, after } of gone) {
    const place = placeOf(path);
    if (place?.is !== 'question' || place.quizId === undefined || after === null) continue;
    const collection = locations.questions(place.seasonId, place.quizId);
    const stored = lists.get(collection) ?? gateway.list({ collection });
    lists.set(collection, stored);
    const found = findQuestion(await stored, idOf(path));
    if (found) moved.set(path, found.path);
  }
  return moved;
}
