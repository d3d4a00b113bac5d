import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { Redirect, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../../updates/registry-context';
import { Wait } from '../../lib/wait';
import { WithStaffRuntime } from '../../staff/with-staff-runtime';
import { UpdateNotice } from '../../updates/update-notice';
import { unavailableAt, type UnavailablePage } from '../registry/entry-of';
import { loadedModule, loadRemoteModule } from '../load/load-remote';
import { moduleTitle } from './module-title';
import { RemoteScreen } from './remote-screen';
import { usePinnedRelease, type PinnedRelease } from '../registry/use-pinned-release';
import { useLoading } from '../load/use-loading';
import { UnavailableModule } from './unavailable-module';
import { useUpdateWhileHidden } from './use-update-while-hidden';

/**
 * The screen of the module that the registry names for this path, usable or not; `unknown` where it names
 * none.
 */
export function RemoteRoute({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const path = pathname.replace(/\/+$/, '');
  const unavailable = unavailableAt(useRegistry(), path);
  const { pinned, newer, take, retry } = usePinnedRelease(path);
  useUpdateWhileHidden(newer, take);
  const wait = useWait(pinned);

  const shown = pinned?.entry ?? unavailable;
  if (!shown) return unknown;
  const isPublic = shown.access === 'public';
  if (!isPublic && !session) return <Redirect to={paths.landing} />;
  const Route = isPublic ? PublicRoute : StaffRoute;
  // Signing in on a public page keeps its state.
  const sessionKey = isPublic ? 'everybody' : session?.person.uid;
  return (
    <>
      {pinned ? (
        <Route key={sessionKey} pinned={pinned} wait={wait} onRetry={(error) => void retry(pinned, error)} />
      ) : (
        unavailable && <Unavailable page={unavailable} />
      )}
      <UpdateNotice
        message={newer && t('A newer version of {title} is ready.', { title: moduleTitle(newer.title) })}
        action="Update"
        onAct={() => newer && take(newer)}
      />
    </>
  );
}

/** On a staff path with what staff screens have around them: the palette leads to the others. */
const Unavailable = ({ page }: { page: UnavailablePage }) =>
  page.access === 'public' ? (
    <UnavailableModule page={page} />
  ) : (
    <WithStaffRuntime title={moduleTitle(page.title)}>
      <UnavailableModule page={page} />
    </WithStaffRuntime>
  );

type RouteProps = { pinned: PinnedRelease; wait: Wait; onRetry: (error: unknown) => void };

/** The wait for the pinned release; it starts again when that changes. */
function useWait(pinned: PinnedRelease | undefined): Wait {
  const [wait] = useState(() => new Wait());
  const { path, entry, attempt } = pinned ?? {};
  // Before the effects of the screens, which read it.
  useLayoutEffect(() => wait.begin(), [wait, path, entry, attempt]);
  return wait;
}

const useRemote = ({ entry, isAsking }: PinnedRelease) =>
  useLoading(
    useCallback(
      () => (isAsking ? new Promise<never>(() => undefined) : loadRemoteModule(entry)),
      [entry, isAsking],
    ),
    isAsking ? undefined : loadedModule(entry),
  );

/** A public screen: without store and database. */
function PublicRoute(props: RouteProps) {
  return <RemoteScreen {...props} remote={useRemote(props.pinned)} />;
}

/**
 * A staff screen, inside the console's store and session. The module and the staff runtime load concurrently.
 */
function StaffRoute(props: RouteProps) {
  const remote = useRemote(props.pinned);
  return (
    <WithStaffRuntime title={moduleTitle(props.pinned.entry.title)}>
      <RemoteScreen {...props} remote={remote} />
    </WithStaffRuntime>
  );
}
