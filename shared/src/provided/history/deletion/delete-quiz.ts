import {
  asDataError,
  changedFields,
  DataError,
  locations,
  newId,
  quizFromDocument,
  quizToFields,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type QuizKey,
} from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import {
  finishedFields,
  markerFields,
  markerPath,
  nextPartFields,
  type LeavingQuiz,
} from './deletion-marker';
import { completeFields, entryPath } from '../entries/entry.converter';
import { fittingTogether, keptFields, mostInPart, nextPart } from './kept-part';
import { quizSubject } from '../entries/place';
import { hasItsEntry, readMarker } from './read-marker';
import { countContents, listContents, tallyOf, type QuizContents, type QuizPart } from './quiz-contents';
import { fitsEntry } from '../entries/size-of';

/** How much a deletion includes, how much of it is deleted, and whether the quiz itself is. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents; isQuizGone: boolean };

/**
 * What a deletion has deleted; `resumed` when the quiz itself and a part of its contents had been deleted before, else
 * with the deletion's entry.
 */
export type DeletedQuiz = { gone: QuizContents; resumed: boolean; entry?: EntryKey };

/** What the person confirmed; without `contents` where they could not be counted. */
export type ShownQuiz = { quiz: Quiz; contents?: QuizContents };

/** What a deletion is for. */
export type DeletionOptions = {
  /** The quiz is deleted only if it is still like this. */
  readonly shown?: ShownQuiz;
  /** The id of the entry that the deletion takes back. */
  readonly undoes?: string;
};

/** The quiz is not as it was shown, so nothing was deleted. */
export class QuizChanged extends DataError {
  constructor(
    readonly quiz: Quiz,
    readonly contents?: QuizContents,
  ) {
    super('conflict', `Quiz ${quiz.id} is not as it was shown`);
  }
}

/**
 * The deletion goes no further: the quiz is being restored (`restoring`); the quiz itself is larger than what the history
 * can keep, so that nothing was deleted (`quiz-too-large`); or only questions or results are left that are
 * (`contents-too-large`). These stay until the entry of the deletion expires: then nothing has to be kept.
 */
export class DeletionStopped extends DataError {
  constructor(readonly reason: 'restoring' | 'quiz-too-large' | 'contents-too-large') {
    super('conflict', `The deletion of the quiz stopped: ${reason}`);
  }
}

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. Each commit keeps what
 * it deletes in the history, so that the quiz can be restored. The first one deletes the quiz itself, so that it
 * disappears for everyone, with as many of its contents as fit into a part, and creates a marker in the season. The
 * remaining contents are deleted until a new listing is empty; then the marker is set to finished. Where the quiz is
 * already deleted, only its contents are: anyone, also several people at once, can finish an interrupted deletion.
 * @throws QuizChanged when the quiz, or the number of its questions, is not as `shown`. Results are not
 * compared: players add them all the time during a quiz.
 * @throws DeletionStopped
 */
export async function deleteQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  onProgress: (progress: DeletionProgress) => void,
  { shown, undoes }: DeletionOptions = {},
): Promise<DeletedQuiz> {
  const found = await listContents(gateway, quiz, mostInPart + 1);
  const start = fittingTogether(found);
  // A failed count does not stop the deletion: the total then grows with what is found.
  const counted =
    found.length <= mostInPart ? tallyOf(found) : await countContents(gateway, quiz).catch(() => undefined);
  const taken: QuizPart[] = [];
  const report = (parts: readonly QuizPart[], isQuizGone = true) => {
    taken.push(...parts);
    onProgress(progressOf(counted ?? tallyOf(found), tallyOf(taken), isQuizGone));
  };

  report([], false);
  const begun = await takeQuiz(gateway, quiz, start, { shown, undoes, counted });
  report(begun === 'gone before' ? [] : start);
  let after = begun === 'gone before' ? await readState(gateway, quiz) : begun;
  const tooLarge = new Set<string>();
  // Listed again each time: another person may have added a question just before, and players keep adding
  // results.
  const listRemaining = async () =>
    (await listContents(gateway, quiz, mostInPart + tooLarge.size)).filter(({ path }) => !tooLarge.has(path));
  let remaining = await listRemaining();
  while (remaining.length > 0) {
    const part = nextPart(remaining);
    const next = await takeParts(gateway, quiz, part, after).catch((error: unknown) => {
      // Only the database knows whether it is too large for a part: sizes are estimates here.
      const [first] = part;
      if (!first || part.length > 1 || asDataError(error).kind !== 'invalid') throw error;
      tooLarge.add(first.path);
      return { taken: false, after };
    });
    if (next.taken) report(part);
    after = next.after;
    remaining = await listRemaining();
  }
  if (tooLarge.size > 0) throw new DeletionStopped('contents-too-large');
  await finish(gateway, quiz);
  const gone = tallyOf(taken);
  if (begun === 'gone before') return { gone, resumed: true };
  return { gone, resumed: false, entry: { seasonId: quiz.seasonId, entryId: begun.entryId } };
}

const pathOf = ({ seasonId, quizId }: QuizKey): string => locations.quiz(seasonId, quizId);

/** Where a deletion is: its entry, unless nothing is kept, and the last part. */
type DeletionState = { readonly entryId: string; readonly part: string };

type TakenQuiz = DeletionOptions & { counted?: QuizContents };

/** Deletes the quiz with these parts of it, keeps them, and creates a marker. */
async function takeQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  parts: readonly QuizPart[],
  { shown, undoes, counted }: TakenQuiz,
): Promise<DeletionState | 'gone before'> {
  const { seasonId, quizId } = quiz;
  const state = { entryId: newId(), part: newId() };
  const take = async (transaction: DataTransaction) => {
    const document = await transaction.get(pathOf(quiz));
    // Ends the transaction: what another person has deleted must have no second entry.
    if (!document) throw new DataError('missing', `${pathOf(quiz)} is gone`);
    const current = quizFromDocument(document);
    if (shown && !isAsShown(shown, current, counted)) throw new QuizChanged(current, counted);
    if (!fitsEntry(document.fields)) throw new DeletionStopped('quiz-too-large');
    await transaction.merge(markerPath(quiz), markerFields(quiz, state.entryId, state.part));
    await keep(transaction, quiz, parts, state);
    await transaction.remove(pathOf(quiz));
    return state;
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
    if (await isGone(gateway, quiz)) return 'gone before';
    throw error;
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

const isAsShown = (shown: ShownQuiz, current: Quiz, counted?: QuizContents): boolean =>
  Object.keys(changedFields(quizToFields(shown.quiz), quizToFields(current))).length === 0 &&
  (!shown.contents || !counted || shown.contents.questions === counted.questions);

/** Reads the quiz from the server; when that fails, it does not count as deleted. */
const isGone = (gateway: DataGateway, quiz: QuizKey): Promise<boolean> =>
  gateway.transact(async (transaction) => !(await transaction.get(pathOf(quiz)))).catch(() => false);

/**
 * Reads where a deletion is. Nothing is kept of a quiz that was deleted before there was a history, or whose entry has
 * expired since.
 */
const readState = (gateway: DataGateway, key: QuizKey): Promise<DeletionState> =>
  gateway.transact(async (transaction) => {
    const marker = await readMarker(transaction, key);
    const isKept = marker && (await hasItsEntry(transaction, key, marker));
    return { entryId: isKept ? marker.entryId : '', part: marker?.part ?? '' };
  });

/**
 * Deletes contents of a deleted quiz that were listed in this state. Takes nothing when another person has deleted some
 * since: they may be the same.
 * @throws DataError `exists` when a quiz with this id exists again: the contents are its own.
 */
const takeParts = (
  gateway: DataGateway,
  quiz: QuizKey,
  parts: readonly QuizPart[],
  listed: DeletionState,
): Promise<{ taken: boolean; after: DeletionState }> =>
  gateway.transact(
    async (transaction) => {
      if (await transaction.get(pathOf(quiz)))
        throw new DataError('exists', `${pathOf(quiz)} is there again`);
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
const finish = (gateway: DataGateway, key: QuizKey): Promise<void> =>
  gateway.transact(async (transaction) => {
    const marker = await readMarker(transaction, key);
    if (!marker || marker.isRestoring) return;
    if (await hasItsEntry(transaction, key, marker))
      await transaction.merge(entryPath({ ...key, entryId: marker.entryId }), completeFields);
    await transaction.merge(markerPath(key), finishedFields);
  });

/** Also counts what players add during the deletion. */
function progressOf(total: QuizContents, gone: QuizContents, isQuizGone: boolean): DeletionProgress {
  const most = (kind: keyof QuizContents) => Math.max(total[kind], gone[kind]);
  return { total: { questions: most('questions'), results: most('results') }, gone, isQuizGone };
}
