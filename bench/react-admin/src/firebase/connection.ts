import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { config } from './config';

const app = initializeApp(config.firebase);

/** Keeps the sign-in where the console keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });

/** With the same cache on the device as the console's. */
export const database = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
const { hostname, port } = new URL(config.local.firestore);
connectFirestoreEmulator(database, hostname, Number(port));
