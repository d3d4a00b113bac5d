import { skipToken, useGateway, type QuizKey } from '@console/shared/data';
import type { Creation } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { blankQuestion } from '../question';
import { questionForm, type QuestionFormValues } from '../question.form';
import { createQuestion, useQuestionsQuery } from '../question.resource';
import { useQuestionDocument } from './use-question-document';

/**
 * Stores the input as a new question at the end and shows it in the list. Subscribes to the list while a
 * question `mayBeCreated`: the next screen needs it as well.
 */
export function useQuestionCreation(quizKey: QuizKey, mayBeCreated: boolean): Creation<QuestionFormValues> {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { data: list } = useQuestionsQuery(mayBeCreated ? quizKey : skipToken);
  const { take, drafted } = useQuestionDocument(list?.rows ?? []);

  const save = async (values: QuestionFormValues) => {
    const taken = take();
    const { id } = taken.document;
    await createQuestion(gateway, taken, quizKey, questionForm.toEntity(blankQuestion(id), values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: id };
    // Replaces the form in the history: going back to it would look as if nothing had been saved.
    return { onSuccess: () => void navigate(pathTo(paths.questionList, saved), { replace: true }) };
  };
  return { save, drafted };
}
