import { useCallback, type ReactNode } from 'react';
import { useConfig } from '@console/shared/config';
import type { Registry, RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { withinPatience } from '../app/within-patience';
import { openConsole, openedConsole } from '../console/open-console';
import { loadedModule, loadRemoteModule } from './load-remote';
import { RemoteFailure } from './remote-failure';
import { RemoteScreen } from './remote-screen';
import { useLoading } from './use-loading';
import { Waiting } from './waiting';

const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find((entry) => entry.paths.includes(path));

/** The screen of whatever module the registry names for this path; `unknown` where it names none. */
export function RemoteRoute({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const path = pathname.replace(/\/+$/, '');
  const entry = entryOf(useRegistry(), path);

  if (!entry) return unknown;
  if (entry.access === 'public') return <PublicRoute entry={entry} path={path} />;
  if (!session) return <Navigate to={paths.landing} replace />;
  return <StaffRoute entry={entry} path={path} />;
}

type RouteProps = { entry: RegistryEntry; path: string };

const useRemote = (entry: RegistryEntry) =>
  useLoading(
    useCallback(() => loadRemoteModule(entry), [entry]),
    loadedModule(entry),
  );

/** For everybody: neither store nor database around it. */
function PublicRoute({ entry, path }: RouteProps) {
  return <RemoteScreen entry={entry} path={path} remote={useRemote(entry)} />;
}

/** For staff, inside the console's store and session. The module and the console's own part load side by side. */
function StaffRoute({ entry, path }: RouteProps) {
  const config = useConfig();
  const remote = useRemote(entry);
  const opened = useLoading(
    useCallback(() => withinPatience(openConsole(config)), [config]),
    openedConsole(),
  );
  if (opened.status === 'loading') return <Waiting />;
  if (opened.status === 'failed')
    return <RemoteFailure entry={entry} error={opened.error} onRetry={opened.retry} />;
  const { Area } = opened.value;
  return (
    <Area opened={opened.value}>
      <RemoteScreen entry={entry} path={path} remote={remote} />
    </Area>
  );
}
