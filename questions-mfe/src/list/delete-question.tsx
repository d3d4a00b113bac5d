import { useState } from 'react';
import type { QuizKey } from '@console/shared/data';
import { Button } from '@console/shared/ui';
import type { Question } from '../question';
import { DeleteQuestionDialog } from './delete-question-dialog';

type Props = {
  quizKey: QuizKey;
  question: Question;
  /** All of the quiz, as they are stored by now. */
  questions: readonly Question[];
  onDeleted: (gone: Question) => void;
};

/** Asks, then deletes. What was asked about is what goes, even when the list moves on meanwhile. */
export function DeleteQuestion({ quizKey, question, questions, onDeleted }: Props) {
  const [asked, setAsked] = useState<Question | null>(null);

  const handleDeleted = (gone: Question) => {
    setAsked(null);
    onDeleted(gone);
  };

  return (
    <>
      <Button onClick={() => setAsked(question)}>Delete</Button>
      {asked && (
        <DeleteQuestionDialog
          quizKey={quizKey}
          opened={asked}
          live={questions.find(({ id }) => id === asked.id) ?? null}
          onDeleted={handleDeleted}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
