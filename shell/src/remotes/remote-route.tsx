import { useCallback, type ReactNode } from 'react';
import { useConfig } from '@console/shared/config';
import type { Registry, RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { openConsole } from '../console/open-console';
import { loadRemoteModule } from './load-remote';
import { PublicRemote, StaffRemote } from './remote-screens';
import { useLoading } from './use-loading';

const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find((entry) => entry.paths.includes(path));

/** The screen of whatever module the registry names for this path; `unknown` where it names none. */
export function RemoteRoute({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const path = pathname.replace(/\/+$/, '') || paths.landing;
  const entry = entryOf(useRegistry(), path);

  if (!entry) return unknown;
  if (entry.access === 'public') return <PublicRoute entry={entry} path={path} />;
  if (!session) return <Navigate to={paths.landing} replace />;
  return <StaffRoute entry={entry} path={path} />;
}

type RouteProps = { entry: RegistryEntry; path: string };

const useRemote = (entry: RegistryEntry) => useLoading(useCallback(() => loadRemoteModule(entry), [entry]));

function PublicRoute({ entry, path }: RouteProps) {
  return <PublicRemote entry={entry} path={path} remote={useRemote(entry)} />;
}

/** The module and the console's own part load side by side. */
function StaffRoute({ entry, path }: RouteProps) {
  const config = useConfig();
  const opened = useLoading(useCallback(() => openConsole(config), [config]));
  return <StaffRemote entry={entry} path={path} remote={useRemote(entry)} opened={opened} />;
}
