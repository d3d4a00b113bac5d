import { useEffect, useState } from 'react';
import { useGateway, type QuizKey } from '@console/shared/data';
import { useDialogSubject } from '@console/shared/lists';
import { ConfirmDialog, FormMessage, notify } from '@console/shared/ui';
import { rich, t } from '../i18n';
import type { Question } from '../question';
import { displayText, questionName, quotedQuestion } from '../question-text';
import { deleteQuestion, describeRefusal, isSameQuestion } from '../question.resource';
import { Clipped, OptionText } from './question-detail.styles';

type Props = {
  quizKey: QuizKey;
  /** The question when the dialog was opened. */
  opened: Question;
  /** The question as it is stored; `null` when it is deleted. */
  live: Question | null;
  /** Another person has deleted it. */
  onGone: (gone: Question) => void;
  onDeleted: (gone: Question) => void;
  onClose: () => void;
};

const meanwhile = t('Someone else has changed this question. This is the new version.');

/** Prompts for confirmation with the stored version of a question, and deletes only that version. */
export function DeleteQuestionDialog({ quizKey, opened, live, onGone, onDeleted, onClose }: Props) {
  const gateway = useGateway();
  const { shown, changed, show } = useDialogSubject(opened, live, isSameQuestion);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const isGone = live === null && !busy;
  useEffect(() => {
    if (!isGone) return;
    notifyMissing();
    onGone(opened);
  }, [isGone, onGone, opened]);

  const handleConfirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      const deletion = await deleteQuestion(gateway, quizKey, shown);
      if (deletion.state !== 'changed') {
        if (deletion.state === 'deleted') notifyDeleted(shown);
        else notifyMissing();
        return onDeleted(shown);
      }
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
      title={t('Delete this question?')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Close')}
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {failure && (
        <FormMessage>{t('The question was not deleted. {reason}', { reason: failure })}</FormMessage>
      )}
      {changed && !failure && <FormMessage>{meanwhile}</FormMessage>}
      <Clipped dir="auto">{questionName(shown)}</Clipped>
      {changed && <Choices question={shown} />}
      <p>{t('Once deleted, it cannot be recovered.')}</p>
    </ConfirmDialog>
  );
}

/** Shows options and answer, which may have changed as well as the question's text. */
function Choices({ question: { options, answer } }: { question: Question }) {
  return (
    <>
      <ol type="A">
        {options.map((option, index) => (
          <li key={index}>
            <OptionText dir="auto">{displayText(option, t('Empty'))}</OptionText>
          </li>
        ))}
      </ol>
      <p>
        {rich('Correct Answer: {answer}', {
          answer: <OptionText dir="auto">{displayText(answer, t('None'))}</OptionText>,
        })}
      </p>
    </>
  );
}

const notifyDeleted = (question: Question) =>
  notify({
    title: t('Question deleted'),
    message: t('{question} was deleted.', { question: quotedQuestion(question) }),
  });

const notifyMissing = () =>
  notify({
    title: t('This question no longer exists'),
    message: t('Someone may have deleted it.'),
    tone: 'info',
  });
