import { useEffect, useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { can, useSession } from '@console/shared/session';
import { readSource, type Source } from './store/source';

/** Reads what can be copied of a season: once, and again when access to it has come back. */
export function useSource(seasonId: string) {
  const gateway = useGateway();
  const withAds = can.manageAds(useSession());
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    readSource(gateway, seasonId, withAds).then(
      (found) => {
        if (!isShown) return;
        setSource(found);
        setFailure(undefined);
      },
      (error: unknown) => {
        console.error('A season to copy was not read', error);
        if (isShown) setFailure(describeFailure(error).message);
      },
    );
    return () => void (isShown = false);
  }, [gateway, seasonId, withAds, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { source, failure, retry };
}
