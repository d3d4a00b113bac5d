import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { ConsoleConfig } from '@console/shared/config';

/** The single Firebase app of this page. */
export const firebaseApp = (config: ConsoleConfig): FirebaseApp =>
  getApps()[0] ?? initializeApp(config.firebase);

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
