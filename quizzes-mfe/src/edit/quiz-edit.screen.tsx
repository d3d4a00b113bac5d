import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import {
  paths,
  pathTo,
  acceptsQuestions,
  returnAddress,
  titles,
  type FromCache,
  type Quiz,
} from '@console/shared/model';
import { PhoneButton, usePhone } from '@console/shared/preview';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { quizForm } from '../quiz.form';
import { editQuiz } from '../quiz.resource';
import { quizUpdated } from '../quiz-toasts';
import { storeQuizDetails } from '../store-quiz-details';

const title = t(titles[paths.quizEdit]);

export function QuizEditScreen() {
  return (
    <QuizGate
      frame={(state, _quizKey, season) => (
        <QuizFormPage title={title} season={season}>
          {state}
        </QuizFormPage>
      )}
      keepsOpen
    >
      {(open, stored) => <QuizEdit {...open} stored={stored} />}
    </QuizGate>
  );
}

function QuizEdit({
  season,
  quiz,
  quizKey,
  stored,
}: OpenQuiz & { stored: FromCache<Quiz> | null | undefined }) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = returnAddress(search);
  const phone = usePhone();
  const form = useEditForm(quizForm, {
    opened: quiz,
    stored,
    gateway,
    save: (decide) => editQuiz(gateway, quizKey, decide),
    onSaved(saved) {
      notify({ ...quizUpdated(saved), undo: takeUndo(gateway, locations.quiz(season.id, quiz.id)) });
      return true;
    },
    onSuccess(saved) {
      storeQuizDetails(saved);
      const next = acceptsQuestions(saved)
        ? pathTo(paths.questionList, { season: season.id, quiz: saved.id })
        : pathTo(paths.quizList, { season: season.id });
      void navigate(back ?? next, { replace: true });
    },
    creation: useQuizCreation(season.id),
    canSaveAsNew: true,
    draftKey: locations.quiz(season.id, quiz.id),
  });
  return (
    <QuizFormPage
      title={title}
      season={season}
      isWide={phone.isBeside}
      asOf={stored?.asOf}
      actions={<PhoneButton phone={phone} start="intro" />}
    >
      <QuizForm
        back={back}
        form={form}
        season={season}
        phone={phone}
        submitLabel={title}
        stored={stored ?? quiz}
      />
    </QuizFormPage>
  );
}
