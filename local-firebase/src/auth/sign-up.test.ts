import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  GoogleAuthProvider,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type Auth as ClientAuth,
} from 'firebase/auth';
import { openStore, type Store } from '../storage';
import { createAuth } from './index';
import { decodeToken, googleIdToken } from './tokens';

const email = 'ruth@example.org';
const password = 'whither thou goest';

let folder: string;
let store: Store;
let server: ServerType;
let origin: string;
let app: FirebaseApp;
let client: ClientAuth;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-auth-'));
  store = await openStore(folder);
  const auth = createAuth({ project: 'demo-quiz', store: store.namespace('auth') });
  const address = await new Promise<AddressInfo>((resolve) => {
    server = serve({ fetch: auth.app.fetch, hostname: '127.0.0.1', port: 0 }, resolve);
  });
  origin = `http://127.0.0.1:${address.port}`;
  app = initializeApp({ projectId: 'demo-quiz', apiKey: 'any' }, crypto.randomUUID());
  client = getAuth(app);
  connectAuthEmulator(client, origin, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  await rm(folder, { recursive: true });
});

const claims = async () => decodeToken((await client.currentUser?.getIdToken()) ?? '');

describe('signing up with e-mail and password', () => {
  it('makes an account that can sign in again, whatever the case of its e-mail', async () => {
    const { user } = await createUserWithEmailAndPassword(client, email, password);
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }]);
    await signOut(client);
    const again = await signInWithEmailAndPassword(client, 'Ruth@Example.org', password);
    expect(again.user.uid).toBe(user.uid);
    expect(await claims()).toMatchObject({
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    });
  });

  it('stays a sign-in with a password after the owner of the e-mail has signed in with Google', async () => {
    await createUserWithEmailAndPassword(client, email, password);
    const owner = initializeApp({ projectId: 'demo-quiz', apiKey: 'any' }, crypto.randomUUID());
    const ownerClient = getAuth(owner);
    connectAuthEmulator(ownerClient, origin, { disableWarnings: true });
    const credential = GoogleAuthProvider.credential(googleIdToken({ email, name: 'Ruth' }, Date.now()));
    const { user } = await signInWithCredential(ownerClient, credential);
    expect(decodeToken(await user.getIdToken(true))).toMatchObject({
      firebase: { sign_in_provider: 'google.com' },
    });
    await deleteApp(owner);

    await client.currentUser?.getIdToken(true);
    expect(await claims()).toMatchObject({ firebase: { sign_in_provider: 'password' } });
    await signInWithEmailAndPassword(client, email, password);
    expect(await claims()).toMatchObject({ firebase: { sign_in_provider: 'password' } });
  });

  it('keeps no password that could be read', async () => {
    await createUserWithEmailAndPassword(client, email, password);
    const stored: string[] = [];
    for await (const entry of store.namespace('auth').entries('')) stored.push(JSON.stringify(entry));
    expect(stored.join()).toContain(email);
    expect(stored.join()).not.toContain(password);
  });

  it.each([
    ['a wrong password', email, 'elsewhere', 'auth/invalid-credential'],
    ['an unknown e-mail', 'boaz@example.org', password, 'auth/invalid-credential'],
    ['something that is no e-mail', 'ruth', password, 'auth/invalid-email'],
    ['no password', email, '', 'auth/missing-password'],
  ])('is of no use to %s', async (_what, givenEmail, givenPassword, code) => {
    await createUserWithEmailAndPassword(client, email, password);
    await signOut(client);
    await expect(signInWithEmailAndPassword(client, givenEmail, givenPassword)).rejects.toMatchObject({
      code,
    });
    expect(client.currentUser).toBeNull();
  });

  it('is refused to an e-mail that has an account, with Google or a password', async () => {
    await createUserWithEmailAndPassword(client, email, password);
    await expect(createUserWithEmailAndPassword(client, email, password)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    const token = googleIdToken({ email: 'naomi@example.org', name: 'Naomi' }, Date.now());
    await signInWithCredential(client, GoogleAuthProvider.credential(token));
    await expect(createUserWithEmailAndPassword(client, 'naomi@example.org', password)).rejects.toMatchObject(
      {
        code: 'auth/email-already-in-use',
      },
    );
    await expect(signInWithEmailAndPassword(client, 'naomi@example.org', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('asks for a password of six characters', async () => {
    await expect(createUserWithEmailAndPassword(client, email, 'moab')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
  });

  it('lets nobody in whose account is disabled', async () => {
    const { user } = await createUserWithEmailAndPassword(client, email, password);
    await signOut(client);
    await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: user.uid, disableUser: true }),
    });
    await expect(signInWithEmailAndPassword(client, email, password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });
});

describe('signing in anonymously', () => {
  it('makes an account without an e-mail, each time another', async () => {
    const { user } = await signInAnonymously(client);
    expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] });
    expect(await claims()).toMatchObject({
      provider_id: 'anonymous',
      firebase: { sign_in_provider: 'anonymous' },
    });
    expect(await claims()).not.toHaveProperty('email');
    await signOut(client);
    expect((await signInAnonymously(client)).user.uid).not.toBe(user.uid);
  });

  it('is no choice of the chooser of Google accounts', async () => {
    const { user } = await signInAnonymously(client);
    await createUserWithEmailAndPassword(client, email, password);
    const page = await (await fetch(`${origin}/auth-popup?origin=http://localhost:3000&nonce=n`)).text();
    expect(page).toContain('<html');
    expect(page).not.toContain(email);
    expect(page).not.toContain(user.uid);
  });

  it('adds no way to sign in to an account', async () => {
    const { user } = await signInAnonymously(client);
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      body: JSON.stringify({ idToken: await user.getIdToken(), email, password }),
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('OPERATION_NOT_ALLOWED'),
    ]);
  });
});
