import type { ReactNode } from 'react';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { datesForm, DatesMenu } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { notify } from '@console/shared/ui';
import { quizForm } from '../quiz.form';
import { editQuiz } from '../quiz.resource';
import { quizUpdated } from '../quiz-toasts';

const form = datesForm(quizForm);

/** The start of a quiz in the selected season, which changes its dates when it is pressed. */
export function QuizDates({ quiz, children }: { quiz: Quiz; children: ReactNode }) {
  const gateway = useGateway();
  const seasonId = useSelection().seasonId ?? '';
  return (
    <DatesMenu
      name={quizName(quiz)}
      dates={[quiz.start]}
      entity={quiz}
      form={form}
      save={(decide) => editQuiz(gateway, { seasonId, quizId: quiz.id }, decide)}
      onSaved={(saved) => {
        notify({ ...quizUpdated(saved), undo: takeUndo(gateway, locations.quiz(seasonId, quiz.id)) });
        return true;
      }}
    >
      {children}
    </DatesMenu>
  );
}
