import { useEffect } from 'react';
import { useConfig } from '@console/shared/config';
import { Landing } from './landing';
import wallpaper from './wallpaper.svg';

/** What visitors see at the root and at addresses that name no screen. */
export function LandingScreen() {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  return <Landing picture={wallpaper} />;
}
