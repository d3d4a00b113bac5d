import { locations, takeUndo, useGateway } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { acceptsQuestions, paths, pathTo, type Quiz, type Status } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { t } from '../i18n';
import { quizForm } from '../quiz.form';
import { setQuizStatus } from '../quiz.resource';

/** How the status of a quiz in the selected season is stored, and what it means. */
export function useQuizStatus(quiz: Quiz) {
  const gateway = useGateway();
  const seasonId = useSelection().seasonId ?? '';
  return {
    name: quizName(quiz),
    save: async (status: Status) => {
      await setQuizStatus(gateway, seasonId, quiz, status);
      return takeUndo(gateway, locations.quiz(seasonId, quiz.id));
    },
    form: {
      draftKey: locations.quiz(seasonId, quiz.id),
      address: pathTo(paths.quizEdit, { season: seasonId, quiz: quiz.id }),
      values: quizForm.toValues(quiz),
    },
    meaning: (status: Status) =>
      acceptsQuestions({ ...quiz, status })
        ? t('Questions can be changed.')
        : t('Questions can no longer be changed.'),
  };
}
