import { useEffect, useState } from 'react';
import { ConfigProvider } from '@console/shared/config';
import { BrowserRouter } from '@console/shared/router';
import { ConsoleTheme, prepareToasts, Toaster } from '@console/shared/ui';
import type { Deployment } from '../boot/deployment';
import { LiveReleases } from '../updates/live-releases';
import { SessionHost } from '../session/session-host';
import { Boundary } from '../errors/boundary';
import { UnexpectedError } from '../errors/unexpected-error';
import { RegistryProvider } from './registry-context';
import { ConsoleRoutes } from './routes';
import { whenIdle } from './when-idle';

/** The whole application of one deployment. */
export function ConsoleApp({ deployment: { config, registry } }: { deployment: Deployment }) {
  const [live] = useState(() => new LiveReleases(registry));
  useEffect(() => whenIdle(prepareToasts), []);
  return (
    <ConsoleTheme>
      <meta name="application-name" content={config.brand} />
      <Boundary fallback={() => <UnexpectedError />}>
        <ConfigProvider value={config}>
          <RegistryProvider value={live}>
            <BrowserRouter>
              <SessionHost config={config}>
                <ConsoleRoutes />
                <Toaster />
              </SessionHost>
            </BrowserRouter>
          </RegistryProvider>
        </ConfigProvider>
      </Boundary>
    </ConsoleTheme>
  );
}
