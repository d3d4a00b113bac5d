import { useMemo, useState } from 'react';
import { useRefresh } from '../../updates/registry-context';
import { UserFacingError } from '../../lib/user-facing-error';
import type { UnavailablePage } from '../registry/entry-of';
import { moduleTitle } from './module-title';
import { PartFailure } from './remote-failure';
import { Waiting } from './waiting';

/** Shown for a page that no usable registry entry has. Retry reads the registry again. */
export function UnavailableModule({ page: { title: stated, reason } }: { page: UnavailablePage }) {
  const title = moduleTitle(stated);
  const refresh = useRefresh();
  const [isReading, setReading] = useState(false);
  const error = useMemo(() => new UserFacingError(reason), [reason]);
  const handleRetry = () => {
    setReading(true);
    void refresh().finally(() => setReading(false));
  };
  return isReading ? (
    <Waiting title={title} />
  ) : (
    <PartFailure title={title} error={error} onRetry={handleRetry} />
  );
}
