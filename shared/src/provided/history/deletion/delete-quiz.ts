import { asDataError, quizFromDocument, type DataGateway, type QuizKey } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import { finish, pathOf, readState, takeParts, takeQuiz, type DeletionState } from './deletion-steps';
import { DeletionStopped, QuizChanged } from './deletion-errors';
import type { LeavingQuiz } from './deletion-marker';
import { fittingTogether, mostInPart, nextPart } from './kept-part';
import {
  countContents,
  isIn,
  listContents,
  tallyOf,
  type QuizContents,
  type QuizPart,
} from './quiz-contents';
import type { DeletedQuiz, DeletionOptions, DeletionProgress } from './deletion-options';
import { restoreQuiz } from './restore-quiz';

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. Each commit keeps what
 * it deletes in the history, so that the quiz can be restored. The first one deletes the quiz itself, so that it
 * disappears for everyone, with as many of its contents as fit into a part, and creates a marker in the season. The
 * remaining contents are deleted until a new listing is empty; then the marker is set to finished. Where the quiz is
 * already deleted, only its contents are: anyone, also several people at once, can finish an interrupted deletion.
 *
 * No commit can compare what is added below the quiz at the same moment. So what is left is looked at once the quiz is gone,
 * when nobody can add a question any more; where it is more than was asked about, the quiz comes back with all of it.
 * @throws QuizChanged when the quiz is not `exactly` so, or the quiz or the number of its questions is not as `shown`, whose
 * results are not compared: players add them all the time during a quiz.
 * @throws DeletionStopped
 */
export async function deleteQuiz(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  onProgress: (progress: DeletionProgress) => void,
  options: DeletionOptions = {},
): Promise<DeletedQuiz> {
  const { exactly } = options;
  const found = exactly?.contents ?? (await listContents(gateway, quiz, mostInPart + 1));
  const start = fittingTogether(found);
  // A failed count does not stop the deletion: the total then grows with what is found.
  const counted =
    exactly || found.length <= mostInPart
      ? tallyOf(found)
      : await countContents(gateway, quiz).catch(() => undefined);
  const taken: QuizPart[] = [];
  const report = (parts: readonly QuizPart[], isQuizGone = true) => {
    taken.push(...parts);
    onProgress(progressOf(counted ?? tallyOf(found), tallyOf(taken), isQuizGone));
  };

  report([], false);
  const begun = options.isBegun
    ? 'gone before'
    : await takeQuiz(gateway, quiz, start, { ...options, counted });
  const stopIfMore = (entryId: string, was: Quiz) => async (remaining: readonly QuizPart[]) => {
    if (!(await isMore(gateway, quiz, remaining, { ...options, counted, taken }))) return;
    await restoreQuiz(gateway, { seasonId: quiz.seasonId, entryId });
    taken.length = 0;
    report([], false);
    throw new QuizChanged(was, await countContents(gateway, quiz).catch(() => undefined));
  };
  if (begun === 'gone before') {
    // What another person is deleting is theirs to finish: they were asked about it, and may have seen more.
    if (exactly && !options.isBegun) return { gone: tallyOf(taken), resumed: true };
    const state = await readState(gateway, quiz);
    report([]);
    const was = exactly && quizFromDocument({ id: quiz.quizId, path: pathOf(quiz), fields: exactly.fields });
    await takeRest(gateway, quiz, state, report, was && stopIfMore(state.entryId, was));
    return { gone: tallyOf(taken), resumed: true };
  }
  report(start);
  await takeRest(gateway, quiz, begun, report, stopIfMore(begun.entryId, begun.was));
  return { gone: tallyOf(taken), resumed: false, entry: { seasonId: quiz.seasonId, entryId: begun.entryId } };
}

/**
 * Deletes the contents of a deleted quiz until none are left.
 * @param look receives what is left, each time before some of it is deleted
 */
async function takeRest(
  gateway: DataGateway,
  quiz: QuizKey,
  begun: DeletionState,
  report: (parts: readonly QuizPart[]) => void,
  look: (remaining: readonly QuizPart[]) => Promise<void> = async () => undefined,
): Promise<void> {
  let after = begun;
  const tooLarge = new Set<string>();
  // Listed again each time: another person may have added a question just before, and players keep adding
  // results.
  const listRemaining = async () => {
    const listed = await listContents(gateway, quiz, mostInPart + tooLarge.size);
    await look(listed);
    return listed.filter(({ path }) => !tooLarge.has(path));
  };
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
}

type Asked = DeletionOptions & { counted: QuizContents | undefined; taken: readonly QuizPart[] };

/** Whether a quiz that is being deleted holds more than was asked about. */
async function isMore(
  gateway: DataGateway,
  quiz: QuizKey,
  remaining: readonly QuizPart[],
  { shown, exactly, counted, taken }: Asked,
): Promise<boolean> {
  if (exactly) return !remaining.every(isIn(exactly.contents));
  if (!shown?.contents || !counted) return false;
  const left = remaining.length < mostInPart ? tallyOf(remaining) : await countContents(gateway, quiz);
  return tallyOf(taken).questions + left.questions > counted.questions;
}

/** Also counts what players add during the deletion. */
function progressOf(total: QuizContents, gone: QuizContents, isQuizGone: boolean): DeletionProgress {
  const most = (kind: keyof QuizContents) => Math.max(total[kind], gone[kind]);
  return { total: { questions: most('questions'), results: most('results') }, gone, isQuizGone };
}
