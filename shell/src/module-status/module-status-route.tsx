import { WhileAllowed } from '@console/shared/access';
import { t } from '@console/shared/i18n';
import { paths, titles } from '@console/shared/model';
import { Redirect } from '@console/shared/router';
import { can, useSessionAccess } from '@console/shared/session';
import { withTimeout } from '../lib/with-timeout';
import { WithStaffRuntime } from '../staff/with-staff-runtime';
import { NotAllowed } from '../remotes/route/not-allowed';
import { PartFailure } from '../remotes/route/remote-failure';
import { useLoading } from '../remotes/load/use-loading';
import { Waiting } from '../remotes/route/waiting';
import { Boundary } from '../errors/boundary';

const title = t(titles[paths.moduleStatus]);

const loadScreen = async () => {
  const { ModuleStatusScreen } = await withTimeout(
    import(/* webpackChunkName: "module-status" */ './module-status.screen'),
  );
  return { Screen: ModuleStatusScreen };
};

/** The modules page, for Admins. Its code is loaded for Admins only. */
export function ModuleStatusRoute() {
  const { session } = useSessionAccess();
  if (!session) return <Redirect to={paths.landing} />;
  return (
    <WithStaffRuntime title={title}>
      <WhileAllowed
        allowed={can.seeModuleStatus(session)}
        closed={(wasOpen) => <NotAllowed session={session} wasOpen={wasOpen} />}
      >
        <Boundary fallback={(error, retry) => <PartFailure title={title} error={error} onRetry={retry} />}>
          <LoadedScreen />
        </Boundary>
      </WhileAllowed>
    </WithStaffRuntime>
  );
}

function LoadedScreen() {
  const loading = useLoading(loadScreen);
  if (loading.status === 'loading') return <Waiting />;
  if (loading.status === 'failed')
    return <PartFailure title={title} error={loading.error} onRetry={loading.retry} />;
  const { Screen } = loading.value;
  return <Screen />;
}
