import { useState } from 'react';
import { newId, useGateway } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { valuesOf, withValues, type QuestionFormValues } from '../form/question-form-values';
import { blankQuestion } from '../question';
import { createQuestion } from '../question.resource';
import { QuizGate, type OpenQuiz } from '../quiz/quiz-gate';

/** `/create-question`: a new question of the chosen quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate title="Add Question" holds>
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

function QuestionCreate(open: OpenQuiz) {
  const { quiz, quizKey } = open;
  const gateway = useGateway();
  const navigate = useNavigate();
  const [blank] = useState(() => blankQuestion(newId()));

  const handleSave = async (values: QuestionFormValues) => {
    await createQuestion(gateway, quizKey, withValues(blank, values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: blank.id };
    // Back leads past the form: it would look as if nothing had been saved.
    void navigate(pathTo(paths.questionList, saved), { replace: true });
  };

  return (
    <QuestionFormPage title="Add Question" {...open}>
      <QuestionForm initial={valuesOf(blank)} quiz={quiz} submitLabel="Add Question" save={handleSave} />
    </QuestionFormPage>
  );
}
