import { locations, type QuizKey } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { MissingForm } from '../form/missing-form';
import { notSaved, QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { valuesOf } from '../form/question-form-values';
import { questionKind } from '../form/question-kind';
import { useQuestionCreation } from '../form/use-question-creation';
import { validateQuestion } from '../form/question.validate';
import { blankQuestion } from '../question';
import { QuizGate, type OpenQuiz } from '../quiz/quiz-gate';

const title = titles[paths.questionCreate];
const nothingTyped = valuesOf(blankQuestion(''));
const aboutIn = ({ seasonId, quizId }: QuizKey) => locations.questions(seasonId, quizId);

/** `/create-question`: a new question of the chosen quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate
      title={title}
      missing={(gone, quizKey) => <MissingForm title={title} about={aboutIn(quizKey)} {...gone} />}
    >
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const { save, drafted } = useQuestionCreation(open.quizKey, true);
  const about = aboutIn(open.quizKey);
  const form = useConsoleForm({
    initial: nothingTyped,
    validate: validateQuestion,
    limits: questionKind.limits,
    save,
    describeFailure: notSaved,
    about,
    ...drafted,
  });
  return (
    <QuestionFormPage title={title} about={about} {...open}>
      <QuestionForm form={form} quiz={open.quiz} submitLabel={title} />
    </QuestionFormPage>
  );
}
