import { useEffect, useState } from 'react';
import { describeFailure, useGateway, type QuizKey } from '@console/shared/data';
import type { QuizContents } from '@console/shared/history';
import { loadHistory } from './load-history';

export type CountedContents =
  | { state: 'counting' }
  | { state: 'counted'; contents: QuizContents }
  | { state: 'failed'; reason: string };

/** Counts the contents of a quiz once; the second item of the pair sets a later count. */
export function useQuizContents({ seasonId, quizId }: QuizKey) {
  const gateway = useGateway();
  const [counted, setCounted] = useState<CountedContents>({ state: 'counting' });
  useEffect(() => {
    let wanted = true;
    const report = (result: CountedContents) => wanted && setCounted(result);
    const count = async () => (await loadHistory()).countContents(gateway, { seasonId, quizId });
    count().then(
      (contents) => report({ state: 'counted', contents }),
      (error: unknown) => {
        console.error('What goes with a quiz could not be counted', error);
        report({ state: 'failed', reason: describeFailure(error).message });
      },
    );
    return () => {
      wanted = false;
    };
  }, [gateway, seasonId, quizId]);
  const recount = (contents: QuizContents) => setCounted({ state: 'counted', contents });
  return [counted, recount] as const;
}
