import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  deleteUser,
  getAuth,
  GoogleAuthProvider,
  reload,
  signInWithCredential,
  signOut,
  updateProfile,
  type Auth as ClientAuth,
} from 'firebase/auth';
import { openStore, type Store } from '../storage';
import { createAuth, type Auth } from './index';
import { googleIdToken } from './tokens';

const project = 'demo-quiz';
const ruth = { uid: 'demo-manager', email: 'ruth@example.org', displayName: 'Ruth', label: 'Manager' };

let folder: string;
let store: Store;
let auth: Auth;
let server: ServerType;
let origin: string;
let app: FirebaseApp;
let client: ClientAuth;
let now: number;

async function startServer() {
  store = await openStore(folder);
  auth = createAuth({ project, store: store.namespace('auth'), clock: () => now });
  const port = origin ? Number(new URL(origin).port) : 0;
  const address = await new Promise<AddressInfo>((resolve) => {
    server = serve({ fetch: auth.app.fetch, hostname: '127.0.0.1', port }, resolve);
  });
  origin = `http://127.0.0.1:${address.port}`;
}

async function stopServer() {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
}

beforeEach(async () => {
  now = Date.now();
  origin = '';
  folder = await mkdtemp(join(tmpdir(), 'local-auth-'));
  await startServer();
  app = initializeApp({ projectId: project, apiKey: 'any' }, crypto.randomUUID());
  client = getAuth(app);
  connectAuthEmulator(client, origin, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  await stopServer();
  await rm(folder, { recursive: true });
});

const credentialFor = (email: string, name = '') =>
  GoogleAuthProvider.credential(googleIdToken({ email, name }, now));
const signIn = (email: string, name = '') => signInWithCredential(client, credentialFor(email, name));

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: answer.status, body: (await answer.json()) as { error?: { message: string } } };
}
async function renew(refreshToken: string) {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { error?: { message: string } } };
}
const asAdmin = (action: string, body: object) =>
  call(`/identitytoolkit.googleapis.com/v1/accounts:${action}`, body, { authorization: 'Bearer owner' });

describe('signing in with the unmodified SDK', () => {
  it('makes an account at the first sign-in and finds it again at the next', async () => {
    const first = await signIn('Mary@Example.org', 'Mary');
    expect(first.user).toMatchObject({ email: 'mary@example.org', displayName: 'Mary', emailVerified: true });
    await signOut(client);
    expect(client.currentUser).toBeNull();

    const again = await signIn('mary@example.org');
    expect(again.user.uid).toBe(first.user.uid);
    expect(again.user.displayName).toBe('Mary');
  });

  it('leads to the seeded account with that e-mail', async () => {
    await auth.addAccounts([ruth]);
    const { user } = await signIn('ruth@example.org');
    expect(user.uid).toBe('demo-manager');
    expect(user.providerData.map((provider) => provider.providerId)).toEqual(['google.com']);
  });

  it('gives a token that the backend believes', async () => {
    const { user } = await signIn('mary@example.org', 'Mary');
    const who = auth.verify(`Bearer ${await user.getIdToken()}`);
    expect(who).toMatchObject({
      kind: 'user',
      uid: user.uid,
      token: { email: 'mary@example.org', email_verified: true, name: 'Mary', aud: project },
    });
  });

  it('keeps an unverified e-mail unverified', async () => {
    const claims = JSON.stringify({ sub: '7', email: 'eve@example.org', email_verified: false });
    const { user } = await signInWithCredential(client, GoogleAuthProvider.credential(claims));
    expect(auth.verify(`Bearer ${await user.getIdToken()}`)).toMatchObject({
      token: { email_verified: false },
    });
  });

  it('refuses a credential that names nobody', async () => {
    const signInWith = (credential: string) =>
      signInWithCredential(client, GoogleAuthProvider.credential(credential));
    await expect(signInWith('nonsense')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(signInWith('{"sub":"7"}')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('refuses a disabled account, also while it is signed in', async () => {
    const { user } = await signIn('mary@example.org');
    await asAdmin('update', { localId: user.uid, disableUser: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await expect(signIn('mary@example.org')).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await asAdmin('update', { localId: user.uid, disableUser: false });
    await expect(signIn('mary@example.org')).resolves.toMatchObject({ user: { uid: user.uid } });
  });

  it('changes the profile and deletes the account on the person’s own word', async () => {
    const { user } = await signIn('mary@example.org', 'Mary');
    await updateProfile(user, { displayName: 'Mary of Bethany' });
    await reload(user);
    expect(user.displayName).toBe('Mary of Bethany');
    await deleteUser(user);
    expect((await asAdmin('lookup', { localId: user.uid })).body.error?.message).toBe('USER_NOT_FOUND');
  });
});

describe('an account', () => {
  it('cannot enable itself, nor change another', async () => {
    const ruthIs = { localId: ruth.uid, displayName: 'Changed' };
    await auth.addAccounts([ruth]);
    const { user } = await signIn('mary@example.org', 'Mary');
    const idToken = await user.getIdToken();
    const update = '/identitytoolkit.googleapis.com/v1/accounts:update';
    await call(update, { idToken, disableUser: true });
    await expect(reload(user)).resolves.toBeUndefined();
    expect((await call(update, ruthIs)).body.error?.message).toBe('INVALID_ID_TOKEN');
    await call(update, { ...ruthIs, idToken });
    const accounts = await auth.accounts();
    expect(accounts.find(({ uid }) => uid === ruth.uid)).toMatchObject({ displayName: 'Ruth' });
  });
});

describe('a session', () => {
  it('is renewed with its refresh token and keeps the time of the sign-in', async () => {
    const { user } = await signIn('mary@example.org');
    const first = await user.getIdTokenResult();
    now += 60_000;
    const second = await user.getIdTokenResult(true);
    expect(second.token).not.toBe(first.token);
    expect(second.authTime).toBe(first.authTime);
  });

  it('survives a restart of the backend', async () => {
    const { user } = await signIn('mary@example.org', 'Mary');
    await stopServer();
    await startServer();
    await reload(user);
    await user.getIdToken(true);
    expect(client.currentUser).toMatchObject({ email: 'mary@example.org', displayName: 'Mary' });
  });

  it('ends when the account is gone', async () => {
    const { user } = await signIn('mary@example.org');
    await asAdmin('delete', { localId: user.uid });
    await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(client.currentUser).toBeNull();
  });

  it.each([
    ['disabled', 'USER_DISABLED', (localId: string) => asAdmin('update', { localId, disableUser: true })],
    ['deleted', 'USER_NOT_FOUND', (localId: string) => asAdmin('delete', { localId })],
  ])('of an account that was %s cannot be looked up or renewed', async (_what, code, end) => {
    const { user } = await signIn('mary@example.org');
    const idToken = await user.getIdToken();
    await end(user.uid);
    const lookup = await call('/identitytoolkit.googleapis.com/v1/accounts:lookup', { idToken });
    expect(lookup).toMatchObject({ status: 400, body: { error: { message: code } } });
    expect(await renew(user.refreshToken)).toMatchObject({ status: 400, body: { error: { message: code } } });
  });

  it('is not opened again by an account that was made anew under the same e-mail', async () => {
    const { user } = await signIn('mary@example.org');
    const { refreshToken } = user;
    await asAdmin('delete', { localId: user.uid });
    expect((await signIn('mary@example.org')).user.uid).toBe(user.uid);
    expect((await renew(refreshToken)).body.error?.message).toBe('TOKEN_EXPIRED');
  });

  it('goes on past the lifetime of its first token, which no longer counts then', async () => {
    const { user } = await signIn('mary@example.org');
    const { token, expirationTime } = await user.getIdTokenResult();
    expect(Date.parse(expirationTime) - now).toBeGreaterThan(59 * 60_000);
    now = Date.parse(expirationTime);
    expect(() => auth.verify(`Bearer ${token}`)).toThrow('has expired');
    const lookup = await call('/identitytoolkit.googleapis.com/v1/accounts:lookup', { idToken: token });
    expect(lookup.body.error?.message).toBe('INVALID_ID_TOKEN');
    expect(auth.verify(`Bearer ${await user.getIdToken(true)}`)).toMatchObject({ uid: user.uid });
  });

  it.each([
    ['nonsense', 'INVALID_REFRESH_TOKEN'],
    ['nobody.secret', 'USER_NOT_FOUND'],
    ['demo-manager.forgotten', 'TOKEN_EXPIRED'],
  ])('with the refresh token %s answers %s', async (token, code) => {
    await auth.addAccounts([ruth]);
    expect(await renew(token)).toMatchObject({ status: 400, body: { error: { message: code } } });
  });
});

describe('the Authorization header', () => {
  const tokenWith = (claims: object) =>
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  const valid = () => ({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'u1',
    exp: Math.floor(now / 1000) + 60,
  });

  it('names nobody, the administrator or a user', () => {
    expect(auth.verify(undefined)).toEqual({ kind: 'anonymous' });
    expect(auth.verify('bearer OWNER')).toEqual({ kind: 'admin' });
    expect(auth.verify(tokenWith(valid()))).toMatchObject({ kind: 'user', uid: 'u1' });
  });

  it('may be a mock token of the SDK, which is dated 1970', () => {
    const mock = { ...valid(), iat: 0, exp: 3600 };
    expect(auth.verify(tokenWith(mock))).toMatchObject({ kind: 'user', uid: 'u1' });
    expect(() => auth.verify(tokenWith({ ...mock, aud: 'other' }))).toThrow('for another project');
  });

  it.each([
    ['an expired token', () => tokenWith({ ...valid(), exp: Math.floor(now / 1000) }), 'has expired'],
    ['another issuer', () => tokenWith({ ...valid(), iss: 'https://example.org' }), 'for another project'],
    ['another project', () => tokenWith({ ...valid(), aud: 'other' }), 'for another project'],
    ['no user', () => tokenWith({ ...valid(), sub: '' }), 'names no user'],
    ['no JWT', () => 'Bearer abc', 'not a JWT'],
    ['no bearer', () => 'Basic abc', 'not a bearer token'],
  ])('is refused with %s', (_what, header, reason) => {
    expect(() => auth.verify(header())).toThrow(reason);
  });
});

describe('any other request', () => {
  it.each([
    ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 400, 'MISSING_EMAIL'],
    ['/identitytoolkit.googleapis.com/v1/accounts:constructor', 404, 'NOT_IMPLEMENTED'],
    ['/identitytoolkit.googleapis.com/v1/accounts:update', 400, 'INVALID_ID_TOKEN'],
    ['/elsewhere', 404, 'NOT_FOUND'],
  ])('to %s answers %d %s', async (path, status, code) => {
    const answer = await call(path, {}, { origin: 'http://localhost:3000' });
    expect(answer.status).toBe(status);
    expect(answer.body.error?.message).toContain(code);
  });

  it('of another origin may read answers and errors, with credentials', async () => {
    const headers = { origin: 'http://localhost:3000' };
    const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', headers });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('with a body that is no JSON object is refused', async () => {
    const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`;
    const answer = await fetch(url, { method: 'POST', body: '[1' });
    expect(answer.status).toBe(400);
  });

  it('that is too large is refused', async () => {
    const answer = await call('/identitytoolkit.googleapis.com/v1/accounts:lookup', {
      idToken: 'x'.repeat(70_000),
    });
    expect(answer.status).toBe(413);
  });
});
