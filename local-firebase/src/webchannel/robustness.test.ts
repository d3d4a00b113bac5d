import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { startLocalFirebase, type LocalFirebase } from '../index';
import { administer } from '../testing/administrator';
import { databaseId, root } from '../testing/backend';
import { until } from '../testing/until';

let folder: string;
let server: LocalFirebase;
let log: string[];

jest.setTimeout(60_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  log = [];
  const ports = { firestorePort: 0, authPort: 0 };
  server = await startLocalFirebase({
    project: 'demo-test',
    data: folder,
    ...ports,
    log: (line) => log.push(line),
  });
});
/** Whatever came, the server answers, and nothing failed inside it. */
afterEach(async () => {
  expect(await (await fetch(server.firestoreUrl)).text()).toBe('Ok');
  expect(log.filter((line) => !line.startsWith('No rules file'))).toEqual([]);
  await server.close();
  await rm(folder, { recursive: true });
});

const methods = ['Listen', 'Write'] as const;
type Method = (typeof methods)[number];

const channel = (method: Method, query: Record<string, string>) => {
  const search = new URLSearchParams({ VER: '8', database: databaseId, ...query });
  return `${server.firestoreUrl}/google.firestore.v1.Firestore/${method}/channel?${String(search)}`;
};
const form = (message: unknown, more: Record<string, string> = {}) =>
  new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message), ...more });

async function open(method: Method, message: unknown, more: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(channel(method, { RID: '1', CVER: '22', ...more }), {
    method: 'POST',
    body: form(message),
  });
  return /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}
const watchC = {
  addTarget: { targetId: 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'c' }] } } },
};
/** The first answer of a session, by long polling. */
const poll = async (method: Method, sid: string, seen = 0) =>
  (
    await fetch(channel(method, { RID: 'rpc', SID: sid, AID: String(seen), CI: '1', TYPE: 'xmlhttp' }))
  ).text();

describe.each(methods)('%s', (method) => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.constantFrom('0', '1', '2', '-1', 'rpc', 'NaN'),
  );
  const inQuery = ['RID', 'SID', 'AID', 'CI', 'TYPE', 'VER', 'CVER', 'database', 'X-HTTP-Session-Id'];
  const inBody = ['count', 'ofs', 'headers', 'req0___data__', 'req1___data__'];
  const query = fc.dictionary(fc.constantFrom(...inQuery), anything);
  /** Of a session that exists, or of any other. */
  const address = fc.tuple(query, fc.boolean());
  const addressed = async ([fields, isKnown]: [Record<string, string>, boolean]) =>
    channel(method, { ...fields, ...(isKnown && { SID: await open(method, {}) }) });

  it('answers any request, with any numbers and any bytes', async () => {
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.dictionary(fc.constantFrom(...inBody), anything).map((fields) => new URLSearchParams(fields)),
    );
    await fc.assert(
      fc.asyncProperty(address, body, async (where, given) => {
        const answer = await fetch(await addressed(where), { method: 'POST', body: given });
        expect([200, 400, 404]).toContain(answer.status);
        await answer.text();
      }),
      { numRuns: 150 },
    );
  });

  it('lets anybody listen to what exists, and go away again', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (where) => {
        const leaving = new AbortController();
        const answer = await fetch(await addressed(where), { signal: leaving.signal });
        expect(answer.status).toBe(where[1] ? 200 : 400);
        leaving.abort();
      }),
    );
  });

  it('answers any message of a stream', async () => {
    const message = fc.oneof(
      fc.json().map((text): unknown => JSON.parse(text)),
      fc.record(
        { database: fc.json(), addTarget: fc.object(), writes: fc.array(fc.object()) },
        { requiredKeys: [] },
      ),
      fc.record({
        addTarget: fc.record({ targetId: fc.anything(), resumeToken: fc.string(), query: fc.object() }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(message, async (given) => {
        const sid = await open(method, {});
        const body = form(given, { ofs: '1' });
        expect((await fetch(channel(method, { SID: sid, RID: '2' }), { method: 'POST', body })).status).toBe(
          200,
        );
        await fetch(channel(method, { SID: sid, RID: '3', TYPE: 'terminate' }), { method: 'POST' });
      }),
    );
  });

  it('says what is wrong with a message that is too deep, too large or no JSON', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const deepFilter = `{"addTarget":{"targetId":2,"query":{"parent":"${root}","structuredQuery":{"where":${'{"compositeFilter":{"op":"AND","filters":['.repeat(20_000)}${']}}'.repeat(20_000)}}}}}`;
    const large = JSON.stringify({ writes: 'x'.repeat(11 * 1024 * 1024) });
    for (const text of [deep, deepFilter, large, '{', '']) {
      const sid = await open(method, {});
      const body = form('', { ofs: '1', req0___data__: text });
      await fetch(channel(method, { SID: sid, RID: '2' }), { method: 'POST', body });
      const first = method === 'Write' ? 1 : 0;
      expect(await poll(method, sid, first)).toMatch(/"INVALID_ARGUMENT: |"REMOVE".*"code":3/);
    }
  });

  it('refuses another project without a word of what is stored', async () => {
    await administer(server.firestoreUrl, { 'c/secret': { text: 'confidential' } });
    const elsewhere = 'projects/other/databases/(default)';
    const stolen = JSON.stringify(watchC).replaceAll(databaseId, elsewhere);
    const foreign = await open(method, watchC, { database: elsewhere });
    const commit = form('', { ofs: '1', req0___data__: '{"writes":[]}' });
    await fetch(channel(method, { SID: foreign, RID: '2' }), { method: 'POST', body: commit });
    expect(await poll(method, foreign, method === 'Write' ? 1 : 0)).toContain('holds the project demo-test');
    const inside = await open('Listen', JSON.parse(stolen));
    expect(await poll('Listen', inside)).toMatch(/"REMOVE".*is not in projects\/demo-test/);
    // A session of one method is none of the other.
    const other = methods.find((name) => name !== method) ?? method;
    expect((await fetch(channel(other, { SID: inside, RID: 'rpc' }))).status).toBe(
      other === 'Listen' ? 200 : 400,
    );
  });
});

it('stores ten megabytes at once in any script', async () => {
  // Three bytes a letter, and nine as a form sends it.
  const text = { stringValue: 'క'.repeat(330_000) };
  const names = Array.from({ length: 10 }, (_, index) => `${root}/open/${index}`);
  const writes = names.map((name) => ({ update: { name, fields: { text } } }));
  const sid = await open('Write', { database: databaseId });
  const body = form({ streamToken: '', writes }, { ofs: '1' });
  expect(await poll('Write', sid)).toContain('"streamId"');
  await fetch(channel('Write', { SID: sid, RID: '2' }), { method: 'POST', body });
  expect(await poll('Write', sid, 1)).toContain('"writeResults"');
});

describe('the connection', () => {
  const raw = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(server.firestoreUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket.on('error', () => undefined);
  };
  const get = (sid: string) => {
    const { pathname, search } = new URL(channel('Listen', { SID: sid, RID: 'rpc', AID: '0', CI: '0' }));
    return `GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  };

  it('may carry any bytes, or end in the middle of a request', async () => {
    const post = `POST ${new URL(channel('Write', { RID: '1' })).pathname}?VER=8 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\ncount=1`;
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.nat(post.length).map((length) => post.slice(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (given) => {
        const socket = await raw();
        socket.write(given);
        socket.end();
        await once(socket.resume(), 'close');
      }),
    );
  });

  it('may be left open by thousands of clients, who are forgotten when they end', async () => {
    const crowd = <T>(each: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => each(index)));
    const sids: string[] = [];
    while (sids.length < 1000) sids.push(...(await crowd(() => open('Listen', watchC))));
    expect(new Set(sids).size).toBe(1000);
    await administer(server.firestoreUrl, { 'c/a': { n: 1 } });
    expect(await poll('Listen', sids[999] ?? '')).toContain('/c/a');
    for (let from = 0; from < sids.length; from += 50) {
      const statuses = await crowd(async (index) => {
        const SID = sids[from + index] ?? '';
        await fetch(channel('Listen', { SID, RID: '2', TYPE: 'terminate' }), { method: 'POST' });
        return (await fetch(channel('Listen', { SID, RID: '3' }), { method: 'POST' })).status;
      });
      expect(new Set(statuses)).toEqual(new Set([400]));
    }
  });

  it('of one who does not read holds up nobody else', async () => {
    const lazy = await raw();
    lazy.write(get(await open('Listen', watchC)));
    const text = 'x'.repeat(900_000);
    const documents = Array.from({ length: 12 }, (_, index) => [`c/${index}`, { text }] as const);
    for (const [path, data] of documents) await administer(server.firestoreUrl, { [path]: data });
    expect(await poll('Listen', await open('Listen', watchC))).toContain('"ADD"');
    // When it reads after all, everything is there: a long answer in parts, the next from where the last one ended.
    let heard = '';
    lazy.on('data', (data) => (heard += data.toString('latin1')));
    await until(() => heard.endsWith('0\r\n\r\n'));
    const whole = heard.split('"documentChange"').length - 1;
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(12);
    lazy.destroy();
  });
});
