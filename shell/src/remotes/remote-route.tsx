import { useCallback, type ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { InConsole } from '../console/in-console';
import { UpdateNotice } from '../live/update-notice';
import { loadedModule, loadRemoteModule } from './load-remote';
import { RemoteScreen } from './remote-screen';
import { useHeldRelease, type HeldRelease } from './use-held-release';
import { useLoading } from './use-loading';
import { useUpdateWhileHidden } from './use-update-while-hidden';

/** The screen of whatever module the registry names for this path; `unknown` where it names none. */
export function RemoteRoute({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const { held, newer, take, retry } = useHeldRelease(pathname.replace(/\/+$/, ''));
  useUpdateWhileHidden(newer, take);

  if (!held) return unknown;
  const isPublic = held.entry.access === 'public';
  if (!isPublic && !session) return <Navigate to={paths.landing} replace />;
  const Route = isPublic ? PublicRoute : StaffRoute;
  return (
    <>
      <Route held={held} onRetry={() => void retry(held)} />
      <UpdateNotice what={newer?.title} action="Update" onAct={() => newer && take(newer)} />
    </>
  );
}

type RouteProps = { held: HeldRelease; onRetry: () => void };

const useRemote = ({ entry, isAsking, limit }: HeldRelease) =>
  useLoading(
    useCallback(
      () => (isAsking ? new Promise<never>(() => undefined) : loadRemoteModule(entry, limit)),
      [entry, isAsking, limit],
    ),
    isAsking ? undefined : loadedModule(entry),
  );

/** For everybody: neither store nor database around it. */
function PublicRoute({ held, onRetry }: RouteProps) {
  return <RemoteScreen held={held} remote={useRemote(held)} onRetry={onRetry} />;
}

/** For staff, inside the console's store and session. The module and the console's own part load side by side. */
function StaffRoute({ held, onRetry }: RouteProps) {
  const remote = useRemote(held);
  return (
    <InConsole title={held.entry.title}>
      <RemoteScreen held={held} remote={remote} onRetry={onRetry} />
    </InConsole>
  );
}
