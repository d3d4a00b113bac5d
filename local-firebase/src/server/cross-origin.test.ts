import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '../index';
import { originPolicy } from './origin-policy';

const log: string[] = [];
let folder: string;
let server: LocalFirebase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  server = await startLocalFirebase({
    project: 'demo-test',
    data: folder,
    firestorePort: 0,
    authPort: 0,
    allowOrigins: ['https://app.example.org'],
    log: (line) => log.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** As a browser sends it: `fetch` would not let `Host` and `Sec-Fetch-Site` be set. */
function send(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Answer> {
  const { port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

const documents = '/v1/projects/demo-test/databases/(default)/documents';
const wipe = '/emulator/v1/projects/demo-test/databases/(default)/documents';
const owner = { Authorization: 'Bearer owner' };
const add = (headers: Record<string, string> = {}) =>
  send(`${server.firestoreUrl}${documents}/c`, 'POST', headers, '{"fields":{"secret":{"stringValue":"s"}}}');
const stored = async () =>
  (await send(`${server.firestoreUrl}${documents}/c`, 'GET', owner)).text.match(/secret/g)?.length ?? 0;

beforeEach(async () => {
  await send(`${server.firestoreUrl}${wipe}`, 'DELETE', owner);
  await add();
});

describe('a page of another site', () => {
  const foreign = [
    ['https://evil.example'],
    ['http://localhost.evil.example'],
    ['http://127.0.0.1.evil.example:3000'],
    ['https://app.example.org.evil.example'],
    ['http://192.168.1.7:3000'],
    ['null'],
  ];

  it.each(foreign)('at %s can neither read, nor write, nor delete', async (origin) => {
    const answers = await Promise.all([
      send(`${server.firestoreUrl}${documents}/c`, 'GET', { Origin: origin }),
      // A simple request, which browsers send without asking first.
      add({ Origin: origin, 'Content-Type': 'text/plain' }),
      send(`${server.firestoreUrl}${wipe}`, 'DELETE', { Origin: origin, ...owner }),
      send(`${server.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`, 'POST', {
        Origin: origin,
      }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.text).toContain('only pages of this machine');
      expect(answer.text).not.toContain('secret');
    }
    expect(await stored()).toBe(1);
  });

  it.each(foreign)('at %s is not given leave by a preflight', async (origin) => {
    const asked = {
      Origin: origin,
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Private-Network': 'true',
    };
    const { status, headers } = await send(`${server.firestoreUrl}${wipe}`, 'OPTIONS', asked);
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([
    ['no-cors', 'image'],
    ['no-cors', 'script'],
    ['navigate', 'iframe'],
  ])('cannot embed an answer (%s, %s)', async (mode, dest) => {
    const sent = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest };
    expect((await send(`${server.firestoreUrl}${documents}/c`, 'GET', sent)).status).toBe(403);
  });

  it('may link to the server', async () => {
    const sent = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    };
    expect((await send(server.firestoreUrl, 'GET', sent)).status).toBe(200);
  });

  it('is told of in the log, once, with the flag that lets it in', async () => {
    const visit = () => send(server.firestoreUrl, 'GET', { Origin: 'https://told.example' });
    await visit();
    await visit();
    const lines = log.filter((line) => line.includes('https://told.example'));
    expect(lines).toEqual([expect.stringContaining('--allow-origin https://told.example')]);
  });

  it('that was opened as a file is not told of a flag, which could not name it', async () => {
    await send(server.firestoreUrl, 'GET', { Origin: 'null' });
    expect(log).toContainEqual(
      expect.stringMatching(/a page of null: .* Serve it from http:\/\/localhost instead\.$/),
    );
  });

  it.each(['evil.example', 'localhost.evil.example:8080', '169.254.169.254'])(
    'that was pointed at this machine under the name %s gets nothing',
    async (host) => {
      for (const url of [`${server.firestoreUrl}${documents}/c`, `${server.authUrl}/auth-popup`]) {
        const { status, text } = await send(url, 'GET', { Host: host, ...owner });
        expect(status).toBe(403);
        expect(text).toContain('this server is called localhost');
      }
    },
  );
});

describe('the server', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]', 'https://app.example.org'])(
    'serves pages of %s, also deleting',
    async (origin) => {
      const { headers } = await add({ Origin: origin });
      expect(headers['access-control-allow-origin']).toBe(origin);
      await send(`${server.firestoreUrl}${wipe}`, 'DELETE', { Origin: origin });
      expect(await stored()).toBe(0);
    },
  );

  it('serves programs, which send no origin', async () => {
    expect((await add(owner)).status).toBe(200);
  });

  it('answers to addresses when it was given one to serve on, and to the names of allowed origins', () => {
    const policy = originPolicy({ host: '0.0.0.0', allowOrigins: ['http://firebase.test:8080'] });
    const names = ['localhost:8080', '192.168.1.7:8080', '[fe80::1]', 'firebase.test', 'evil.example', ''];
    expect(names.filter(policy.answersTo)).toEqual(names.slice(0, 4));
  });
});
