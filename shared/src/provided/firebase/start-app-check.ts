import type { ConsoleConfig } from '@console/shared/config';

/**
 * Starts App Check if the deployment has a key for it. Wait for it before Auth and Firestore: their requests then carry
 * its tokens. Never rejects: without its code they carry none, and the backend decides.
 */
export async function startAppCheck(config: ConsoleConfig): Promise<void> {
  if (config.appCheckSiteKey)
    await import(/* webpackChunkName: "app-check" */ './app-check')
      .then(({ openAppCheck }) => openAppCheck(config))
      .catch((error: unknown) => console.warn('App Check failed', error));
}
