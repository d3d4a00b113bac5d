import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { Page } from '@console/shared/ui';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { questionForm } from '../question.form';

const title = titles[paths.questionCreate];

/** `/create-question`: a new question of the selected quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate frame={(state) => <Page title={title}>{state}</Page>} keepsOpen>
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const { seasonId, quizId } = open.quizKey;
  const form = useCreateForm(questionForm, {
    creation: useQuestionCreation(open.quizKey, true),
    draftKey: locations.questions(seasonId, quizId),
  });
  return (
    <QuestionFormPage title={title} {...open}>
      <QuestionForm form={form} quiz={open.quiz} submitLabel={title} />
    </QuestionFormPage>
  );
}
