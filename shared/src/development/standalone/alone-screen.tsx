import { Suspense } from 'react';
import type { RemoteModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { EmptyState, LoadingState, Page } from '@console/shared/ui';
import { Begin } from './begin';
import type { Surroundings } from './surroundings';

type AloneScreenProps = { module: RemoteModule; surroundings: Surroundings };

/** The module's screen for the current path, or the name of the module that has it. */
export function AloneScreen({ module, surroundings }: AloneScreenProps) {
  const { pathname } = useLocation();
  const { session } = useSessionAccess();
  const [begin = paths.landing] = surroundings.paths;
  const definition = module.screens[pathname];
  if (pathname === paths.landing) return <Begin path={begin} session={session} />;
  if (!definition) return <NotHere path={pathname} surroundings={surroundings} />;
  const { Screen, allows } = definition;
  if (allows && !(session && allows(session)))
    return (
      <Page title="Not open to this role">
        <EmptyState title="The role of this account does not open this screen">
          <p>Choose another account above.</p>
        </EmptyState>
      </Page>
    );
  return (
    <Suspense key={pathname} fallback={<LoadingState />}>
      <Screen />
    </Suspense>
  );
}

function NotHere({ path, surroundings }: { path: string; surroundings: Surroundings }) {
  const owner = surroundings.modules.find((module) => module.paths.some((own) => own === path))?.title;
  return (
    <Page title="Not here">
      <EmptyState
        title={owner ? `This screen belongs to ${owner}, which does not run here` : 'Nothing is here'}
      >
        <p>
          {path} is no screen of {surroundings.title}. Go on with what is offered above.
        </p>
      </EmptyState>
    </Page>
  );
}
