import { useEffect } from 'react';
import { paths } from '@console/shared/model';
import { useLocation } from '@console/shared/router';
import { forgetFirstPaint } from '../first-paint/forget-first-paint';
import { LandingScreen } from '../landing/landing.screen';
import { Frame } from '../layout/frame';
import { ShellUpdate } from '../updates/shell-update';
import { ModuleStatusRoute } from '../module-status/module-status-route';
import { RemoteRoute } from '../remotes/route/remote-route';
import { usePreloads } from '../remotes/load/use-preloads';
import { SignedInRoot } from '../session/signed-in-root';

/**
 * The shell's own screens: the landing page and the modules page. All other paths are looked up in the
 * registry.
 */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  useEffect(() => forgetFirstPaint, [pathname]);
  usePreloads();
  return <Frame notices={<ShellUpdate />}>{screenAt(pathname)}</Frame>;
}

function screenAt(path: string) {
  switch (path.replace(/(?!^)\/+$/, '')) {
    case paths.landing:
      return (
        <SignedInRoot>
          <LandingScreen />
        </SignedInRoot>
      );
    case paths.moduleStatus:
      return <ModuleStatusRoute />;
    default:
      return <RemoteRoute unknown={<LandingScreen />} />;
  }
}
