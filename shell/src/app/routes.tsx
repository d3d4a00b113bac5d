import { createBrowserRouter } from '@console/shared/router';
import { paths } from '@console/shared/model';
import { LandingScreen } from '../landing/landing.screen';
import { Frame } from '../layout/frame';
import { ModuleStatusRoute } from '../module-status/module-status-route';
import { RemoteRoute } from '../remotes/remote-route';
import { SignedInRoot } from '../session/signed-in-root';
import { UnexpectedError } from '../status/unexpected-error';

/** The shell's own routes: the landing page, what it knows of its modules, and everything else by the registry. */
export const createRoutes = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <UnexpectedError />,
      children: [
        {
          path: paths.landing,
          element: (
            <SignedInRoot>
              <LandingScreen />
            </SignedInRoot>
          ),
        },
        { path: paths.moduleStatus, caseSensitive: true, element: <ModuleStatusRoute /> },
        { path: '*', element: <RemoteRoute unknown={<LandingScreen />} /> },
      ],
    },
  ]);
