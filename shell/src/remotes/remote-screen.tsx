import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { RemoteModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { WhileAllowed } from '@console/shared/ui';
import { Boundary } from '../status/boundary';
import { PlainError } from '../status/plain-error';
import { NotAllowed } from './not-allowed';
import { RemoteFailure } from './remote-failure';
import { SlowScreen } from './slow-screen';
import type { HeldRelease } from './use-held-release';
import type { Loading } from './use-loading';
import { Waiting } from './waiting';

type RemoteScreenProps = { held: HeldRelease; remote: Loading<RemoteModule>; onRetry: () => void };

/** A module's screen for a path, once the module is here; whatever goes wrong with it stays in its place. */
export function RemoteScreen({ held: { path, entry, turn }, remote, onRetry }: RemoteScreenProps) {
  const place = useLocation();
  const screen = `${path} ${entry.entry} ${turn}`;
  const waitingSince = useRef<number>(undefined);
  useLayoutEffect(() => {
    waitingSince.current = performance.now();
  }, [screen]);

  if (remote.status === 'loading') return <Waiting />;
  if (remote.status === 'failed')
    return <RemoteFailure entry={entry} error={remote.error} onRetry={onRetry} />;
  return (
    <Boundary
      key={screen}
      place={place}
      fallback={(error) => <RemoteFailure entry={entry} error={error} onRetry={onRetry} />}
    >
      <Suspense fallback={<SlowScreen entry={entry} waitingSince={waitingSince} onRetry={onRetry} />}>
        <GuardedScreen path={path} module={remote.value} onShown={() => (waitingSince.current = undefined)} />
      </Suspense>
    </Boundary>
  );
}

type GuardedScreenProps = { path: string; module: RemoteModule; onShown: () => void };

/** Inside the boundary, since the guard is the module's code as well. */
function GuardedScreen({ path, module, onShown }: GuardedScreenProps) {
  const { session } = useSessionAccess();
  useEffect(onShown);
  const definition = module.screens[path];
  if (!definition) throw new PlainError(`It has no screen for ${path}.`);
  const { Screen, allows } = definition;
  if (!allows) return <Screen />;
  if (!session) return <Navigate to={paths.landing} replace />;
  return (
    <WhileAllowed
      allowed={allows(session)}
      closed={(wasOpen) => <NotAllowed session={session} wasOpen={wasOpen} />}
    >
      <Screen />
    </WhileAllowed>
  );
}
