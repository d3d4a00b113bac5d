import { DataError, locations, quizFromDocument, type DataGateway, type QuizKey } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import { isSameQuiz } from '../quiz.resource';
import { finishedFields, markerFields, markerOf, type LeavingQuiz } from './deletion-marker.converter';
import {
  countContents,
  listContents,
  tallyOf,
  type QuizContents,
  type QuizPart,
} from './quiz-contents.resource';

/** How much a deletion includes, how much of it is deleted, and whether the quiz itself is. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents; isQuizGone: boolean };

/**
 * What a deletion has deleted; `resumed` when the quiz itself and a part of its contents had been deleted
 * before.
 */
export type DeletedQuiz = { gone: QuizContents; resumed: boolean };

/** What the person confirmed; without `contents` where they could not be counted. */
export type ShownQuiz = { quiz: Quiz; contents?: QuizContents };

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
 * A commit has 500 writes at most: the quiz, its marker and these. The marker's timestamp may count as one,
 * too.
 */
const mostBesideQuiz = 497;

/** This many are deleted in about a second, so that the progress is visible. */
const batchSize = 100;

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. The first
 * commit deletes the quiz itself, so that it disappears for everyone, with as many of its contents as fit,
 * and creates a marker in the season. The remaining contents are deleted until a new listing is empty; then
 * the marker is set to finished. Where the quiz is already deleted, only its contents are: anyone, also
 * several people at once, can finish an interrupted deletion.
 * @throws QuizChanged when the quiz, or the number of its questions, is not as `shown`. Results are not
 * compared: players add them all the time during a quiz.
 */
export async function deleteQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  onProgress: (progress: DeletionProgress) => void,
  shown?: ShownQuiz,
): Promise<DeletedQuiz> {
  const found = await listContents(gateway, quiz, mostBesideQuiz + 1);
  const start = found.slice(0, mostBesideQuiz);
  // A failed count does not stop the deletion: the total then grows with what is found.
  const counted =
    start.length === found.length
      ? tallyOf(found)
      : await countContents(gateway, quiz).catch(() => undefined);
  const taken: QuizPart[] = [];
  const report = (parts: readonly QuizPart[], isQuizGone = true) => {
    taken.push(...parts);
    onProgress(progressOf(counted ?? tallyOf(found), tallyOf(taken), isQuizGone));
  };

  report([], false);
  const resumed = (await takeQuiz(gateway, quiz, start, shown, counted)) === 'gone before';
  report(resumed ? [] : start);
  // Listed again each time: another person may have added a question just before, and players keep adding
  // results.
  let remaining = await listContents(gateway, quiz, batchSize);
  while (remaining.length > 0) {
    await takeParts(gateway, quiz, remaining);
    report(remaining);
    remaining = await listContents(gateway, quiz, batchSize);
  }
  await finish(gateway, quiz);
  return { gone: tallyOf(taken), resumed };
}

const pathOf = ({ seasonId, quizId }: QuizKey): string => locations.quiz(seasonId, quizId);

/** Deletes the quiz with these parts of it, and creates a marker. */
async function takeQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  parts: readonly QuizPart[],
  shown?: ShownQuiz,
  counted?: QuizContents,
): Promise<'taken' | 'gone before'> {
  try {
    return await gateway.transact(async (transaction) => {
      const document = await transaction.get(pathOf(quiz));
      if (!document) return 'gone before';
      const current = quizFromDocument(document);
      if (shown && !isAsShown(shown, current, counted)) throw new QuizChanged(current, counted);
      await transaction.merge(markerOf(quiz), markerFields(quiz));
      for (const { path } of parts) await transaction.remove(path);
      await transaction.remove(pathOf(quiz));
      return 'taken' as const;
    });
  } catch (error) {
    // Another person began at the same moment, or only the response was lost.
    if (await isGone(gateway, quiz)) return 'gone before';
    throw error;
  }
}

const isAsShown = (shown: ShownQuiz, current: Quiz, counted?: QuizContents): boolean =>
  isSameQuiz(shown.quiz, current) &&
  (!shown.contents || !counted || shown.contents.questions === counted.questions);

/** Reads the quiz from the server; when that fails, it does not count as deleted. */
const isGone = (gateway: DataGateway, quiz: QuizKey): Promise<boolean> =>
  gateway.transact(async (transaction) => !(await transaction.get(pathOf(quiz)))).catch(() => false);

/**
 * Deletes contents of a deleted quiz.
 * @throws DataError `exists` when a quiz with this id exists again: the contents are its own.
 */
const takeParts = (gateway: DataGateway, quiz: QuizKey, parts: readonly QuizPart[]): Promise<void> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(pathOf(quiz))) throw new DataError('exists', `${pathOf(quiz)} is there again`);
    for (const { path } of parts) await transaction.remove(path);
  });

/** Sets the marker to finished. There is no marker when another client deleted the quiz. */
const finish = (gateway: DataGateway, quiz: QuizKey): Promise<void> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(markerOf(quiz))) await transaction.merge(markerOf(quiz), finishedFields);
  });

/** Also counts what players add during the deletion. */
function progressOf(total: QuizContents, gone: QuizContents, isQuizGone: boolean): DeletionProgress {
  const most = (kind: keyof QuizContents) => Math.max(total[kind], gone[kind]);
  return { total: { questions: most('questions'), results: most('results') }, gone, isQuizGone };
}
