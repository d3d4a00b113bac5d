import { ActionButton } from '@console/shared/actions';
import { locations, takeUndo, type DataGateway, type QuizKey } from '@console/shared/data';
import type { Toast } from '@console/shared/ui';
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

/** Deletes the question that is shown. The notice offers Undo, so nothing is asked before. */
export function DeleteQuestion({ quizKey, question, onGone }: Props) {
  const run = async (gateway: DataGateway): Promise<Toast> => {
    const { state } = await deleteQuestion(gateway, quizKey, question);
    if (state === 'changed') return questionNotDeleted(question, changed);
    const undo = takeUndo(gateway, locations.question(quizKey.seasonId, quizKey.quizId, question.id));
    onGone(question);
    return state === 'deleted' ? { ...questionDeleted(question), undo } : questionMissing();
  };
  return (
    <ActionButton
      variant="quietDanger"
      seasonId={quizKey.seasonId}
      run={run}
      failed={(error) => questionNotDeleted(question, describeRefusal(error))}
    >
      {t('Delete')}
    </ActionButton>
  );
}
