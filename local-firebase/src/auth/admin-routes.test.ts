import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../storage';
import { createAuth, type Auth } from './index';

const project = 'demo-quiz';
const ruth = { uid: 'demo-manager', email: 'ruth@example.org', displayName: 'Ruth' };

let folder: string;
let store: Store;
let auth: Auth;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-auth-'));
  store = await openStore(folder);
  auth = createAuth({ project, store: store.namespace('auth') });
  await auth.addAccounts([ruth]);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Calls as firebase-admin does with FIREBASE_AUTH_EMULATOR_HOST. */
async function call(action: string, body: object, authorization = 'Bearer owner', of = project) {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${of}/accounts:${action}`;
  const init = { method: 'POST', body: JSON.stringify(body), headers: { authorization } };
  const answer = await auth.app.request(path, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
}
const message = (code: string) => ({ error: expect.objectContaining({ message: code }) as unknown });

describe('an administrator', () => {
  it('finds accounts by uid and by e-mail', async () => {
    const users = [expect.objectContaining({ localId: ruth.uid, email: ruth.email })];
    for (const named of [{ localId: [ruth.uid] }, { email: ['Ruth@example.org'] }])
      expect(await call('lookup', named)).toMatchObject({ status: 200, body: { users } });
  });

  it('finds no users when there is no such account', async () => {
    expect((await call('lookup', { localId: ['nobody'] })).body).not.toHaveProperty('users');
  });

  it('deletes an account, once', async () => {
    expect((await call('delete', { localId: ruth.uid })).status).toBe(200);
    expect(await auth.accounts()).toEqual([]);
    expect(await call('delete', { localId: ruth.uid })).toEqual({
      status: 400,
      body: message('USER_NOT_FOUND'),
    });
  });

  it('must name the account to delete', async () => {
    expect(await call('delete', {})).toEqual({ status: 400, body: message('MISSING_LOCAL_ID') });
  });

  it('gets an error that names what the local backend does not have', async () => {
    const found = await call('batchDelete', { localIds: [ruth.uid] });
    expect(found).toMatchObject({
      status: 404,
      body: message(expect.stringContaining('NOT_IMPLEMENTED') as string),
    });
  });

  it('of another project has no access', async () => {
    expect((await call('delete', { localId: ruth.uid }, 'Bearer owner', 'demo-other')).status).toBe(404);
    expect(await auth.accounts()).toHaveLength(1);
  });
});

it.each(['', 'Bearer x.y.z'])('anyone else, as “%s”, has no access', async (authorization) => {
  for (const action of ['lookup', 'delete'])
    expect((await call(action, { localId: ruth.uid }, authorization)).status).toBeGreaterThanOrEqual(401);
  expect(await auth.accounts()).toHaveLength(1);
});
