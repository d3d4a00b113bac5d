import { useState } from 'react';
import { ConfigProvider } from '@console/shared/config';
import { RouterProvider } from '@console/shared/router';
import { ConsoleTheme, Toaster } from '@console/shared/ui';
import type { Deployment } from '../boot/deployment';
import { LiveReleases } from '../live/live-releases';
import { SessionHost } from '../session/session-host';
import { Boundary } from '../status/boundary';
import { UnexpectedError } from '../status/unexpected-error';
import { RegistryProvider } from './registry-context';
import { createRoutes } from './routes';

/** The whole application of one deployment. */
export function ConsoleApp({ deployment: { config, registry } }: { deployment: Deployment }) {
  const [router] = useState(createRoutes);
  const [live] = useState(() => new LiveReleases(registry));
  return (
    <ConsoleTheme>
      <meta name="application-name" content={config.brand} />
      <Boundary fallback={() => <UnexpectedError />}>
        <ConfigProvider value={config}>
          <RegistryProvider value={live}>
            <SessionHost config={config} goTo={(path) => void router.navigate(path)}>
              <RouterProvider router={router} />
              <Toaster />
            </SessionHost>
          </RegistryProvider>
        </ConfigProvider>
      </Boundary>
    </ConsoleTheme>
  );
}
