import { useEffect } from 'react';
import { useConfig } from '@console/shared/config';
import { Landing } from './landing';
import wallpaper from './wallpaper.svg';

/** The landing page, shown at the root and at unknown URLs. */
export function LandingScreen() {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  return <Landing picture={wallpaper} />;
}
