import { useState } from 'react';
import { useGateway, type QuizKey } from '@console/shared/data';
import { Button, ConfirmDialog, FormMessage } from '@console/shared/ui';
import type { Question } from '../question';
import { questionName } from '../question-words';
import { deleteQuestion, describeRefusal } from '../question.resource';
import { Clipped } from './question-detail-look';

type Props = { quizKey: QuizKey; question: Question; onDeleted: (gone: Question) => void };

/** Asks, then deletes. What was asked about is what goes, even when the list moves on meanwhile. */
export function DeleteQuestion({ quizKey, question, onDeleted }: Props) {
  const gateway = useGateway();
  const [asked, setAsked] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const handleOpen = () => {
    setFailure('');
    setAsked(question);
  };

  const handleConfirm = async () => {
    if (!asked) return;
    setBusy(true);
    setFailure('');
    try {
      await deleteQuestion(gateway, quizKey, asked);
      setAsked(null);
      onDeleted(asked);
    } catch (error) {
      console.error('A question could not be deleted', error);
      setFailure(describeRefusal(error));
    }
    setBusy(false);
  };

  return (
    <>
      <Button onClick={handleOpen}>Delete</Button>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this question?"
        confirmLabel="Delete"
        cancelLabel="Close"
        busy={busy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsked(null)}
      >
        <Clipped dir="auto">{asked && questionName(asked)}</Clipped>
        <p>Once deleted, it cannot be recovered.</p>
        {failure && <FormMessage>The question was not deleted. {failure}</FormMessage>}
      </ConfirmDialog>
    </>
  );
}
