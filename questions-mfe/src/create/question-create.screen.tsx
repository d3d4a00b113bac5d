import { locations } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { notSaved, QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { valuesOf } from '../form/question-form-values';
import { useQuestionCreation } from '../form/use-question-creation';
import { validateQuestion } from '../form/question.validate';
import { blankQuestion } from '../question';
import { QuizGate, type OpenQuiz } from '../quiz/quiz-gate';

const title = titles[paths.questionCreate];
const nothingTyped = valuesOf(blankQuestion(''));

/** `/create-question`: a new question of the chosen quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate title={title} holds>
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const { save, drafted } = useQuestionCreation(open.quizKey);
  const form = useConsoleForm({
    initial: nothingTyped,
    validate: validateQuestion,
    save,
    describeFailure: notSaved,
    about: locations.questions(open.quizKey.seasonId, open.quizKey.quizId),
    ...drafted,
  });
  return (
    <QuestionFormPage title={title} {...open}>
      <QuestionForm form={form} quiz={open.quiz} submitLabel={title} />
    </QuestionFormPage>
  );
}
