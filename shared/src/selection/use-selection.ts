import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from '@console/shared/router';
import { quizOpened, seasonOpened, type Selection } from './selection.slice';

type SelectionState = { selection: Selection };

/** What the person works on by the store alone, e.g. for a breadcrumb. */
export const useStoredSelection = (): Selection => useSelector((state: SelectionState) => state.selection);

/**
 * The season, quiz and question a screen shows: the URL's, else the remembered ones.
 * A quiz or question that belongs to another season's URL is never taken from memory.
 * What the URL names becomes the remembered selection.
 */
export function useSelection(): {
  seasonId: string | null;
  quizId: string | null;
  questionId: string | null;
} {
  const [search] = useSearchParams();
  const stored = useStoredSelection();
  const dispatch = useDispatch();

  const seasonId = search.get('season') || stored.seasonId;
  const sameSeason = seasonId === stored.seasonId;
  const quizId = search.get('quiz') || (sameSeason ? stored.quizId : null);
  const sameQuiz = sameSeason && quizId === stored.quizId;
  const questionId = search.get('question') || (sameQuiz ? stored.questionId : null);

  useEffect(() => {
    if (seasonId) dispatch(seasonOpened(seasonId));
    if (quizId) dispatch(quizOpened(quizId));
  }, [dispatch, seasonId, quizId]);

  return { seasonId, quizId, questionId };
}
