import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AuthContext } from '../auth-context';
import { isClientGone } from '../server/client-gone';
import { crossOrigin } from '../server/cross-origin';
import { originPolicy, type OriginPolicy } from '../server/origin-policy';
import { errorBody, StatusError } from '../status';
import type { KeyValueStore } from '../storage';
import type { Account, SeededAccount } from './account';
import { AccountStore } from './account-store';
import { adminRoutes } from './admin-routes';
import { AuthError } from './auth-error';
import { verifyAuthorization } from './identity-token';
import { loggable } from '../loggable';
import { identityToolkitRoutes, secureTokenRoutes } from './identity-toolkit';
import { popupRoutes } from './popup/popup';

export type { SeededAccount } from './account';

export interface AuthOptions {
  project: string;
  store: KeyValueStore;
  /** Whose pages may sign people in; this machine's unless said otherwise. */
  origins?: OriginPolicy;
  /** Milliseconds since 1970; the machine's clock unless a test says otherwise. */
  clock?: () => number;
  /** Told of failures that are ours; never of tokens or e-mails. */
  log?: (line: string) => void;
}

export interface Auth {
  /** Identity Toolkit, Secure Token and the sign-in popup, to be served at the Auth port. */
  app: Hono;
  /** Who sends this `Authorization` header. @throws StatusError UNAUTHENTICATED when it is wrong or has expired. */
  verify(authorization: string | undefined): AuthContext;
  /** Adds accounts that the chooser offers from the start; renews name, label and state of known ones. */
  addAccounts(accounts: readonly SeededAccount[]): Promise<void>;
  /** All accounts, whole; without the sessions that are open. */
  accounts(): Promise<Account[]>;
  /** Stores whole accounts, in place of those with the same uid. */
  replaceAccounts(accounts: readonly Account[]): Promise<void>;
}

/** Sign-in for one project: Google accounts without passwords, kept in the store. */
export function createAuth({
  project,
  store,
  origins = originPolicy(),
  clock = Date.now,
  log = console.error,
}: AuthOptions): Auth {
  const accounts = new AccountStore(store, clock);
  const realm = { project, accounts, now: clock };
  const app = new Hono();
  app.use(crossOrigin(origins, log));
  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: () => {
        throw new AuthError('REQUEST_TOO_LARGE', 413);
      },
    }),
  );
  app.get('/', (c) => c.json({ authEmulator: { ready: true } }));
  app.route('/', adminRoutes(realm));
  app.route('/', identityToolkitRoutes(realm));
  app.route('/', secureTokenRoutes(realm));
  app.route('/', popupRoutes(accounts, origins, clock));
  app.notFound((c) => c.json(new AuthError('NOT_FOUND', 404).body(), 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) return c.json(error.body(), error.status);
    if (error instanceof StatusError) return Response.json(errorBody(error), { status: error.http });
    if (!isClientGone(error)) log(loggable(`Auth failed on ${c.req.method} ${c.req.path}: ${error.message}`));
    return c.json(errorBody(new StatusError('INTERNAL', 'The local backend failed; its log says why.')), 500);
  });
  return {
    app,
    verify: (authorization) => verifyAuthorization(project, authorization, clock()),
    addAccounts: (seeds) => accounts.seed(seeds),
    accounts: () => accounts.list(),
    replaceAccounts: async (given) => {
      for (const account of given) await accounts.save(account);
    },
  };
}
