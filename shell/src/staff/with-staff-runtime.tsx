import { useCallback, type ReactNode } from 'react';
import { useConfig } from '@console/shared/config';
import { useRefresh } from '../updates/registry-context';
import { withTimeout } from '../lib/with-timeout';
import { PartFailure } from '../remotes/route/remote-failure';
import { useLoading } from '../remotes/load/use-loading';
import { Waiting } from '../remotes/route/waiting';
import { openStaffRuntime } from './open-staff-runtime';
import { openedStaffRuntime } from './staff-runtime';

/** Wraps a staff screen in the console's store and session, once they are loaded. */
export function WithStaffRuntime({ title, children }: { title: string; children: ReactNode }) {
  const config = useConfig();
  const refresh = useRefresh();
  const opened = useLoading(
    useCallback(() => withTimeout(openStaffRuntime(config)), [config]),
    openedStaffRuntime(),
  );
  if (opened.status === 'loading') return <Waiting title={title} />;
  if (opened.status === 'failed') {
    const { error, retry } = opened;
    const handleRetry = () => {
      // Where another release of the shell has replaced this one and its files, a notice offers a reload.
      void refresh();
      retry();
    };
    return <PartFailure title={title} error={error} onRetry={handleRetry} />;
  }
  const { Area } = opened.value;
  return <Area opened={opened.value}>{children}</Area>;
}
