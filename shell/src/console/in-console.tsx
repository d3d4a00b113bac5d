import { useCallback, type ReactNode } from 'react';
import { useConfig } from '@console/shared/config';
import { withinPatience } from '../app/within-patience';
import { PartFailure } from '../remotes/remote-failure';
import { useLoading } from '../remotes/use-loading';
import { Waiting } from '../remotes/waiting';
import { openConsole, openedConsole } from './open-console';

/** Stands around a screen for staff: the console's store and session, once they are here. */
export function InConsole({ title, children }: { title: string; children: ReactNode }) {
  const config = useConfig();
  const opened = useLoading(
    useCallback(() => withinPatience(openConsole(config)), [config]),
    openedConsole(),
  );
  if (opened.status === 'loading') return <Waiting />;
  if (opened.status === 'failed')
    return <PartFailure title={title} error={opened.error} onRetry={opened.retry} />;
  const { Area } = opened.value;
  return <Area opened={opened.value}>{children}</Area>;
}
