import { useEffect, useRef, useState } from 'react';
import { describeFailure, useGateway, type QuizKey } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import { contentsInWords, stoppedInWords } from './deletion-words';
import { deleteQuiz, type DeletionProgress } from './quiz-deletion.resource';

export type Deletion =
  | { state: 'asked' }
  | { state: 'running'; progress?: DeletionProgress }
  /** `outcome` says what is gone and what is kept, `reason` why it stopped. */
  | { state: 'stopped'; outcome: string; reason: string };

/**
 * Deletes a quiz when started. It goes on when its dialog is closed or another screen is opened, and then says
 * in a notice how it ended.
 */
export function useQuizDeletion(key: QuizKey, title: string, onDeleted: () => void) {
  const gateway = useGateway();
  const [deletion, setDeletion] = useState<Deletion>({ state: 'asked' });
  const watched = useWatched();

  const run = async () => {
    let last: DeletionProgress | undefined;
    setDeletion({ state: 'running' });
    try {
      const gone = await deleteQuiz(gateway, key, (progress) => {
        last = progress;
        setDeletion({ state: 'running', progress });
      });
      notify({ title: 'Quiz deleted', message: `“${title}” is gone, with ${contentsInWords(gone)}.` });
      if (watched.current) onDeleted();
    } catch (error) {
      console.error('Deleting a quiz stopped', error);
      const [outcome, reason] = [stoppedInWords(title, last), describeFailure(error).message];
      setDeletion({ state: 'stopped', outcome, reason });
      if (!watched.current)
        notify({ title: 'Quiz not deleted', message: `${outcome} ${reason}`, tone: 'danger' });
    }
  };

  return { deletion, start: () => void run() };
}

/** Whether the component is still on the page. */
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
