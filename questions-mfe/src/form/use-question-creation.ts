import { useGateway, useNewDocument, type QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { blankQuestion } from '../question';
import { createQuestion } from '../question.resource';
import { withValues, type QuestionFormValues } from './question-form-values';

/** `save` stores what was typed as a new question, and shows it in the list. `drafted` is what a draft keeps of it. */
export function useQuestionCreation(quizKey: QuizKey) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { document, drafted } = useNewDocument();

  const save = async (values: QuestionFormValues) => {
    await createQuestion(gateway, document, quizKey, withValues(blankQuestion(document.id), values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: document.id };
    // Back leads past the form: it would look as if nothing had been saved.
    return { goOn: () => void navigate(pathTo(paths.questionList, saved), { replace: true }) };
  };
  return { save, drafted };
}
