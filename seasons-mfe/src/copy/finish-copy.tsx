import { useEffect, useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { paths, pathTo, type Season } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { ErrorState, LoadingState } from '@console/shared/ui';
import { t } from '../i18n';
import { CopyOutcome } from './copy-outcome';
import { openCopy, type SeasonCopy } from './store/store-copy';
import { useCopying } from './use-copying';

type Props = { season: Season; entryId: string };

/** Finishes or undoes a copy that was interrupted, whoever has begun it. */
export function FinishCopy({ season, entryId }: Props) {
  const { copy, failure, retry } = useOpenCopy(season, entryId);
  if (failure !== undefined)
    return (
      <ErrorState title={t('Couldn’t load the unfinished copy')} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  return copy ? <OpenCopy season={season} copy={copy} /> : <LoadingState rows={4} />;
}

function OpenCopy({ season, copy }: { season: Season; copy: SeasonCopy }) {
  const navigate = useNavigate();
  const copying = useCopying(copy);
  const handleUndo = () => {
    copying.undo();
    void navigate(pathTo(paths.history, { season: season.id }), { replace: true });
  };
  return <CopyOutcome {...copying} undo={handleUndo} />;
}

function useOpenCopy({ id, name }: Season, entryId: string) {
  const gateway = useGateway();
  const [copy, setCopy] = useState<SeasonCopy>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    openCopy(gateway, { id, name }, entryId).then(
      (found) => {
        if (!isShown) return;
        if (found) setCopy(found);
        setFailure(
          found
            ? undefined
            : t('Can’t tell what’s missing. Undo the copy in the history, then duplicate the season again.'),
        );
      },
      (error: unknown) => {
        console.error('A copy that was interrupted was not read', error);
        if (isShown) setFailure(describeFailure(error).message);
      },
    );
    return () => void (isShown = false);
  }, [gateway, id, name, entryId, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { copy, failure, retry };
}
