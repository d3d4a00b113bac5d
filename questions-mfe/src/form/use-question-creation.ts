import { useState } from 'react';
import { newId, useGateway, type QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { blankQuestion } from '../question';
import { createQuestion } from '../question.resource';
import { withValues, type QuestionFormValues } from './question-form-values';

/** Stores what was typed as a new question, and shows it in the list. */
export function useQuestionCreation(quizKey: QuizKey): (values: QuestionFormValues) => Promise<void> {
  const gateway = useGateway();
  const navigate = useNavigate();
  // Taken once, so that a repeated save cannot make two questions.
  const [blank] = useState(() => blankQuestion(newId()));

  return async (values) => {
    await createQuestion(gateway, quizKey, withValues(blank, values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: blank.id };
    // Back leads past the form: it would look as if nothing had been saved.
    void navigate(pathTo(paths.questionList, saved), { replace: true });
  };
}
