import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { Wait } from '../app/wait';
import { InConsole } from '../console/in-console';
import { UpdateNotice } from '../live/update-notice';
import { refusedOf } from './entry-of';
import { loadedModule, loadRemoteModule } from './load-remote';
import { RefusedModule } from './refused-module';
import { RemoteScreen } from './remote-screen';
import { useHeldRelease, type HeldRelease } from './use-held-release';
import { useLoading } from './use-loading';
import { useUpdateWhileHidden } from './use-update-while-hidden';

/** The screen of whatever module the registry names for this path, usable or not; `unknown` where it names none. */
export function RemoteRoute({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const path = pathname.replace(/\/+$/, '');
  const refused = refusedOf(useRegistry(), path);
  const { held, newer, take, retry } = useHeldRelease(path);
  useUpdateWhileHidden(newer, take);
  const wait = useWait(held);

  const shown = held?.entry ?? refused;
  if (!shown) return unknown;
  const isPublic = shown.access === 'public';
  if (!isPublic && !session) return <Navigate to={paths.landing} replace />;
  const Route = isPublic ? PublicRoute : StaffRoute;
  // Who signs in on a public page goes on with it.
  const whose = isPublic ? 'everybody' : session?.person.uid;
  return (
    <>
      {held ? (
        <Route key={whose} held={held} wait={wait} onRetry={(error) => void retry(held, error)} />
      ) : (
        refused && <RefusedModule line={refused} />
      )}
      <UpdateNotice what={newer?.title} action="Update" onAct={() => newer && take(newer)} />
    </>
  );
}

type RouteProps = { held: HeldRelease; wait: Wait; onRetry: (error: unknown) => void };

/** The wait for what is held, from the moment it is another. */
function useWait(held: HeldRelease | undefined): Wait {
  const [wait] = useState(() => new Wait());
  const { path, entry, turn } = held ?? {};
  // Before the effects of what is drawn, which ask it.
  useLayoutEffect(() => wait.begin(), [wait, path, entry, turn]);
  return wait;
}

const useRemote = ({ entry, isAsking }: HeldRelease) =>
  useLoading(
    useCallback(
      () => (isAsking ? new Promise<never>(() => undefined) : loadRemoteModule(entry)),
      [entry, isAsking],
    ),
    isAsking ? undefined : loadedModule(entry),
  );

/** For everybody: neither store nor database around it. */
function PublicRoute(props: RouteProps) {
  return <RemoteScreen {...props} remote={useRemote(props.held)} />;
}

/** For staff, inside the console's store and session. The module and the console's own part load side by side. */
function StaffRoute(props: RouteProps) {
  const remote = useRemote(props.held);
  return (
    <InConsole title={props.held.entry.title}>
      <RemoteScreen {...props} remote={remote} />
    </InConsole>
  );
}
