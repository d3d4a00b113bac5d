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

/** How much a deletion has to take, how much of it is gone, and whether the quiz itself is. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents; isQuizGone: boolean };

/** What a deletion took; `resumed` when the quiz itself, with a part of what it held, had gone before. */
export type DeletedQuiz = { gone: QuizContents; resumed: boolean };

/** What a person was asked about; without `contents` where they could not be counted. */
export type ShownQuiz = { quiz: Quiz; contents?: QuizContents };

/** The quiz is not what the person was asked about, so nothing was deleted. */
export class QuizChanged extends DataError {
  constructor(
    readonly quiz: Quiz,
    readonly contents?: QuizContents,
  ) {
    super('conflict', `Quiz ${quiz.id} is not as it was shown`);
  }
}

/** A commit takes 500 writes at most: the quiz, its marker and these. The marker's time may count as one, too. */
const mostBesideQuiz = 497;

/** This many are stored in about a second, so that progress is seen. */
const batchSize = 100;

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. The first takes the
 * quiz, so that it is gone for everybody, with as much below it as fits, and leaves a marker in the season. The rest
 * follows until a fresh listing finds nothing; then the marker says that the deletion is finished. Where the quiz is
 * gone already only the rest is taken: anybody, also several at once, can finish what was interrupted.
 *
 * @throws QuizChanged when the quiz, or the number of its questions, is not as `shown`. Results are not compared:
 * while a quiz is under way they come all the time.
 */
export async function deleteQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  onProgress: (progress: DeletionProgress) => void,
  shown?: ShownQuiz,
): Promise<DeletedQuiz> {
  const found = await listContents(gateway, quiz, mostBesideQuiz + 1);
  const start = found.slice(0, mostBesideQuiz);
  // A count that fails keeps nothing from going: the total then grows with what is found.
  const counted =
    start.length === found.length
      ? tallyOf(found)
      : await countContents(gateway, quiz).catch(() => undefined);
  const taken: QuizPart[] = [];
  const tell = (parts: readonly QuizPart[], isQuizGone = true) => {
    taken.push(...parts);
    onProgress(progressOf(counted ?? tallyOf(found), tallyOf(taken), isQuizGone));
  };

  tell([], false);
  const resumed = (await takeQuiz(gateway, quiz, start, shown, counted)) === 'gone before';
  tell(resumed ? [] : start);
  // Listed anew each time: somebody may have added a question just before, and players add results meanwhile.
  let rest = await listContents(gateway, quiz, batchSize);
  while (rest.length > 0) {
    await takeParts(gateway, quiz, rest);
    tell(rest);
    rest = await listContents(gateway, quiz, batchSize);
  }
  await finish(gateway, quiz);
  return { gone: tallyOf(taken), resumed };
}

const pathOf = ({ seasonId, quizId }: QuizKey): string => locations.quiz(seasonId, quizId);

/** Takes the quiz with these parts of it, and leaves a marker. */
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
    // Somebody else began at the same moment, or only the answer was lost.
    if (await isGone(gateway, quiz)) return 'gone before';
    throw error;
  }
}

const isAsShown = (shown: ShownQuiz, current: Quiz, counted?: QuizContents): boolean =>
  isSameQuiz(shown.quiz, current) &&
  (!shown.contents || !counted || shown.contents.questions === counted.questions);

/** Asks the database itself; where it cannot be asked nothing is known to be gone. */
const isGone = (gateway: DataGateway, quiz: QuizKey): Promise<boolean> =>
  gateway.transact(async (transaction) => !(await transaction.get(pathOf(quiz)))).catch(() => false);

/** Takes parts of a quiz that is gone. @throws DataError `exists` when a quiz of this id is there again: they are its own. */
const takeParts = (gateway: DataGateway, quiz: QuizKey, parts: readonly QuizPart[]): Promise<void> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(pathOf(quiz))) throw new DataError('exists', `${pathOf(quiz)} is there again`);
    for (const { path } of parts) await transaction.remove(path);
  });

/** Nothing is left below the quiz. Where something else than this console took the quiz there is no marker. */
const finish = (gateway: DataGateway, quiz: QuizKey): Promise<void> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(markerOf(quiz))) await transaction.merge(markerOf(quiz), finishedFields);
  });

/** What players add while the deletion goes on counts as well. */
function progressOf(total: QuizContents, gone: QuizContents, isQuizGone: boolean): DeletionProgress {
  const most = (kind: keyof QuizContents) => Math.max(total[kind], gone[kind]);
  return { total: { questions: most('questions'), results: most('results') }, gone, isQuizGone };
}
