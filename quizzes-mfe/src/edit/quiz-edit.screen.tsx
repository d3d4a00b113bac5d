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
import { PhoneButton, usePhone, type Phone } from '@console/shared/preview';
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
  const phone = usePhone();
  return (
    <QuizGate
      frame={(state, _quizKey, season) => (
        <QuizFormPage title={title} season={season}>
          {state}
        </QuizFormPage>
      )}
      keepsOpen
    >
      {(open, stored) => (
        <QuizFormPage
          title={title}
          season={open.season}
          isWide={phone.isBeside}
          asOf={stored?.asOf}
          actions={<PhoneButton phone={phone} start="intro" />}
        >
          <QuizEdit {...open} stored={stored} phone={phone} />
        </QuizFormPage>
      )}
    </QuizGate>
  );
}

type QuizEditProps = OpenQuiz & { stored: FromCache<Quiz> | null | undefined; phone: Phone };

function QuizEdit({ season, quiz, quizKey, stored, phone }: QuizEditProps) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = returnAddress(search);
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
    <QuizForm
      back={back}
      form={form}
      season={season}
      phone={phone}
      submitLabel={title}
      stored={stored ?? quiz}
    />
  );
}
