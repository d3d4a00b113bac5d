import { useState } from 'react';
import { locations, takeUndo, useGateway, useNewDocument } from '@console/shared/data';
import type { Creation } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { notify } from '@console/shared/ui';
import { newQuiz, type QuizFormValues } from '../quiz.form';
import { createQuiz } from '../quiz.resource';
import { quizCreated } from '../quiz-toasts';
import { storeQuizDetails } from '../store-quiz-details';

type QuizCreation = Creation<QuizFormValues> & {
  quizId: string;
  /** The quiz is stored, and its questions are being loaded. */
  isStored: boolean;
};

/** Stores the input as a new quiz of a season, whose id it returns, and opens its questions. */
export function useQuizCreation(seasonId: string): QuizCreation {
  const gateway = useGateway();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { document, drafted } = useNewDocument();
  const [isStored, setStored] = useState(false);

  const save = async (values: QuizFormValues) => {
    const quiz = newQuiz(document.id, values);
    await createQuiz(gateway, document, seasonId, quiz);
    setStored(true);
    dispatch(quizOpened(quiz.id));
    storeQuizDetails(quiz);
    // Replaces the form in the history: Back must not lead to a form that would create the quiz again.
    const questions = pathTo(paths.questionList, { season: seasonId, quiz: quiz.id });
    notify({ ...quizCreated(quiz), undo: takeUndo(gateway, locations.quiz(seasonId, quiz.id)) });
    return { notified: true, onSuccess: () => void navigate(questions, { replace: true }) } as const;
  };
  return { save, drafted, quizId: document.id, isStored };
}
