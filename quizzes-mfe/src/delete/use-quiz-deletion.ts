import { useEffect, useRef, useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import type { LeavingQuiz } from './deletion-marker.converter';
import { deletedMessage, stoppedMessage } from './deletion.messages';
import { deleteQuiz, QuizChanged, type DeletionProgress, type ShownQuiz } from './quiz-deletion.resource';
import { setRunningDeletion, useRunningDeletion, type RunningDeletion } from './running-deletions';

export type Deletion =
  | { state: 'asked' }
  | RunningDeletion
  /** `outcome` is what is deleted and what is left, `reason` why it stopped. */
  | { state: 'stopped'; outcome: string; reason: string };

type Outcomes = {
  onDeleted?: () => void;
  /** The quiz is not as it was shown: nothing was deleted, and the dialog can ask again. */
  onChanged?: (news: QuizChanged) => void;
};

/**
 * Deletes a quiz as it is shown, or its remaining contents, when started. The deletion continues when its
 * dialog is closed or another screen is opened, and then reports its end in a notice.
 */
export function useQuizDeletion(quiz: LeavingQuiz, { onDeleted, onChanged }: Outcomes = {}) {
  const gateway = useGateway();
  const running = useRunningDeletion(quiz.quizId);
  const [rested, setRested] = useState<Deletion>({ state: 'asked' });
  const watched = useWatched();

  const run = async (shown?: ShownQuiz) => {
    let last: DeletionProgress | undefined;
    const tell = (progress?: DeletionProgress) => {
      last = progress;
      setRunningDeletion(gateway, quiz.quizId, { state: 'running', progress });
    };
    tell();
    try {
      const deleted = await deleteQuiz(gateway, quiz, tell, shown);
      notify({ title: 'Quiz deleted', message: deletedMessage(quiz.title, deleted) });
      // The component that began it shows its end while it is mounted.
      setRested({ state: 'running', progress: last });
      if (watched.current) onDeleted?.();
    } catch (error) {
      if (error instanceof QuizChanged && watched.current) {
        setRested({ state: 'asked' });
        return onChanged?.(error);
      }
      console.error('Deleting a quiz stopped', error);
      const [outcome, reason] = [stoppedMessage(quiz.title, last), describeFailure(error).message];
      setRested({ state: 'stopped', outcome, reason });
      if (!watched.current)
        notify({ title: 'Quiz not deleted', message: `${outcome} ${reason}`, tone: 'danger' });
    } finally {
      setRunningDeletion(gateway, quiz.quizId);
    }
  };

  return { deletion: running ?? rested, start: (shown?: ShownQuiz) => void run(shown) };
}

/** Returns whether the component is mounted. */
function useWatched() {
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  return watched;
}
