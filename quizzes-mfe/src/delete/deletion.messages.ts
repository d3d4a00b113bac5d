import { nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import type { QuizContents } from './quiz-contents.resource';
import type { DeletedQuiz, DeletionProgress } from './quiz-deletion.resource';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** For example `12 questions and 1 result`. */
export const describeContents = ({ questions, results }: QuizContents): string =>
  `${counted(questions, 'question')} and ${counted(results, 'result')}`;

export const sumOf = ({ questions, results }: QuizContents): number => questions + results;

/** Returns what a finished deletion has deleted. */
export const deletedMessage = (title: string, { gone, resumed }: DeletedQuiz): string =>
  resumed
    ? `Deleted what was left of “${title}”: ${describeContents(gone)}.`
    : `Deleted “${title}” with ${describeContents(gone)}.`;

/** Returns what is deleted and what is left after a deletion stopped. */
export function stoppedMessage(title: string, progress?: DeletionProgress): string {
  if (!progress?.isQuizGone) return `“${title}” was not deleted.`;
  const { total, gone } = progress;
  const left = { questions: total.questions - gone.questions, results: total.results - gone.results };
  return (
    `The deletion stopped. “${title}” is deleted with ${describeContents(gone)}. ` +
    (sumOf(left) > 0
      ? `${describeContents(left)} are left to delete.`
      : 'Some contents may be left to delete.')
  );
}

/**
 * Returns the message for a quiz that is not as it was shown; `refused` when the person had pressed Delete.
 */
export const changedMessage = ({ status }: Quiz, refused: boolean): string =>
  `${refused ? 'Nothing was deleted. Someone' : 'Someone'} else has changed this quiz. ` +
  `This is the current version. Its status: ${nameOf(status, 'none')}.`;
