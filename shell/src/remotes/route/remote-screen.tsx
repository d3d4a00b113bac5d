import { Suspense, useEffect } from 'react';
import { WhileAllowed } from '@console/shared/access';
import type { RemoteModule } from '@console/shared/contract';
import { useDraftChoices } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { Redirect, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import type { Wait } from '../../lib/wait';
import { Boundary } from '../../errors/boundary';
import { UserFacingError } from '../../lib/user-facing-error';
import { NotAllowed } from './not-allowed';
import { RemoteFailure } from './remote-failure';
import { SlowScreen } from './slow-screen';
import type { PinnedRelease } from '../registry/use-pinned-release';
import type { Loading } from '../load/use-loading';

type RemoteScreenProps = {
  pinned: PinnedRelease;
  remote: Loading<RemoteModule>;
  wait: Wait;
  onRetry: (error: unknown) => void;
};

/** A module's screen for a path, once the module is loaded; its failures are shown in its place. */
export function RemoteScreen({ pinned, remote, wait, onRetry }: RemoteScreenProps) {
  const { path, entry, attempt } = pinned;
  const location = useLocation();
  const screen = `${path} ${entry.entry} ${attempt} ${useDraftChoices()}`;

  const slow = { entry, wait, onRetry };
  if (remote.status === 'loading')
    return <SlowScreen key={`${path} ${attempt}`} {...slow} missing="module" />;
  if (remote.status === 'failed')
    return <RemoteFailure entry={entry} error={remote.error} onRetry={onRetry} />;
  return (
    <Boundary
      key={screen}
      place={location}
      fallback={(error) => <RemoteFailure entry={entry} error={error} onRetry={onRetry} />}
    >
      <Suspense fallback={<SlowScreen {...slow} missing="screen" />}>
        <GuardedScreen path={path} module={remote.value} onShown={() => wait.end()} />
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
  if (!definition) throw new UserFacingError(t('Has no screen for {path}.', { path }));
  const { Screen, allows } = definition;
  if (!allows) return <Screen />;
  if (!session) return <Redirect to={paths.landing} />;
  return (
    <WhileAllowed
      allowed={allows(session)}
      closed={(wasOpen) => <NotAllowed session={session} wasOpen={wasOpen} />}
    >
      <Screen />
    </WhileAllowed>
  );
}
