import { useEffect, useState } from 'react';
import { ConfigProvider } from '@console/shared/config';
import { BrowserRouter } from '@console/shared/router';
import { ConsoleTheme, prepareToasts } from '@console/shared/ui';
import type { Deployment } from '../boot/deployment';
import { LiveReleases } from '../updates/live-releases';
import { SessionHost } from '../session/session-host';
import { Boundary } from '../errors/boundary';
import { UnexpectedError } from '../errors/unexpected-error';
import { isFromWorker } from '../worker/is-from-worker';
import { RegistryProvider } from '../updates/registry-context';
import { ConsoleRoutes } from './routes';
import { whenIdle } from '../lib/when-idle';

type ConsoleAppProps = { deployment: Deployment; cleared: Promise<boolean> };

/** The whole application of one deployment. Nobody signs in before the device is cleared. */
export function ConsoleApp({ deployment: { config, registry }, cleared }: ConsoleAppProps) {
  const [live] = useState(() => new LiveReleases(registry, config));
  useEffect(() => whenIdle(prepareToasts), []);
  useEffect(() => {
    // It was late, or not there: perhaps it is now. The service worker's page may be an earlier release's.
    if (registry.cachedAt || isFromWorker()) void live.refresh();
  }, [registry, live]);
  return (
    <ConsoleTheme>
      <meta name="application-name" content={config.brand} />
      <Boundary fallback={() => <UnexpectedError />}>
        <ConfigProvider value={config}>
          <RegistryProvider value={live}>
            <BrowserRouter>
              <SessionHost config={config} cleared={cleared}>
                <ConsoleRoutes />
              </SessionHost>
            </BrowserRouter>
          </RegistryProvider>
        </ConfigProvider>
      </Boundary>
    </ConsoleTheme>
  );
}
