import { useState } from 'react';
import { locations, takeUndo, useGateway, type QuizKey } from '@console/shared/data';
import { Button, notify } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { questionDeleted, questionMissing, questionNotDeleted } from '../question-text';
import { deleteQuestion, describeRefusal } from '../question.resource';

type Props = {
  quizKey: QuizKey;
  question: Question;
  /** Called when the question does not exist any more, no matter who deleted it. */
  onGone: (deleted: Question) => void;
};

/** Says nothing of who changed it: the own change comes to the list a moment after the form has closed. */
const changed = t('It has changed since this page showed it. Check the new version, then delete it.');

/** Deletes the question that is shown. The toast offers Undo, so nothing is asked before. */
export function DeleteQuestion({ quizKey, question, onGone }: Props) {
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);

  const handleDelete = async () => {
    setBusy(true);
    try {
      const { requireSent } = await import('@console/shared/history');
      await requireSent(quizKey.seasonId);
      const { state } = await deleteQuestion(gateway, quizKey, question);
      if (state === 'changed') notify(questionNotDeleted(question, changed));
      else {
        const undo = takeUndo(gateway, locations.question(quizKey.seasonId, quizKey.quizId, question.id));
        notify(state === 'deleted' ? { ...questionDeleted(question), undo } : questionMissing());
        onGone(question);
      }
    } catch (error) {
      console.error('A question could not be deleted', error);
      notify(questionNotDeleted(question, describeRefusal(error)));
    }
    setBusy(false);
  };

  return (
    <Button variant="quietDanger" busy={isBusy} onClick={() => void handleDelete()}>
      {t('Delete')}
    </Button>
  );
}
