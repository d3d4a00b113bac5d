import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, useGateway, type QuizKey } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, takesQuestions, titles, type Quiz } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { MissingForm } from '../form/missing-form';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { quizForm } from '../quiz.form';
import { editQuiz } from '../quiz.resource';
import { storeQuizDetails } from '../store-quiz-details';

const title = titles[paths.quizEdit];
const draftKeyOf = ({ seasonId, quizId }: QuizKey) => locations.quiz(seasonId, quizId);

export function QuizEditScreen() {
  const navigate = useNavigate();
  /** What was typed for a quiz that is gone can be used for a new one. */
  const copyTarget = ({ seasonId }: QuizKey) => ({
    label: 'Use for a new quiz',
    about: locations.quizzes(seasonId),
    open: () => void navigate(pathTo(paths.quizCreate, { season: seasonId }), { replace: true }),
  });
  return (
    <QuizGate
      frame={(state, _quizKey, season) => (
        <QuizFormPage title={title} season={season}>
          {state}
        </QuizFormPage>
      )}
      missing={(missing, quizKey, season) => (
        <MissingForm
          {...missing}
          title={title}
          season={season}
          draftKey={draftKeyOf(quizKey)}
          copyTarget={season && copyTarget(quizKey)}
        />
      )}
      keepsOpen
    >
      {(open, stored) => <QuizEdit {...open} stored={stored} />}
    </QuizGate>
  );
}

function QuizEdit({ season, quiz, quizKey, stored }: OpenQuiz & { stored: Quiz | null | undefined }) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const form = useEditForm(quizForm, {
    opened: quiz,
    stored,
    save: (decide) => editQuiz(gateway, quizKey, decide),
    onSaved: storeQuizDetails,
    onSuccess(saved) {
      const next = takesQuestions(saved)
        ? pathTo(paths.questionList, { season: season.id, quiz: saved.id })
        : pathTo(paths.quizList, { season: season.id });
      void navigate(next, { replace: true });
    },
    creation: useQuizCreation(season.id),
    canSaveAsNew: true,
    draftKey: draftKeyOf(quizKey),
  });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} choosesStatus />
    </QuizFormPage>
  );
}
