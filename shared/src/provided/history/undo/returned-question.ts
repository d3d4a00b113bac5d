import { useEffect } from 'react';
import { locations } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { useLocation, useNavigate } from '@console/shared/router';
import { questionOpened, useDispatch, useStoredSelection } from '@console/shared/selection';
import type { Returned } from './undo-outcome';

const listeners = new Set<(returned: Returned) => void>();

/** Says that an undo of this page has brought a document back. */
export const announceReturn = (returned: Returned): void => listeners.forEach((listen) => listen(returned));

/** A question that comes back is selected in the list of its quiz, where one looks for it. */
export function useReturnedQuestions(): void {
  const { seasonId, quizId } = useStoredSelection();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (seasonId === null || quizId === null) return;
    const within = `${locations.questions(seasonId, quizId)}/`;
    const select = ({ path }: Returned) => {
      if (!path.startsWith(within)) return;
      const question = path.slice(within.length);
      dispatch(questionOpened(question));
      // Where the address names another question, that one would stay on the screen.
      if (pathname === paths.questionList && new URLSearchParams(search).has('question'))
        void navigate(pathTo(paths.questionList, { season: seasonId, quiz: quizId, question }), {
          replace: true,
        });
    };
    listeners.add(select);
    return () => void listeners.delete(select);
  }, [seasonId, quizId, dispatch, navigate, pathname, search]);
}
