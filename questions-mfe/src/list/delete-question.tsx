import { useState } from 'react';
import type { QuizKey } from '@console/shared/data';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { findQuestion } from '../order/question-order';
import type { Question } from '../question';
import { DeleteQuestionDialog } from './delete-question-dialog';

type Props = {
  quizKey: QuizKey;
  question: Question;
  /** All questions of the quiz as they are stored. */
  questions: readonly Question[];
  /** Called when the question does not exist any more, no matter who deleted it. */
  onGone: (deleted: Question) => void;
  onDeleted: (deleted: Question) => void;
};

/**
 * Asks for confirmation, then deletes. Deletes the confirmed question even when the list changes in between.
 */
export function DeleteQuestion({ quizKey, question, questions, onGone, onDeleted }: Props) {
  const [opened, setOpened] = useState<Question | null>(null);

  const handleGone = (deleted: Question) => {
    setOpened(null);
    onGone(deleted);
  };
  const handleDeleted = (deleted: Question) => {
    handleGone(deleted);
    onDeleted(deleted);
  };

  return (
    <>
      <Button variant="quietDanger" onClick={() => setOpened(question)}>
        {t('Delete')}
      </Button>
      {opened && (
        <DeleteQuestionDialog
          quizKey={quizKey}
          opened={opened}
          live={findQuestion(questions, opened.id) ?? null}
          onGone={handleGone}
          onDeleted={handleDeleted}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
