import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../storage';
import { createAuth, type Auth } from '../index';
import { readGoogleCredential } from '../tokens';

const console3000 = 'http://localhost:3000';
let folder: string;
let store: Store;
let auth: Auth;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-popup-'));
  store = await openStore(folder);
  auth = createAuth({ project: 'demo-quiz', store: store.namespace('auth') });
  await auth.addAccounts([
    { uid: 'demo-admin', email: 'admin@example.org', displayName: 'Anna <Admin>', label: 'Admin' },
    { uid: 'demo-gone', email: 'gone@example.org', displayName: 'Gone', label: 'Host', disabled: true },
  ]);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const open = (origin: string) => auth.app.request(`/auth-popup?origin=${encodeURIComponent(origin)}`);
const choose = (form: Record<string, string>) =>
  auth.app.request('/auth-popup', {
    method: 'POST',
    body: new URLSearchParams({ origin: console3000, ...form }),
  });
const credentialIn = (page: string) => {
  const token = /data-id-token="([^"]+)"/.exec(page)?.[1];
  return token === undefined ? undefined : readGoogleCredential(token, Date.now());
};

describe('the account chooser', () => {
  it('offers the known accounts with name, e-mail and role, safely escaped', async () => {
    const page = await (await open(console3000)).text();
    expect(page).toContain('<h1>Choose an account</h1>');
    expect(page).toContain('Anna &lt;Admin&gt;');
    expect(page).toContain('admin@example.org');
    expect(page).toMatch(/class="label">Admin</);
    expect(page).toMatch(/class="label">Disabled</);
    expect(page).toContain('<label for="email">E-mail</label>');
  });

  it('runs only its own script and lets the opener live', async () => {
    const { headers } = await open(console3000);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w+/=]+';/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('hands over the chosen account, to exactly the origin that asked', async () => {
    const page = await (await choose({ uid: 'demo-admin' })).text();
    expect(page).toContain(`data-origin="${console3000}"`);
    expect(credentialIn(page)).toMatchObject({ email: 'admin@example.org', emailVerified: true });
  });

  it('hands over any other e-mail, always with the same subject', async () => {
    const first = credentialIn(await (await choose({ email: 'New@example.org', name: 'New' })).text());
    const second = credentialIn(await (await choose({ email: 'new@example.org' })).text());
    expect(first).toMatchObject({ email: 'new@example.org', displayName: 'New' });
    expect(second?.subject).toBe(first?.subject);
  });

  it.each([
    ['', 'Enter an e-mail address.'],
    ['"><script>', 'This is not an e-mail address.'],
  ])('says in words what is wrong with the e-mail %p and keeps what was typed', async (email, message) => {
    const answer = await choose({ email, name: 'Kept' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(message);
    expect(page).toContain('value="Kept"');
    expect(page).not.toContain('"><script>');
  });

  it.each(['', 'https://evil.example', 'http://localhost:3000/', 'http://localhost.evil.example'])(
    'gives nothing to the origin %p',
    async (origin) => {
      expect((await open(origin)).status).toBe(400);
      const answer = await choose({ origin, uid: 'demo-admin' });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('data-id-token');
    },
  );

  it.each(['http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:8080'])(
    'serves %s',
    async (origin) => {
      expect((await open(origin)).status).toBe(200);
    },
  );
});
