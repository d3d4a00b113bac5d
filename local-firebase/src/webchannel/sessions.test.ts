import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AuthContext } from '../auth-context';
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
const noon = Date.parse('2026-01-31T12:00:00Z');
const userUntil = (time: number): AuthContext => ({ kind: 'user', uid: 'u', token: { exp: time / 1000 } });
const watchC = JSON.stringify({
  addTarget: { targetId: 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'c' }] } } },
});
const minutes = (count: number) => ({ wall: noon, steady: performance.now() + count * 60_000 });

describe('a session that nobody asks for any more', () => {
  it('is dropped after minutes, not before', () => {
    const sessions = new Sessions(report);
    const { id } = sessions.start(
      () => userUntil(Infinity),
      (peer, auth) => new ListenStream(backend, peer, { auth, database: databaseId }),
    );
    sessions.sweep(minutes(1));
    expect(sessions.find(id)).toBeDefined();
    sessions.sweep(minutes(3));
    expect(sessions.find(id)).toBeUndefined();
  });

  it('is dropped soon when a lot waits for it', () => {
    const sessions = new Sessions(report);
    const { id } = sessions.start(
      () => userUntil(Infinity),
      (peer) => ({
        receive: () => {
          for (let mebibyte = 0; mebibyte < 65; mebibyte += 1) peer.send({ text: 'x'.repeat(1024 * 1024) });
        },
        end: report,
        close: () => undefined,
      }),
    );
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
        () => userUntil(Infinity),
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
  const heardFrom = (open: (peer: Peer, auth: AuthContext) => Stream) => {
    const heard: string[] = [];
    const sessions = new Sessions(report);
    const session = sessions.start(
      () => userUntil(noon),
      (peer, auth) =>
        open(
          {
            send: (message) => heard.push(Object.keys(message).join()),
            fail(error) {
              heard.push(statusErrorOf(error).status);
              peer.fail(error);
            },
          },
          auth,
        ),
    );
    return { heard, sessions, session };
  };

  it('is told to come back with another', () => {
    const { heard, sessions } = heardFrom(
      (peer, auth) => new ListenStream(backend, peer, { auth, database: databaseId }),
    );
    sessions.sweep({ wall: noon - 1, steady: performance.now() });
    expect(heard).toEqual([]);
    sessions.sweep({ wall: noon, steady: performance.now() });
    expect(heard).toEqual(['UNAUTHENTICATED']);
  });

  it('hears first that its writes were stored, which it would send again otherwise', async () => {
    const { heard, sessions, session } = heardFrom((peer, auth) =>
      openWriteStream(backend, peer, { auth, database: databaseId }),
    );
    const write = JSON.stringify({ writes: [{ update: { name: `${root}/c/a`, fields: {} } }] });
    session.receive({ offset: 0, messages: ['{}', write] });
    sessions.sweep({ wall: noon, steady: performance.now() });
    await backend.database.durable();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['streamId,streamToken', 'streamToken,writeResults,commitTime', 'UNAUTHENTICATED']);
  });
});
