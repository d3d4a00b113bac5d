import type { ReactNode } from 'react';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { datesForm, DatesMenu, DatesOfRow, openDates } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { notify } from '@console/shared/ui';
import { quizForm } from '../quiz.form';
import { editQuiz, useQuizzesQuery } from '../quiz.resource';
import { quizUpdated } from '../quiz-toasts';

const form = datesForm(quizForm);
const dates = openDates<Quiz>();

/** The start of a quiz, which changes its dates when it is pressed. Needs `DatesOfQuiz`. */
export const QuizDates = ({ quiz, children }: { quiz: Quiz; children: ReactNode }) => (
  <DatesMenu name={quizName(quiz)} dates={[quiz.start]} onOpen={() => dates.open(quiz)}>
    {children}
  </DatesMenu>
);

/** The dialog that changes the dates of a quiz in the list. */
export function DatesOfQuiz({ seasonId }: { seasonId: string }) {
  const gateway = useGateway();
  const { currentData: quizzes } = useQuizzesQuery(seasonId);
  return (
    <DatesOfRow
      dates={dates}
      list={quizzes}
      form={form}
      nameOf={quizName}
      changeOf={({ id }) => ({
        async save(decide) {
          const { requireSent } = await import('@console/shared/history');
          await requireSent(seasonId);
          return editQuiz(gateway, { seasonId, quizId: id }, decide);
        },
        onSaved(saved) {
          notify({ ...quizUpdated(saved), undo: takeUndo(gateway, locations.quiz(seasonId, id)) });
          return true;
        },
      })}
    />
  );
}
