import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { encodeToken } from '../auth/tokens';
import { verifyAuthorization } from '../auth/identity-token';
import { anonymous, type AuthContext } from '../auth-context';
import { ListenStream } from '../listen/listen-stream';
import { statusErrorOf } from '../status';
import { databaseId, openBackend, root, type TestBackend } from '../testing/backend';
import { openWriteStream } from '../write-stream/write-stream';
import { Sessions } from './sessions';
import type { Peer, Stream } from './stream';

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const report = (error: unknown): never => {
  throw error;
};
const anyone = () => anonymous;
const watchC = JSON.stringify({
  addTarget: { targetId: 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'c' }] } } },
});
const minutes = (count: number) => performance.now() + count * 60_000;

describe('a session that nobody asks for any more', () => {
  it('is dropped after minutes, not before', () => {
    const sessions = new Sessions(report);
    const { id } = sessions.start(
      anyone,
      (peer, auth) => new ListenStream(backend, peer, { auth, database: databaseId }),
    );
    sessions.sweep(minutes(1));
    expect(sessions.find(id)).toBeDefined();
    sessions.sweep(minutes(3));
    expect(sessions.find(id)).toBeUndefined();
  });

  it('is dropped soon when a lot waits for it', () => {
    const sessions = new Sessions(report);
    const { id } = sessions.start(anyone, (peer) => ({
      receive: () => {
        for (let mebibyte = 0; mebibyte < 65; mebibyte += 1) peer.send({ text: 'x'.repeat(1024 * 1024) });
      },
      end: report,
      close: () => undefined,
    }));
    sessions.find(id)?.receive({ offset: 0, messages: ['{}'] });
    sessions.sweep(minutes(0.4));
    expect(sessions.find(id)).toBeDefined();
    sessions.sweep(minutes(0.6));
    expect(sessions.find(id)).toBeUndefined();
  });

  it('leaves nothing behind, also when thousands were opened', async () => {
    const sessions = new Sessions(report);
    const opened = Array.from({ length: 5000 }, () => {
      const session = sessions.start(
        anyone,
        (peer, auth) => new ListenStream(backend, peer, { auth, database: databaseId }),
      );
      session.receive({ offset: 0, messages: [watchC] });
      return new WeakRef(session);
    });
    backend.set('c/a', { n: 1 });
    await backend.database.durable();
    sessions.sweep(minutes(3));
    backend.set('c/b', { n: 1 });
    await backend.database.durable();
    await new Promise((resolve) => setImmediate(resolve));
    setFlagsFromString('--expose-gc');
    runInNewContext('gc()');
    expect(opened.filter((session) => session.deref()).length).toBe(0);
  });
});

describe('a session whose token expires', () => {
  const noon = Date.parse('2026-01-31T12:00:00Z');
  const standard = { iss: 'https://securetoken.google.com/demo-test', aud: 'demo-test', sub: 'u' };
  const untilNoon = { ...standard, iat: noon / 1000 - 3600, exp: noon / 1000 };

  const openWith = (claims: object, open: (peer: Peer, auth: AuthContext) => Stream) => {
    const heard: string[] = [];
    const clock = { now: noon - 1 };
    const sessions = new Sessions(report);
    const listening = (peer: Peer): Peer => ({
      send: (message) => heard.push(Object.keys(message).join()),
      fail(error) {
        heard.push(statusErrorOf(error).status);
        peer.fail(error);
      },
    });
    const session = sessions.start(
      () => verifyAuthorization('demo-test', `Bearer ${encodeToken({ ...claims })}`, clock.now),
      (peer, auth) => open(listening(peer), auth),
    );
    return { heard, clock, sessions, session };
  };
  const listen = (peer: Peer, auth: AuthContext) =>
    new ListenStream(backend, peer, { auth, database: databaseId });
  const write = (peer: Peer, auth: AuthContext) =>
    openWriteStream(backend, peer, { auth, database: databaseId });

  it('is told to come back with another', () => {
    const { heard, clock, sessions } = openWith(untilNoon, listen);
    sessions.sweep();
    expect(heard).toEqual([]);
    clock.now = noon;
    sessions.sweep();
    expect(heard).toEqual(['UNAUTHENTICATED']);
  });

  it('hears first that its writes were stored, which it would send again otherwise', async () => {
    const { heard, clock, sessions, session } = openWith(untilNoon, write);
    const first = JSON.stringify({ writes: [{ update: { name: `${root}/c/a`, fields: {} } }] });
    session.receive({ offset: 0, messages: ['{}', first] });
    clock.now = noon;
    sessions.sweep();
    await backend.database.durable();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['streamId,streamToken', 'streamToken,writeResults,commitTime', 'UNAUTHENTICATED']);
  });

  it("stays open with the SDK's mock token, which has no lifetime", async () => {
    const { heard, sessions, session } = openWith({ ...standard, iat: 0, exp: 3600 }, write);
    session.receive({ offset: 0, messages: ['{}'] });
    sessions.sweep();
    await backend.database.durable();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['streamId,streamToken']);
  });
});
