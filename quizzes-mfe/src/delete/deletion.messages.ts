import { describeFailure } from '@console/shared/data';
import type { DeletedQuiz, DeletionProgress, QuizContents, UndoOutcome } from '@console/shared/history';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import { nameOfStatus } from '../name-of-status';
import { loadHistory } from './load-history';

/** For example `12 questions and 1 result`. */
export const describeContents = ({ questions, results }: QuizContents): string =>
  t(
    '{questions, plural, one {# question} other {# questions}} and {results, plural, one {# result} other {# results}}',
    { questions, results },
  );

export const sumOf = ({ questions, results }: QuizContents): number => questions + results;

/** Returns what a finished deletion has deleted. */
export const deletedMessage = (title: string, { gone, resumed }: DeletedQuiz): string =>
  resumed
    ? t('Finished deleting “{title}”: {contents}.', { title, contents: describeContents(gone) })
    : t('Deleted “{title}” with {contents}.', { title, contents: describeContents(gone) });

/** Returns what is deleted and what is left after a deletion stopped. */
export function stoppedMessage(title: string, progress?: DeletionProgress): string {
  if (!progress?.isQuizGone) return t('“{title}” was not deleted.', { title });
  const { total, gone } = progress;
  const left = { questions: total.questions - gone.questions, results: total.results - gone.results };
  const stopped = t('The deletion stopped. “{title}” is deleted with {contents}.', {
    title,
    contents: describeContents(gone),
  });
  const remaining =
    sumOf(left) > 0
      ? t('{contents} are left to delete.', { contents: describeContents(left) })
      : t('Some questions or results may not be deleted yet.');
  return `${stopped} ${remaining}`;
}

/** Returns why a quiz was not restored. */
export const restorationRefusal = (outcome: UndoOutcome): string =>
  outcome.kind === 'refused' && outcome.reason === 'expired'
    ? t('This quiz can’t be restored: its 30 days in the history are over.')
    : t('This quiz was deleted again. Undo the later deletion instead.');

const stopReasons = {
  restoring: 'Someone is restoring this quiz.',
  restored: 'Someone has restored this quiz.',
  'quiz-too-large': 'The quiz is too large for the history to keep. Shorten its description, then delete it.',
  'contents-too-large':
    'The rest is too large to keep in the history, so it can’t be deleted yet. Nobody sees it. Finish the deletion in the quiz list after 30 days.',
} as const;

/** Returns why a deletion stopped. */
export async function stopReason(error: unknown): Promise<string> {
  const { DeletionStopped } = await loadHistory();
  return error instanceof DeletionStopped ? t(stopReasons[error.reason]) : describeFailure(error).message;
}

/**
 * Returns the message for a quiz that is not as it was shown; `refused` when the person had pressed Delete.
 */
export function changedMessage({ status }: Quiz, refused: boolean): string {
  const shown = { status: nameOfStatus(status) };
  return refused
    ? t(
        'Nothing was deleted. This quiz has changed since this page showed it. This is the current version. Its status: {status}.',
        shown,
      )
    : t(
        'This quiz has changed since this page showed it. This is the current version. Its status: {status}.',
        shown,
      );
}
