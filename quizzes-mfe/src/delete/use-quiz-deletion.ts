import { useRef, useState } from 'react';
import { useIsShown } from '@console/shared/actions';
import { undoEntries, useGateway } from '@console/shared/data';
import type { DeletionProgress, LeavingQuiz, QuizChanged, ShownQuiz } from '@console/shared/history';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import { deletedMessage, stoppedMessage, stopReason } from './deletion.messages';
import { loadHistory } from './load-history';
import { runDeletion, useRunningDeletion, type RunningDeletion } from './running-deletions';

export type Deletion =
  | { state: 'confirming' }
  | RunningDeletion
  /** `outcome` is what is deleted and what is left, `reason` why it stopped. */
  | { state: 'stopped'; outcome: string; reason: string };

type Outcomes = {
  onDeleted?: () => void;
  /** The quiz is not as it was shown: nothing was deleted, and the dialog can ask again. */
  onChanged?: (change: QuizChanged) => void;
};

/**
 * Deletes a quiz as it is shown, or its remaining contents, when started. The deletion continues when its
 * dialog is closed or another screen is opened, and then reports its end in a notice.
 */
export function useQuizDeletion(quiz: LeavingQuiz, { onDeleted, onChanged }: Outcomes = {}) {
  const gateway = useGateway();
  const running = useRunningDeletion(quiz.quizId);
  const [settled, setSettled] = useState<Deletion>({ state: 'confirming' });
  const isShown = useIsShown();
  /** The quiz itself is deleted. */
  const isBegun = useRef(false);

  const run = async (shown?: ShownQuiz) => {
    let last: DeletionProgress | undefined;
    // Somebody may have restored it since; it is not deleted again unasked.
    const options = { shown, isBegun: shown === undefined || isBegun.current };
    // Also between its end and what is said of it.
    setSettled({ state: 'running' });
    try {
      const deleted = await runDeletion(gateway, quiz, options, (progress) => (last = progress));
      const { entry } = deleted;
      const undo = entry && (() => undoEntries(gateway, [entry]));
      notify({ title: t('Quiz deleted'), message: deletedMessage(quiz.title, deleted), undo });
      // The component that began it shows its end while it is mounted.
      setSettled({ state: 'running', progress: last });
      if (isShown.current) onDeleted?.();
    } catch (error) {
      const change = await changeIn(error);
      if (change && isShown.current) {
        setSettled({ state: 'confirming' });
        return onChanged?.(change);
      }
      console.error('Deleting a quiz stopped', error);
      isBegun.current = last?.isQuizGone === true;
      const [outcome, reason] = [stoppedMessage(quiz.title, last), await stopReason(error)];
      setSettled({ state: 'stopped', outcome, reason });
      if (!isShown.current)
        notify({ title: t('Quiz not deleted'), message: `${outcome} ${reason}`, tone: 'danger' });
    }
  };

  return { deletion: running ?? settled, start: (shown?: ShownQuiz) => void run(shown) };
}

/** The change that refused a deletion; none where it failed for another reason. */
async function changeIn(error: unknown): Promise<QuizChanged | undefined> {
  const { QuizChanged } = await loadHistory();
  return error instanceof QuizChanged ? error : undefined;
}
