import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, type QuizKey } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { Page } from '@console/shared/ui';
import { MissingForm } from '../form/missing-form';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { questionForm } from '../question.form';

const title = titles[paths.questionCreate];
const draftKeyIn = ({ seasonId, quizId }: QuizKey) => locations.questions(seasonId, quizId);

/** `/create-question`: a new question of the chosen quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate
      frame={(state) => <Page title={title}>{state}</Page>}
      missing={(missing, quizKey) => (
        <MissingForm {...missing} title={title} draftKey={draftKeyIn(quizKey)} />
      )}
      keepsOpen
    >
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const draftKey = draftKeyIn(open.quizKey);
  const form = useCreateForm(questionForm, { creation: useQuestionCreation(open.quizKey, true), draftKey });
  return (
    <QuestionFormPage title={title} draftKey={draftKey} {...open}>
      <QuestionForm form={form} quiz={open.quiz} submitLabel={title} />
    </QuestionFormPage>
  );
}
