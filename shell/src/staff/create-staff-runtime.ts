import type { ConsoleConfig } from '@console/shared/config';
import { consoleApi, createConsoleStore, locations, recordInHistory, textOf } from '@console/shared/data';
import { createAuthenticator, SignInCancelled, startAppCheck } from '@console/shared/firebase/auth';
import { persistSelection, loggedOut } from '@console/shared/selection';
import { readStoredSession } from '@console/shared/session';
import { followPageTranslation } from '../lib/follow-page-translation';
import { withTimeout } from '../lib/with-timeout';
import { StaffArea } from './staff-area';
import { takeEarlyGateway } from './early-gateway';
import { lazyGateway } from './lazy-gateway';
import { noteStored } from './note-stored';
import type { StaffRuntime } from './staff-runtime';
import { tellClosed } from './tell-closed';

/** Opens the services of staff screens. */
export async function createStaffRuntime(config: ConsoleConfig): Promise<StaffRuntime> {
  // Before the first screen whose texts change; a visitor's texts hardly do.
  followPageTranslation(document.body);
  await startAppCheck(config);
  const database = lazyGateway(async () => {
    const early = await takeEarlyGateway()?.catch(() => undefined);
    if (early) return early;
    const client = await import(/* webpackChunkName: "firestore" */ '@console/shared/firebase/firestore');
    return client.openFirestoreGateway(config, noteStored);
  });
  const gateway = recordInHistory(
    tellClosed(database),
    () => readStoredSession()?.person ?? null,
    () => import(/* webpackChunkName: "history" */ '@console/shared/history'),
  );
  const authenticator = createAuthenticator(config, readStoredSession() !== null);
  const store = createConsoleStore(gateway);
  const stopStoring = persistSelection(store);

  return {
    store,
    gateway,
    authenticator,
    Area: StaffArea,
    async authenticate(idToken) {
      if (idToken) return authenticator.signInWithIdToken(idToken);
      try {
        return await authenticator.signInWithPopup();
      } catch (error) {
        if (error instanceof SignInCancelled) return null;
        throw error;
      }
    },
    async readRole(person) {
      const permission = await gateway.get(locations.permission(person.uid));
      return permission ? textOf(permission.fields, 'role') : '';
    },
    async forget() {
      store.dispatch(loggedOut());
      store.dispatch(consoleApi.util.resetApiState());
      await withTimeout(gateway.close());
    },
    async signOut() {
      stopStoring();
      // The listeners stop before Auth has signed out: the database would refuse them, and each would report it.
      await Promise.all([gateway.close(), authenticator.signOut()]);
    },
  };
}
