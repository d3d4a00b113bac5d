import { useEffect, useMemo, useState } from 'react';
import { useGateway, type QuizKey } from '@console/shared/data';
import { useQuestionsQuery } from '../question.resource';
import { readSeasonQuestions } from '../season-questions/read-season-questions';
import type { StoredQuestions } from './review/reviewed-row';

/** The questions that the rows of a source are compared with; `stored` is `undefined` until all are read. */
export function useStoredQuestions(quizKey: QuizKey, isNeeded: boolean) {
  const list = useQuestionsQuery(quizKey);
  const here = list.data?.isComplete ? list.data.rows : undefined;
  const others = useOtherQuizzes(quizKey, isNeeded);
  const stored = useMemo<StoredQuestions | undefined>(
    () => here && others && { here, elsewhere: others.quizzes },
    [here, others],
  );
  return { list, others, stored };
}

type OtherQuizzes = {
  readonly quizzes: StoredQuestions['elsewhere'];
  /** They could not be read, so that nothing is compared with them. */
  readonly hasFailed: boolean;
};

/** The questions of the season's other quizzes, read once when they are needed; `undefined` until they are read. */
function useOtherQuizzes(quizKey: QuizKey, isNeeded: boolean): OtherQuizzes | undefined {
  const gateway = useGateway();
  const { seasonId, quizId } = quizKey;
  const [others, setOthers] = useState<OtherQuizzes>();
  const isMissing = isNeeded && !others;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOpen = true;
    readSeasonQuestions(gateway, seasonId, quizId).then(
      (read) => {
        const quizzes = read.map(({ quiz, questions }) => ({ quizTitle: quiz.title, questions }));
        if (isOpen) setOthers({ quizzes, hasFailed: false });
      },
      (error: unknown) => {
        console.warn('The other quizzes of the season were not read', error);
        if (isOpen) setOthers({ quizzes: [], hasFailed: true });
      },
    );
    return () => void (isOpen = false);
  }, [gateway, seasonId, quizId, isMissing]);
  return others;
}
