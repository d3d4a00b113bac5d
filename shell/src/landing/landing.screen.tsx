import { useEffect } from 'react';
import { useConfig } from '@console/shared/config';
import { useSessionAccess } from '@console/shared/session';
import { Landing } from './landing';
import wallpaper from './wallpaper.svg';
import { Welcome } from './welcome';

/** The landing page, shown at the root and at unknown URLs. */
export function LandingScreen() {
  const { brand } = useConfig();
  const { session } = useSessionAccess();
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  return <Landing picture={wallpaper}>{!session && <Welcome />}</Landing>;
}
