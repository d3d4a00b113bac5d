import { useMemo, useState } from 'react';
import type { RefusedLine } from '@console/shared/contract';
import { useRefresh } from '../../app/registry-context';
import { UserFacingError } from '../../errors/user-facing-error';
import { PartFailure } from './remote-failure';
import { Waiting } from './waiting';

/** Shown for a module whose registry entry was refused. Retry reads the registry again. */
export function RefusedModule({ line: { title, wrong } }: { line: RefusedLine }) {
  const refresh = useRefresh();
  const [isReading, setReading] = useState(false);
  const problems = wrong.join('; ');
  const error = useMemo(() => new UserFacingError(`Its registry entry is invalid: ${problems}.`), [problems]);
  const handleRetry = () => {
    setReading(true);
    void refresh().finally(() => setReading(false));
  };
  return isReading ? <Waiting /> : <PartFailure title={title} error={error} onRetry={handleRetry} />;
}
