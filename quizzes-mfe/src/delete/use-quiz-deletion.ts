import { useEffect, useRef, useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import type { LeavingQuiz } from './deletion-marker.converter';
import { deletedMessage, stoppedMessage } from './deletion.messages';
import { deleteQuiz, QuizChanged, type DeletionProgress, type ShownQuiz } from './quiz-deletion.resource';
import { setRunningDeletion, useRunningDeletion, type RunningDeletion } from './running-deletions';

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
  const mounted = useMountedRef();

  const run = async (shown?: ShownQuiz) => {
    let last: DeletionProgress | undefined;
    const report = (progress?: DeletionProgress) => {
      last = progress;
      setRunningDeletion(gateway, quiz.quizId, { state: 'running', progress });
    };
    report();
    try {
      const deleted = await deleteQuiz(gateway, quiz, report, shown);
      notify({ title: t('Quiz deleted'), message: deletedMessage(quiz.title, deleted) });
      // The component that began it shows its end while it is mounted.
      setSettled({ state: 'running', progress: last });
      if (mounted.current) onDeleted?.();
    } catch (error) {
      if (error instanceof QuizChanged && mounted.current) {
        setSettled({ state: 'confirming' });
        return onChanged?.(error);
      }
      console.error('Deleting a quiz stopped', error);
      const [outcome, reason] = [stoppedMessage(quiz.title, last), describeFailure(error).message];
      setSettled({ state: 'stopped', outcome, reason });
      if (!mounted.current)
        notify({ title: t('Quiz not deleted'), message: `${outcome} ${reason}`, tone: 'danger' });
    } finally {
      setRunningDeletion(gateway, quiz.quizId);
    }
  };

  return { deletion: running ?? settled, start: (shown?: ShownQuiz) => void run(shown) };
}

/** Returns whether the component is mounted. */
function useMountedRef() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
