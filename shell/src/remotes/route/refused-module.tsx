import { useMemo, useState } from 'react';
import type { RefusedLine } from '@console/shared/contract';
import { useRefresh } from '../../app/registry-context';
import { UserFacingError } from '../../status/user-facing-error';
import { PartFailure } from './remote-failure';
import { Waiting } from './waiting';

/** In the place of a module whose line of the registry was refused. Retry reads the registry anew. */
export function RefusedModule({ line: { title, wrong } }: { line: RefusedLine }) {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const words = wrong.join('; ');
  const error = useMemo(
    () => new UserFacingError(`The list of modules does not describe it correctly: ${words}.`),
    [words],
  );
  const handleRetry = () => {
    setAsking(true);
    void refresh().finally(() => setAsking(false));
  };
  return isAsking ? <Waiting /> : <PartFailure title={title} error={error} onRetry={handleRetry} />;
}
