import { useCallback, type ReactNode } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { InConsole } from '../console/in-console';
import { entryOf } from './entry-of';
import { loadedModule, loadRemoteModule } from './load-remote';
import { RemoteScreen } from './remote-screen';
import { useLoading } from './use-loading';

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
  const remote = useRemote(entry);
  return (
    <InConsole title={entry.title}>
      <RemoteScreen entry={entry} path={path} remote={remote} />
    </InConsole>
  );
}
