import type { QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';

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
