import { useEffect } from 'react';
import { paths, pathTo, type PartialList, type PathIds } from '@console/shared/model';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { questionOpened, useDispatch, useSelection } from '@console/shared/selection';
import { findQuestion } from '@console/shared/model';
import type { Question } from '../question';

/**
 * The question on the screen: the one in the URL, else the stored selection, else the first. A question that
 * is moved stays selected, and the URL gets its new id. When the URL names a question that does not exist or
 * is not loaded yet, none is selected: another one would mislead.
 */
export function useChosenQuestion(
  { rows: questions, isComplete }: Pick<PartialList<Question>, 'rows' | 'isComplete'>,
  quizIds: PathIds,
) {
  const { questionId } = useSelection();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  const named = search.has('question');
  const isAwaited = questionId !== null && !isComplete;
  const selected = questionId === null ? undefined : findQuestion(questions, questionId);
  const chosen = selected ?? (named || isAwaited ? undefined : questions[0]);
  const chosenId = chosen?.id;

  // A selected question that is not there may come, such as by an undo: it stays selected.
  const opened = selected || questionId === null ? chosenId : undefined;
  useEffect(() => {
    if (opened) dispatch(questionOpened(opened));
  }, [dispatch, opened]);

  const addressOf = (id: string) => pathTo(paths.questionList, { ...quizIds, question: id });
  const movedTo = named && chosenId && chosenId !== questionId ? addressOf(chosenId) : undefined;
  useEffect(() => {
    if (movedTo) void navigate(movedTo, { replace: true });
  }, [navigate, movedTo]);

  return {
    chosen,
    named,
    // The first selection is a history entry, so that Back on a phone returns from the detail to the list.
    choose: (id: string) => void navigate(addressOf(id), { replace: named }),
    /** Selects the neighbour of a deleted question. */
    leave(deleted: Question) {
      const found = findQuestion(questions, deleted.id);
      const index = found ? questions.indexOf(found) : -1;
      const neighbour = questions[index + 1] ?? questions[index - 1];
      if (neighbour) dispatch(questionOpened(neighbour.id));
      void navigate(pathTo(paths.questionList, quizIds), { replace: true });
    },
  };
}
