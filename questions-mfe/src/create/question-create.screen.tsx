import { locations } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { LeaveMissing } from '@console/shared/ui';
import { notSaved, QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { questionForm } from '../question.form';

const title = titles[paths.questionCreate];
const nothingTyped = valuesOf(blankQuestion(''));

/** `/create-question`: a new question of the chosen quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate title={title} missing={(gone) => <LeaveMissing {...gone} />}>
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const { save, drafted } = useQuestionCreation(open.quizKey, true);
  const form = useConsoleForm({
    initial: nothingTyped,
    validate: validateQuestion,
    limits: questionKind.limits,
    save,
    describeFailure: notSaved,
    fields: questionKind.fields,
    draftKey: locations.questions(open.quizKey.seasonId, open.quizKey.quizId),
    ...drafted,
  });
  return (
    <QuestionFormPage title={title} {...open}>
      <QuestionForm form={form} quiz={open.quiz} submitLabel={title} />
    </QuestionFormPage>
  );
}
