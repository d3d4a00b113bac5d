import { useEffect, useState } from 'react';
import { currentLanguage } from '@console/shared/i18n';
import { appManifestAt } from '@console/shared/model';
import { whenIdle } from '../lib/when-idle';

/**
 * Registers the service worker for the next visit, after the first screen has loaded, and then offers to install the console:
 * an installed app has its worker, so that what is shared with it is never sent to a server. Visitors have neither.
 */
export function AppManifest() {
  const [hasWorker, setHasWorker] = useState(false);
  useEffect(() => whenIdle(() => void register().then(setHasWorker)), []);
  return hasWorker && <link rel="manifest" href={appManifestAt(currentLanguage())} />;
}

async function register(): Promise<boolean> {
  // A development server's files change under the same names.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    return true;
  } catch (error) {
    console.info('The next visit starts without a service worker', error);
    return false;
  }
}
