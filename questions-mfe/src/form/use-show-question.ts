import type { QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { questionOpened, useDispatch } from '@console/shared/selection';
import { onPhone } from '../on-phone';

/**
 * Shows a saved question in the list. It replaces the form in the history: going back to it would look as if nothing
 * had been saved.
 */
export function useShowQuestion({ seasonId, quizId }: QuizKey): (id: string) => void {
  const navigate = useNavigate();
  return (id) =>
    void navigate(pathTo(paths.questionList, { season: seasonId, quiz: quizId, question: id }), {
      replace: true,
    });
}

/** Shows a new question in the list; on a phone, where a question replaces the list, as the selected one of the list. */
export function useShowNewQuestion({ seasonId, quizId }: QuizKey): (id: string) => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const show = useShowQuestion({ seasonId, quizId });
  return (id) => {
    if (!onPhone()) return show(id);
    dispatch(questionOpened(id));
    void navigate(pathTo(paths.questionList, { season: seasonId, quiz: quizId }), {
      replace: true,
      state: { added: id },
    });
  };
}

/** Whether a screen was opened to show this new question, by the state of its address. */
export const isNewIn = (state: unknown, id: string): boolean =>
  typeof state === 'object' && state !== null && 'added' in state && state.added === id;
