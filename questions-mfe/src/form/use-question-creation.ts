import { useState } from 'react';
import { newDocument, useGateway, type QuizKey } from '@console/shared/data';
import type { SaveResult } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { blankQuestion } from '../question';
import { createQuestion } from '../question.resource';
import { withValues, type QuestionFormValues } from './question-form-values';

/** Stores what was typed as a new question, and shows it in the list. */
export function useQuestionCreation(
  quizKey: QuizKey,
): (values: QuestionFormValues) => Promise<SaveResult<QuestionFormValues>> {
  const gateway = useGateway();
  const navigate = useNavigate();
  const [document] = useState(newDocument);

  return async (values) => {
    await createQuestion(gateway, document, quizKey, withValues(blankQuestion(document.id), values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: document.id };
    // Back leads past the form: it would look as if nothing had been saved.
    return { goOn: () => void navigate(pathTo(paths.questionList, saved), { replace: true }) };
  };
}
