import { useState } from 'react';
import type { QuizKey } from '@console/shared/data';
import { Button } from '@console/shared/ui';
import { findQuestion } from '../order/question-order';
import type { Question } from '../question';
import { DeleteQuestionDialog } from './delete-question-dialog';

type Props = {
  quizKey: QuizKey;
  question: Question;
  /** All questions of the quiz as they are stored. */
  questions: readonly Question[];
  /** Called when the question does not exist any more, no matter who deleted it. */
  onGone: (gone: Question) => void;
  onDeleted: (gone: Question) => void;
};

/**
 * Asks for confirmation, then deletes. Deletes the confirmed question even when the list changes in between.
 */
export function DeleteQuestion({ quizKey, question, questions, onGone, onDeleted }: Props) {
  const [asked, setAsked] = useState<Question | null>(null);

  const handleGone = (gone: Question) => {
    setAsked(null);
    onGone(gone);
  };
  const handleDeleted = (gone: Question) => {
    handleGone(gone);
    onDeleted(gone);
  };

  return (
    <>
      <Button onClick={() => setAsked(question)}>Delete</Button>
      {asked && (
        <DeleteQuestionDialog
          quizKey={quizKey}
          opened={asked}
          live={findQuestion(questions, asked.id) ?? null}
          onGone={handleGone}
          onDeleted={handleDeleted}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
