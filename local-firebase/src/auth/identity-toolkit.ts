import { Hono, type Context } from 'hono';
import type { Account } from './account';
import { AuthError } from './auth-error';
import { issueIdentityToken, uidOfToken, verifyAuthorization } from './identity-token';
import type { AuthRealm, Body } from './realm';
import { signInWithPassword, signUp } from './sign-up';
import { startSession } from './start-session';
import { readGoogleCredential, TOKEN_LIFETIME_SECONDS } from './tokens';

/** A request's JSON object. @throws AuthError INVALID_REQ_TYPE. */
export async function readBody(c: Context): Promise<Body> {
  // The SDK's content types vary, so only the text counts.
  const text = await c.req.text();
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Answered below like any other body that is no object.
  }
  throw new AuthError('INVALID_REQ_TYPE : The request body must be a JSON object.');
}

const googleProvider = (account: Account) => ({
  providerId: 'google.com',
  rawId: account.googleSubject,
  federatedId: account.googleSubject,
  displayName: account.displayName,
  email: account.email,
  photoUrl: account.photoUrl,
});

const passwordProvider = ({ email, displayName, photoUrl }: Account) => ({
  providerId: 'password',
  rawId: email,
  federatedId: email,
  displayName,
  email,
  photoUrl,
});

/** An account as Identity Toolkit describes it, without secrets. */
export const describeAccount = (account: Account) => ({
  localId: account.uid,
  ...(account.email && { email: account.email, emailVerified: account.emailVerified }),
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  disabled: account.disabled,
  createdAt: String(account.createdAt),
  lastLoginAt: String(account.lastLoginAt),
  providerUserInfo: [
    ...(account.googleSubject ? [googleProvider(account)] : []),
    ...(account.passwordHash ? [passwordProvider(account)] : []),
  ],
});

function credentialIn(body: Body): string {
  const form = new URLSearchParams(typeof body.postBody === 'string' ? body.postBody : '');
  if (form.get('providerId') !== 'google.com') {
    throw new AuthError('OPERATION_NOT_ALLOWED : Only google.com is offered here.');
  }
  const credential = form.get('id_token');
  if (!credential) throw new AuthError('INVALID_IDP_RESPONSE : No id_token was given.');
  return credential;
}

/** `accounts:signInWithIdp`: a Google credential becomes a session of the account with that e-mail. */
async function signInWithIdp(realm: AuthRealm, body: Body) {
  const credential = credentialIn(body);
  const { account, isNewUser } = await realm.accounts.signIn(readGoogleCredential(credential, realm.now()));
  return {
    ...googleProvider(account),
    emailVerified: account.emailVerified,
    isNewUser,
    rawUserInfo: JSON.stringify({
      id: account.googleSubject,
      email: account.email,
      name: account.displayName,
    }),
    oauthIdToken: credential,
    ...(await startSession(realm, account, 'google.com')),
  };
}

/** The account of a request: the token's, or for the administrator the one that `localId` names. */
async function accountOf({ project, accounts, now }: AuthRealm, c: Context, body: Body): Promise<Account> {
  if (
    typeof body.localId === 'string' &&
    verifyAuthorization(project, c.req.header('authorization'), now()).kind === 'admin'
  ) {
    const account = await accounts.find(body.localId);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    return account;
  }
  return accounts.usable(uidOfToken(project, body.idToken, now()));
}

/** `accounts:update`: the profile; the administrator (`Bearer owner`) may also disable and enable. */
async function update(realm: AuthRealm, c: Context, body: Body) {
  const account = await accountOf(realm, c, body);
  const asAdmin = body.idToken === undefined;
  const changed: Account = {
    ...account,
    displayName: typeof body.displayName === 'string' ? body.displayName : account.displayName,
    photoUrl: typeof body.photoUrl === 'string' ? body.photoUrl : account.photoUrl,
    disabled: asAdmin && typeof body.disableUser === 'boolean' ? body.disableUser : account.disabled,
  };
  await realm.accounts.save(changed);
  return describeAccount(changed);
}

/** The part of Identity Toolkit that the unmodified SDK calls to sign in, with Google, a password or anonymously. */
export function identityToolkitRoutes(realm: AuthRealm): Hono {
  const actions: Record<string, (c: Context, body: Body) => Promise<object>> = {
    signInWithIdp: (_c, body) => signInWithIdp(realm, body),
    lookup: async (c, body) => ({ users: [describeAccount(await accountOf(realm, c, body))] }),
    update: (c, body) => update(realm, c, body),
    delete: async (c, body) => {
      await realm.accounts.remove(await accountOf(realm, c, body));
      return {};
    },
    signUp: (_c, body) => signUp(realm, body),
    signInWithPassword: (_c, body) => signInWithPassword(realm, body),
  };
  const app = new Hono();
  app.post('/identitytoolkit.googleapis.com/v1/:action{accounts:[A-Za-z]+}', async (c) => {
    const name = c.req.param('action').slice('accounts:'.length);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new AuthError(`NOT_IMPLEMENTED : accounts:${name} is not part of the local backend.`, 404);
    return c.json(await action(c, await readBody(c)));
  });
  return app;
}

/** `securetoken.googleapis.com/v1/token`: a refresh token becomes a new identity token. */
export function secureTokenRoutes({ project, accounts, now }: AuthRealm): Hono {
  const app = new Hono();
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
    const refreshToken = form.get('refresh_token');
    if (!refreshToken) throw new AuthError('MISSING_REFRESH_TOKEN');
    const { account, signIn } = await accounts.resume(refreshToken);
    const token = issueIdentityToken(project, account, signIn, now());
    return c.json({
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(TOKEN_LIFETIME_SECONDS),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: project,
    });
  });
  return app;
}
