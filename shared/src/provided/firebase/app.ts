import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { ConsoleConfig } from '@console/shared/config';

/** The single Firebase app of this page. */
export const firebaseApp = (config: ConsoleConfig): FirebaseApp =>
  getApps()[0] ?? initializeApp(config.firebase);
