import { useState } from 'react';
import { skipToken, type QuizKey } from '@console/shared/data';
import { findQuestion } from '@console/shared/model';
import { useQuestionQuery, useQuestionsQuery } from '../question.resource';

/**
 * Subscribes to one question, also after a move: it then finds the question under its new id in the list.
 * Returns `null` when the question does not exist, `undefined` while that is not known.
 */
export function useTrackedQuestion(quizKey: QuizKey, questionId: string) {
  const [id, setId] = useState(questionId);
  const query = useQuestionQuery({ ...quizKey, questionId: id });
  const isMissing = query.currentData === null;
  const listQuery = useQuestionsQuery(isMissing ? quizKey : skipToken);
  const list = listQuery.currentData;
  const found = list && findQuestion(list.rows, id);
  if (isMissing && found && found.id !== id) setId(found.id);
  const isGone = isMissing && list?.isComplete && !found;

  const failed = [query, listQuery].filter(({ isError }) => isError);
  return {
    currentData: isGone ? null : (query.currentData ?? undefined),
    error: failed[0]?.error,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
