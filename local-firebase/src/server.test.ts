import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { PortInUseError, startLocalFirebase, type LocalFirebase, type LocalFirebaseOptions } from './index';

let folder: string;
let server: LocalFirebase;
let app: FirebaseApp;
let db: lite.Firestore;

// Refusals are part of these tests.
lite.setLogLevel('silent');

const start = async (more: Partial<LocalFirebaseOptions> = {}) => {
  const quiet = { log: () => undefined };
  const ports = { firestorePort: 0, authPort: 0 };
  server = await startLocalFirebase({ project: 'demo-test', data: folder, ...ports, ...quiet, ...more });
  app = initializeApp({ projectId: 'demo-test', apiKey: 'x' });
  db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', Number(new URL(server.firestoreUrl).port));
};
const stop = async () => {
  await deleteApp(app);
  await server.close();
};
const at = (path: string) => `http://127.0.0.1:${new URL(server.firestoreUrl).port}${path}`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((known) => known?.address === '::1');

(hasIPv6 ? it : it.skip)('an IPv6 address to serve on is told as an address that can be opened', async () => {
  await stop();
  await start({ host: '::1' });
  expect(server.firestoreUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect(await (await fetch(server.firestoreUrl)).text()).toBe('Ok');
});

describe('through the unmodified lite SDK', () => {
  it('documents are written, read, queried, counted and deleted', async () => {
    const seasons = lite.collection(db, 'seasons');
    await lite.setDoc(lite.doc(seasons, 'a'), { name: 'A', n: 1, at: lite.serverTimestamp() });
    const { id } = await lite.addDoc(seasons, { name: 'B', n: 2 });
    await lite.updateDoc(lite.doc(seasons, id), {
      n: lite.increment(3),
      'deep.er': true,
      name: lite.deleteField(),
    });
    const found = await lite.getDocs(lite.query(seasons, lite.where('n', '>', 0), lite.orderBy('n', 'desc')));
    expect(found.docs.map((snapshot) => snapshot.get('n') as unknown)).toEqual([5, 1]);
    expect(found.docs[0]?.data()).toEqual({ n: 5, deep: { er: true } });
    expect(found.docs[1]?.get('at')).toBeInstanceOf(lite.Timestamp);
    expect((await lite.getCount(seasons)).data()).toEqual({ count: 2 });
    await lite.deleteDoc(lite.doc(seasons, 'a'));
    expect((await lite.getDoc(lite.doc(seasons, 'a'))).exists()).toBe(false);
  });

  it('transactions that meet all count', async () => {
    const counter = lite.doc(db, 'c/counter');
    const add = () =>
      lite.runTransaction(db, async (transaction) => {
        const n = Number((await transaction.get(counter)).data()?.['n'] ?? 0);
        transaction.set(counter, { n: n + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect((await lite.getDoc(counter)).data()).toEqual({ n: 3 });
  });

  it('a failed batch stores nothing and says why', async () => {
    const batch = lite.writeBatch(db).set(lite.doc(db, 'c/new'), {}).update(lite.doc(db, 'c/none'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await lite.getDoc(lite.doc(db, 'c/new'))).exists()).toBe(false);
  });
});

describe('who is asking', () => {
  const onlyRuth = `rules_version = '2'; service cloud.firestore {
    match /databases/{d}/documents/{x=**} { allow read, write: if request.auth.uid == 'ruth'; }
  }`;
  const connectAs = (sub: string) => {
    const mine = lite.initializeFirestore(initializeApp({ projectId: 'demo-test' }, sub), {});
    const port = Number(new URL(server.firestoreUrl).port);
    lite.connectFirestoreEmulator(mine, '127.0.0.1', port, { mockUserToken: { sub } });
    return mine;
  };

  it('can be a mock user, and rules decide what such a user may', async () => {
    const rules = { rules: { files: [{ content: onlyRuth }] } };
    const loaded = await fetch(at('/emulator/v1/projects/demo-test:securityRules'), {
      method: 'PUT',
      body: JSON.stringify(rules),
    });
    expect(loaded.status).toBe(200);
    const [ruth, esther] = [connectAs('ruth'), connectAs('esther')];
    await lite.setDoc(lite.doc(ruth, 'c/a'), { n: 1 });
    await expect(lite.getDoc(lite.doc(esther, 'c/a'))).rejects.toMatchObject({ code: 'permission-denied' });
    await Promise.all([deleteApp(ruth.app), deleteApp(esther.app)]);
  });

  it('is refused with a reason when the token has expired', async () => {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const claims = {
      iss: 'https://securetoken.google.com/demo-test',
      aud: 'demo-test',
      sub: 'u',
      iat: 1,
      exp: 2,
    };
    const headers = { Authorization: `Bearer ${part({ alg: 'none' })}.${part(claims)}.` };
    const answer = await fetch(at('/v1/projects/demo-test/databases/(default)/documents/c/a'), { headers });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('The identity token has expired.');
  });
});

describe('durability', () => {
  it('what was written is there after a restart', async () => {
    await lite.setDoc(lite.doc(db, 'c/kept'), { n: 1 });
    await stop();
    await start();
    expect((await lite.getDoc(lite.doc(db, 'c/kept'))).data()).toEqual({ n: 1 });
  });

  it('what was acknowledged survives kill -9', async () => {
    await stop();
    const script = `require('tsx/cjs'); require('./cli').main(process.argv.slice(1));`;
    const flags = ['--project', 'demo-test', '--data', folder, '--firestore-port', '0', '--auth-port', '0'];
    const child = spawn(process.execPath, ['-e', script, '--', ...flags], { cwd: __dirname });
    let said = '';
    while (!said.includes('Firestore at')) said += String((await once(child.stdout, 'data'))[0]);
    const url = /Firestore at (\S+),/.exec(said)?.[1] ?? '';
    const documents = `${url}/v1/projects/demo-test/databases/(default)/documents`;
    const write = (id: number) =>
      fetch(`${documents}/c?documentId=d${id}`, { method: 'POST', body: '{"fields":{}}' });
    const acknowledged: number[] = [];
    const writing = Array.from({ length: 200 }, (_, id) =>
      write(id)
        .then(() => acknowledged.push(id))
        .catch(() => undefined),
    );
    await Promise.race(writing.slice(20));
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([exit, ...writing]);
    await start();
    const stored = await lite.getDocs(lite.collection(db, 'c'));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(stored.docs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(acknowledged.map((id) => `d${id}`)),
    );
  }, 30_000);
});

describe('a start', () => {
  const relativeSeed = join(__dirname, '..', 'seed', 'contest');

  it('fills an empty store once', async () => {
    await stop();
    await start({ seed: relativeSeed });
    const seasons = () => lite.collection(db, 'seasons');
    const [first] = (await lite.getDocs(lite.query(seasons(), lite.limit(1)))).docs;
    expect(first?.get('season_id')).toBe(first?.id);
    expect(first?.get('start')).toBeInstanceOf(lite.Timestamp);
    const before = (await lite.getCount(lite.collectionGroup(db, 'questions'))).data().count;
    expect(before).toBeGreaterThanOrEqual(150);
    if (first) await lite.deleteDoc(first.ref);
    await stop();
    await start({ seed: relativeSeed });
    expect((await lite.getDocs(seasons())).docs.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('on a busy port fails with the port, and leaves the folder free', async () => {
    await stop();
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    await expect(start({ authPort: port })).rejects.toEqual(new PortInUseError(port));
    busy.close();
    await start({ authPort: port });
  });
});

describe('on the wire', () => {
  const database = encodeURIComponent('projects/demo-test/databases/(default)');
  const channel = (more: string) =>
    at(`/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${database}&${more}`);
  const handshake = async (message: object) => {
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) });
    const response = await fetch(channel('RID=1&CVER=22'), { method: 'POST', body });
    return /"c","([^"]+)"/.exec(await response.text())?.[1] ?? '';
  };

  it('any origin gets in with credentials, on errors too', async () => {
    for (const path of ['/', '/nowhere', '/v1/projects/demo-test/databases/(default)/documents/c/none']) {
      const { headers } = await fetch(at(path), { headers: { Origin: 'http://localhost:3000' } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
      expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    }
  });

  it('another project is refused, not shown as empty', async () => {
    const response = await fetch(at('/v1/projects/other/databases/(default)/documents/c'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('holds the project demo-test ');
  });

  it('a failed stream says why, and a closed or unknown session is 400', async () => {
    const sid = await handshake({ database: 'x', bogus: true });
    const polled = await fetch(channel(`RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`));
    expect(await polled.text()).toContain('{"error":{"message":"INVALID_ARGUMENT: ');
    await fetch(channel(`RID=2&SID=${sid}&TYPE=terminate`), { method: 'POST' });
    expect((await fetch(channel(`RID=rpc&SID=${sid}&AID=0&TYPE=xmlhttp`))).status).toBe(400);
    expect((await fetch(channel('RID=3&SID=unknown'), { method: 'POST' })).status).toBe(400);
  });

  it('a stream that is open does not hold up closing', async () => {
    const sid = await handshake({ addTarget: { targetId: 2, documents: { documents: [] } } });
    const open = await fetch(channel(`RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`));
    // Waiting for the stream to end by itself would take longer than a test may.
    await stop();
    expect(await open.text()).toContain('"CURRENT"');
    await start();
  });

  it.each(['{', '[]', 'null', '{"writes":[{}]}', '{"writes":[{"delete":"x"}]}'])(
    '%s is a clean refusal',
    async (body) => {
      const response = await fetch(at('/v1/projects/demo-test/databases/(default)/documents:commit'), {
        method: 'POST',
        body,
      });
      expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    },
  );
});
