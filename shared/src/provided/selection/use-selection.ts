import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from '@console/shared/router';
import { quizOpened, seasonOpened, type Selection } from './selection.slice';

type SelectionState = { selection: Selection };

/** The selection from the store only, e.g. for a breadcrumb. */
export const useStoredSelection = (): Selection => useSelector((state: SelectionState) => state.selection);

/**
 * The season, quiz and question that a screen shows: those of the URL, otherwise the stored ones. A stored quiz or
 * question is not used with another season's URL. Ids in the URL become the stored selection.
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
