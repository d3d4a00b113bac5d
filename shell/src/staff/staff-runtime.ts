import type { ComponentType, ReactNode } from 'react';
import type { ConsoleStore } from '@console/shared/data';
import type { Authenticator } from '@console/shared/firebase/auth';
import type { Person } from '@console/shared/session';
import type { LazyGateway } from './lazy-gateway';

/** The services of staff screens; public pages never load it. */
export type StaffRuntime = {
  store: ConsoleStore;
  gateway: LazyGateway;
  authenticator: Authenticator;
  /** The wrapper of staff screens, loaded with the runtime so that nothing waits for it. */
  Area: ComponentType<{ opened: StaffRuntime; children: ReactNode }>;
  /**
   * Signs in with a chosen account's token, else through the provider's popup; `null` when the person closed
   * it.
   */
  authenticate(idToken: string | undefined): Promise<Person | null>;
  /** Reads the role text of a person's permission record; empty where there is none. */
  readRole(person: Person): Promise<string>;
  /** Deletes the database's data on the page and the device before another person signs in. */
  forget(): Promise<void>;
  /** Signs out of Auth, and closes the database and deletes its cache meanwhile. Reload the page afterwards. */
  signOut(): Promise<void>;
};

let opened: StaffRuntime | undefined;

/** The staff runtime if it is already loaded: its screens can be rendered without waiting. */
export const openedStaffRuntime = (): StaffRuntime | undefined => opened;

/** Makes a staff runtime the one of this page. */
export const setStaffRuntime = (runtime: StaffRuntime): StaffRuntime => (opened = runtime);
