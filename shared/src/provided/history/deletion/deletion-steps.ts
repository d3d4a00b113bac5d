import {
  changedFields,
  DataError,
  locations,
  newId,
  quizFromDocument,
  quizToFields,
  type DataGateway,
  type DataTransaction,
  type QuizKey,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { quizSubject, type Quiz } from '@console/shared/model';
import type { DeletionOptions, ShownQuiz } from './deletion-options';
import { DeletionStopped, QuizChanged } from './deletion-errors';
import {
  finishedFields,
  markerFields,
  markerPath,
  nextPartFields,
  type LeavingQuiz,
} from './deletion-marker';
import { completeFields, entryPath } from '../entries/entry.converter';
import { keptFields } from './kept-part';
import { isSameFields } from '../entries/same-value';
import type { QuizContents, QuizPart } from './quiz-contents';
import { hasItsEntry, readMarker } from './read-marker';
import { fitsEntry } from '../entries/size-of';

/** The path of a quiz. */
export const pathOf = ({ seasonId, quizId }: QuizKey): string => locations.quiz(seasonId, quizId);

/** Where a deletion is: its entry, unless nothing is kept, and the last part. */
export type DeletionState = { readonly entryId: string; readonly part: string };

/** A deletion that was begun just now, and the quiz as it was. */
export type BegunDeletion = DeletionState & { readonly was: Quiz };

type TakenQuiz = DeletionOptions & { counted: QuizContents | undefined };

/**
 * Deletes the quiz with these parts of it, keeps them, and creates a marker. Resolves with `gone before` where another
 * deletion has done it.
 */
export async function takeQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  parts: readonly QuizPart[],
  { shown, exactly, undoes, counted }: TakenQuiz,
): Promise<BegunDeletion | 'gone before'> {
  const { seasonId, quizId } = quiz;
  const state = { entryId: newId(), part: newId() };
  let was: Quiz | undefined;
  const take = async (transaction: DataTransaction) => {
    const document = await transaction.get(pathOf(quiz));
    // Ends the transaction: what another person has deleted must have no second entry.
    if (!document) throw new DataError('missing', `${pathOf(quiz)} is gone`);
    const current = quizFromDocument(document);
    was = current;
    const isAsked =
      (!shown || isAsShown(shown, current, counted)) &&
      (!exactly || (await isExactly(transaction, document, exactly.fields, parts)));
    if (!isAsked) throw new QuizChanged(current, counted);
    if (!fitsEntry(document.fields)) throw new DeletionStopped('quiz-too-large');
    await transaction.merge(markerPath(quiz), markerFields(quiz, state.entryId, state.part));
    await keep(transaction, quiz, parts, state);
    await transaction.remove(pathOf(quiz));
    return { ...state, was: current };
  };
  try {
    return await gateway.transact(take, {
      kind: undoes === undefined ? 'quiz_deleted' : 'undone',
      undoes,
      entry: { seasonId, entryId: state.entryId, is: 'begun', about: [quizSubject(quizId)] },
      keepsQuestions: true,
    });
  } catch (error) {
    // Another person began at the same moment, or only the response was lost.
    const found = await deletionOf(gateway, quiz);
    if (found === undefined) throw error;
    return was && found.entryId === state.entryId ? { ...state, was } : 'gone before';
  }
}

/** Deletes documents below the quiz, and keeps them in a new part. */
async function keep(
  transaction: DataTransaction,
  key: QuizKey,
  parts: readonly QuizPart[],
  { entryId, part }: DeletionState,
): Promise<void> {
  await transaction.merge(locations.historyPart(key.seasonId, entryId, part), keptFields(key, parts));
  for (const { path } of parts) await transaction.remove(path);
}

/** A module that reads quizzes by its own definition may lack a field that this release knows. */
const isAsShown = (shown: ShownQuiz, current: Quiz, counted?: QuizContents): boolean =>
  Object.keys(changedFields(quizToFields(current), quizToFields(shown.quiz))).length === 0 &&
  (!shown.contents || !counted || shown.contents.questions === counted.questions);

/** Whether the quiz and these contents of it are as they were listed. A change until the commit repeats the transaction. */
async function isExactly(
  transaction: DataTransaction,
  document: StoredDocument,
  fields: StoredFields,
  parts: readonly QuizPart[],
): Promise<boolean> {
  // Requested together: each takes a round trip.
  const stored = await Promise.all(parts.map(({ path }) => transaction.get(path)));
  return (
    isSameFields(document.fields, fields) &&
    parts.every((part, index) => isSameFields(stored[index]?.fields ?? {}, part.fields))
  );
}

/** Reads from the server what has deleted the quiz; `undefined` when it is there, or that fails. */
const deletionOf = (gateway: DataGateway, quiz: QuizKey): Promise<Partial<DeletionState> | undefined> =>
  gateway
    .transact(async (transaction) =>
      (await transaction.get(pathOf(quiz))) ? undefined : ((await readMarker(transaction, quiz)) ?? {}),
    )
    .catch(() => undefined);

/**
 * Reads where a deletion is. Nothing is kept of a quiz that was deleted before there was a history, or whose entry has
 * expired since.
 * @throws DeletionStopped when the quiz exists again
 */
export const readState = (gateway: DataGateway, key: QuizKey): Promise<DeletionState> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(pathOf(key))) throw new DeletionStopped('restored');
    const marker = await readMarker(transaction, key);
    const isKept = marker && (await hasItsEntry(transaction, key, marker));
    return { entryId: isKept ? marker.entryId : '', part: marker?.part ?? '' };
  });

/**
 * Deletes contents of a deleted quiz that were listed in this state. Takes nothing when another person has deleted some
 * since: they may be the same.
 * @throws DeletionStopped when the quiz exists again: the contents are its own.
 */
export const takeParts = (
  gateway: DataGateway,
  quiz: QuizKey,
  parts: readonly QuizPart[],
  listed: DeletionState,
): Promise<{ taken: boolean; after: DeletionState }> =>
  gateway.transact(
    async (transaction) => {
      if (await transaction.get(pathOf(quiz))) throw new DeletionStopped('restored');
      const marker = await readMarker(transaction, quiz);
      if (marker?.isRestoring) throw new DeletionStopped('restoring');
      if (listed.entryId === '') {
        for (const { path } of parts) await transaction.remove(path);
        return { taken: true, after: listed };
      }
      if (marker && marker.part !== listed.part)
        return { taken: false, after: { ...listed, part: marker.part } };
      const after = { ...listed, part: newId() };
      await transaction.merge(markerPath(quiz), nextPartFields(after.part));
      await keep(transaction, quiz, parts, after);
      return { taken: true, after };
    },
    { keepsQuestions: true },
  );

/** Sets the marker to finished, and its entry to complete. There is no marker when another client deleted the quiz. */
export const finish = (gateway: DataGateway, key: QuizKey): Promise<void> =>
  gateway.transact(async (transaction) => {
    const marker = await readMarker(transaction, key);
    if (!marker || marker.isRestoring) return;
    if (await hasItsEntry(transaction, key, marker))
      await transaction.merge(entryPath({ ...key, entryId: marker.entryId }), completeFields);
    await transaction.merge(markerPath(key), finishedFields);
  });
