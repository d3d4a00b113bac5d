import { Suspense, useState } from 'react';
import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Navigate, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { WhileAllowed } from '@console/shared/ui';
import { Boundary } from '../status/boundary';
import { PlainError } from '../status/plain-error';
import { NotAllowed } from './not-allowed';
import { RemoteFailure } from './remote-failure';
import { SlowScreen } from './slow-screen';
import type { Loading } from './use-loading';
import { Waiting } from './waiting';

type RemoteScreenProps = { entry: RegistryEntry; path: string; remote: Loading<RemoteModule> };

/** A module's screen for a path, once the module is here; whatever goes wrong with it stays in its place. */
export function RemoteScreen({ entry, path, remote }: RemoteScreenProps) {
  const place = useLocation();
  const [attempt, setAttempt] = useState(0);
  const handleRetry = () => setAttempt(attempt + 1);
  if (remote.status === 'loading') return <Waiting />;
  if (remote.status === 'failed')
    return <RemoteFailure entry={entry} error={remote.error} onRetry={remote.retry} />;
  return (
    <Boundary
      key={`${path} ${attempt}`}
      place={place}
      fallback={(error, retry) => <RemoteFailure entry={entry} error={error} onRetry={retry} />}
    >
      <Suspense fallback={<SlowScreen entry={entry} onRetry={handleRetry} />}>
        <GuardedScreen path={path} module={remote.value} />
      </Suspense>
    </Boundary>
  );
}

/** Inside the boundary, since the guard is the module's code as well. */
function GuardedScreen({ path, module }: { path: string; module: RemoteModule }) {
  const { session } = useSessionAccess();
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
