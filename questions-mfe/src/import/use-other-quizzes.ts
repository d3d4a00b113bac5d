import { useEffect, useState } from 'react';
import {
  locations,
  quizFromDocument,
  useGateway,
  type DataGateway,
  type QuizKey,
} from '@console/shared/data';
import { questionFromDocument } from '../question.converter';
import { byId } from '../order/question-order';
import type { StoredQuestions } from './review/reviewed-row';

type OtherQuizzes = {
  readonly quizzes: StoredQuestions['elsewhere'];
  /** They could not be read, so that nothing is compared with them. */
  readonly hasFailed: boolean;
};

/** The questions of the season's other quizzes, read once when they are needed; `undefined` until they are read. */
export function useOtherQuizzes(quizKey: QuizKey, isNeeded: boolean): OtherQuizzes | undefined {
  const gateway = useGateway();
  const { seasonId, quizId } = quizKey;
  const [others, setOthers] = useState<OtherQuizzes>();
  const isMissing = isNeeded && !others;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOpen = true;
    readOthers(gateway, { seasonId, quizId }).then(
      (quizzes) => {
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

async function readOthers(
  gateway: DataGateway,
  { seasonId, quizId }: QuizKey,
): Promise<OtherQuizzes['quizzes']> {
  const documents = await gateway.list({ collection: locations.quizzes(seasonId) });
  const others = documents.map(quizFromDocument).filter(({ id }) => id !== quizId);
  return Promise.all(
    others.map(async ({ id, title }) => {
      const questions = await gateway.list({ collection: locations.questions(seasonId, id) });
      return { quizTitle: title, questions: questions.map(questionFromDocument).sort(byId) };
    }),
  );
}
