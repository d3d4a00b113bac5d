import { useEffect, useState } from 'react';
import { useGateway, type QuizKey } from '@console/shared/data';
import { ConfirmDialog, FormMessage, notify, useAskedAbout } from '@console/shared/ui';
import type { Question } from '../question';
import { questionName, wordsOf } from '../question-words';
import { deleteQuestion, describeRefusal, isSameQuestion } from '../question.resource';
import { Clipped, OptionText } from './question-detail-look';

type Props = {
  quizKey: QuizKey;
  /** As it was when the dialog was opened. */
  opened: Question;
  /** As it is stored by now; `null` when it is gone. */
  live: Question | null;
  onDeleted: (gone: Question) => void;
  onClose: () => void;
};

const meanwhile = 'Somebody else has changed this question meanwhile. This is how it reads now.';

/** Asks about a question as it is stored by now, and deletes that version alone. */
export function DeleteQuestionDialog({ quizKey, opened, live, onDeleted, onClose }: Props) {
  const gateway = useGateway();
  const { shown, changed, show } = useAskedAbout(opened, live, isSameQuestion);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const isGone = live === null && !busy;
  useEffect(() => {
    if (!isGone) return;
    tellGone();
    onClose();
  }, [isGone, onClose]);

  const handleConfirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      const deletion = await deleteQuestion(gateway, quizKey, shown);
      if (deletion.state === 'gone before') tellGone();
      if (deletion.state !== 'changed') return onDeleted(shown);
      show(deletion.current);
      setFailure(meanwhile);
    } catch (error) {
      console.error('A question could not be deleted', error);
      setFailure(describeRefusal(error));
    }
    setBusy(false);
  };

  return (
    <ConfirmDialog
      open
      title="Delete this question?"
      confirmLabel="Delete"
      cancelLabel="Close"
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {failure && <FormMessage>The question was not deleted. {failure}</FormMessage>}
      {changed && !failure && <FormMessage>{meanwhile}</FormMessage>}
      <Clipped dir="auto">{questionName(shown)}</Clipped>
      {changed && <Choices question={shown} />}
      <p>Once deleted, it cannot be recovered.</p>
    </ConfirmDialog>
  );
}

/** What may have changed beside the question's text. */
function Choices({ question: { options, answer } }: { question: Question }) {
  return (
    <>
      <ol type="A">
        {options.map((option, index) => (
          <li key={index}>
            <OptionText dir="auto">{wordsOf(option, 'Empty')}</OptionText>
          </li>
        ))}
      </ol>
      <p>
        Correct Answer: <OptionText dir="auto">{wordsOf(answer, 'None')}</OptionText>
      </p>
    </>
  );
}

const tellGone = () =>
  notify({
    title: 'This question is no longer there',
    message: 'Somebody may have deleted it.',
    tone: 'info',
  });
