import { useCallback, useEffect, useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { useSession } from '@console/shared/session';
import { readOpenQuizzes, readSeasons } from './targets';

type Outcome<Value> = { readonly value?: Value; readonly failure?: string };

/** Reads something once, and again when the function is another one. */
function useRead<Value>(read: () => Promise<Value>): Outcome<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value> & { of: typeof read }>();
  useEffect(() => {
    let isShown = true;
    read().then(
      (value) => isShown && setOutcome({ of: read, value }),
      (error: unknown) => isShown && setOutcome({ of: read, failure: describeFailure(error).message }),
    );
    return () => void (isShown = false);
  }, [read]);
  return outcome?.of === read ? outcome : {};
}

/** The active seasons that the person may work in. */
export function useSeasons() {
  const gateway = useGateway();
  const session = useSession();
  return useRead(useCallback(() => readSeasons(gateway, session), [gateway, session]));
}

/** The quizzes of a season to which questions can be added; none where there is no season. */
export function useOpenQuizzes(seasonId: string | undefined) {
  const gateway = useGateway();
  return useRead(
    useCallback(
      async () => (seasonId === undefined ? [] : readOpenQuizzes(gateway, seasonId)),
      [gateway, seasonId],
    ),
  );
}
