import { lazy, Suspense } from 'react';
import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { useSession } from '@console/shared/session';
import { LoadingState, Page } from '@console/shared/ui';
import type { Console } from '../console/console';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { NotAllowed } from './not-allowed';
import type { Loading } from './use-loading';

type RemoteProps = { entry: RegistryEntry; path: string; remote: Loading<RemoteModule> };

// Comes with the console's chunk, which StaffRemote has awaited by then.
const ConsoleArea = lazy(() =>
  import(/* webpackChunkName: "console" */ '../console/console-area').then((area) => ({
    default: area.ConsoleArea,
  })),
);

const Waiting = ({ title }: { title: string }) => (
  <Page title={title}>
    <LoadingState />
  </Page>
);

/** A screen for everybody: neither store nor database around it. */
export function PublicRemote({ entry, path, remote }: RemoteProps) {
  if (remote.status === 'loading') return <Waiting title={entry.title} />;
  if (remote.status === 'failed')
    return <RemoteFailure entry={entry} error={remote.error} onRetry={remote.retry} />;
  return <Screen entry={entry} path={path} module={remote.value} />;
}

/** A screen for staff, inside the console's store and session. */
export function StaffRemote({ entry, path, remote, opened }: RemoteProps & { opened: Loading<Console> }) {
  if (remote.status === 'failed')
    return <RemoteFailure entry={entry} error={remote.error} onRetry={remote.retry} />;
  if (opened.status === 'failed')
    return <RemoteFailure entry={entry} error={opened.error} onRetry={opened.retry} />;
  if (remote.status === 'loading' || opened.status === 'loading') return <Waiting title={entry.title} />;
  return (
    <Suspense fallback={<Waiting title={entry.title} />}>
      <ConsoleArea opened={opened.value}>
        <GuardedScreen entry={entry} path={path} module={remote.value} />
      </ConsoleArea>
    </Suspense>
  );
}

type ScreenProps = { entry: RegistryEntry; path: string; module: RemoteModule };

function GuardedScreen({ entry, path, module }: ScreenProps) {
  const session = useSession();
  const allows = module.screens[path]?.allows;
  return allows && !allows(session) ? <NotAllowed /> : <Screen entry={entry} path={path} module={module} />;
}

function Screen({ entry, path, module }: ScreenProps) {
  const definition = module.screens[path];
  if (!definition) {
    return <RemoteFailure entry={entry} error={new Error(`It has no screen for ${path}.`)} />;
  }
  return (
    <RemoteBoundary key={path} entry={entry}>
      <definition.Screen />
    </RemoteBoundary>
  );
}
