import type { AccountStore } from './account-store';

/** What the endpoints of sign-in work on: one project's accounts, and the time. */
export interface AuthRealm {
  project: string;
  accounts: AccountStore;
  now: () => number;
}

/** A request's JSON object, unknown until each property is looked at. */
export type Body = Record<string, unknown>;
