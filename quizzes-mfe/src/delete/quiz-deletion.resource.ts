import { DataError, locations, type DataGateway, type QuizKey } from '@console/shared/data';
import { markerFields, markerOf, type LeavingQuiz } from './deletion-marker.converter';
import {
  countContents,
  listContents,
  tallyOf,
  type QuizContents,
  type QuizPart,
} from './quiz-contents.resource';

/** How much a deletion has to take, and how much of it is gone. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents };

/** What a deletion took; `resumed` when the quiz itself, with a part of what it held, had gone before. */
export type DeletedQuiz = { gone: QuizContents; resumed: boolean };

/** A commit takes 500 writes at most, one of them the quiz. */
const mostBesideQuiz = 499;

/** The marker's time may count as a write of its own. */
const mostBesideMarker = mostBesideQuiz - 2;

/** This many are stored in about a second, so that progress is seen. */
const batchSize = 100;

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. What fits into
 * one commit goes in one. Otherwise the first takes the quiz, so that it is gone for everybody, and leaves a
 * marker in the season; the rest follows, and the marker goes when nothing is left. Where the quiz is gone
 * already only the rest is taken: anybody, also several at once, can finish what was interrupted.
 */
export async function deleteQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  onProgress: (progress: DeletionProgress) => void,
): Promise<DeletedQuiz> {
  const first = await listContents(gateway, quiz, mostBesideQuiz + 1);
  const isWhole = first.length <= mostBesideQuiz;
  // A count that fails keeps nothing from going: the total then grows with what is found.
  const total = isWhole ? tallyOf(first) : await countContents(gateway, quiz).catch(() => tallyOf(first));
  const taken: QuizPart[] = [];
  const tell = (parts: readonly QuizPart[] = []) => {
    taken.push(...parts);
    onProgress(progressOf(total, tallyOf(taken)));
  };

  tell();
  const start = isWhole ? first : first.slice(0, mostBesideMarker);
  const begun = await takeQuiz(gateway, quiz, start, !isWhole);
  if (begun !== 'gone before') tell(start);
  // Listed anew each time: players may add results meanwhile.
  let rest = await listContents(gateway, quiz, batchSize);
  while (rest.length > 0) {
    await takeParts(gateway, quiz, rest);
    tell(rest);
    rest = await listContents(gateway, quiz, batchSize);
  }
  if (begun !== 'whole') await gateway.transact((transaction) => transaction.remove(markerOf(quiz)));
  return { gone: tallyOf(taken), resumed: begun === 'gone before' };
}

/** What the first commit did: took all, took a part and left a marker, or found the quiz gone. */
type Begun = 'whole' | 'a part' | 'gone before';

const pathOf = ({ seasonId, quizId }: QuizKey): string => locations.quiz(seasonId, quizId);

/** Takes the quiz with these parts of it, and leaves a marker where there are more. */
async function takeQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  parts: readonly QuizPart[],
  leavesMore: boolean,
): Promise<Begun> {
  try {
    return await gateway.transact(async (transaction) => {
      if (!(await transaction.get(pathOf(quiz)))) return 'gone before';
      if (leavesMore) await transaction.create(markerOf(quiz), markerFields(quiz));
      for (const { path } of parts) await transaction.remove(path);
      await transaction.remove(pathOf(quiz));
      return leavesMore ? 'a part' : 'whole';
    });
  } catch (error) {
    // Somebody else began at the same moment, or only the answer was lost.
    if (await isGone(gateway, quiz)) return 'gone before';
    throw error;
  }
}

/** Asks the database itself; where it cannot be asked nothing is known to be gone. */
const isGone = (gateway: DataGateway, quiz: QuizKey): Promise<boolean> =>
  gateway.transact(async (transaction) => !(await transaction.get(pathOf(quiz)))).catch(() => false);

/** Takes parts of a quiz that is gone. @throws DataError `exists` when a quiz of this id is there again: they are its own. */
const takeParts = (gateway: DataGateway, quiz: QuizKey, parts: readonly QuizPart[]): Promise<void> =>
  gateway.transact(async (transaction) => {
    if (await transaction.get(pathOf(quiz))) throw new DataError('exists', `${pathOf(quiz)} is there again`);
    for (const { path } of parts) await transaction.remove(path);
  });

/** What players add while the deletion goes on counts as well. */
function progressOf(total: QuizContents, gone: QuizContents): DeletionProgress {
  const most = (kind: keyof QuizContents) => Math.max(total[kind], gone[kind]);
  return { total: { questions: most('questions'), results: most('results') }, gone };
}
