import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveSite, type RunningSite } from './serve';
import { siteOf } from './sites';

const script = `console.log(${JSON.stringify('verse '.repeat(400))});`;
const registry = '{"schemaVersion":1,"remotes":[]}';
const host = '.deployment/production/seasons-mfe';
const release = '/3f2a90c81d7e';
const page = '<!doctype html><title>Console</title>';
const immutable = 'public, max-age=31536000, immutable';

let root: string;
let shell: RunningSite;
let seasons: RunningSite;
let ofRegistry: RunningSite;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sites-'));
  await put('.deployment/production/shell/index.html', page);
  await put('.deployment/production/shell/assets/main.1a2b3c4d.js', script);
  await put(`${host}${release}/mf-manifest.json`, '{"id":"seasons_mfe"}');
  await put(`${host}${release}/assets/list.1a2b3c4d.js`, script);
  await put(`${host}${release}/remoteEntry.1a2b3c4d.js`, script);
  await put('.deployment/production/registry/remotes.json', registry);
  await put('secret.js', 'outside of every site');
  const data = { '/remotes.json': () => registry };
  shell = await serveSite({ site: siteOf('shell'), root, port: 0, data });
  seasons = await serveSite({ site: siteOf('seasons-mfe'), root, port: 0 });
  ofRegistry = await serveSite({ site: siteOf('registry'), root, port: 0 });
});

afterAll(async () => {
  await Promise.all([shell.close(), seasons.close(), ofRegistry.close()]);
  await rm(root, { recursive: true });
});

async function put(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Unlike `fetch`, sends the path unchanged and does not decode the body. */
const get = (site: RunningSite, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ port: site.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the shell origin', () => {
  it.each(['/', '/seasons', '/no/such/place', '/assets/none', '/index.html', '/home?season=a.b'])(
    'sends the page for %s',
    async (path) => {
      const { status, headers, body } = await get(shell, path);
      expect([status, body.toString(), headers['cache-control']]).toEqual([200, page, 'no-cache']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  it.each([
    '/assets/gone.9f9f9f9f.js',
    '/seasons/missing.css',
    '/assets/%E0%A4%A.js',
    '/..%2f..%2fsecret.js',
    '/../../secret.js',
  ])('answers 404 for %s, never the page, and lets nobody keep that answer', async (path) => {
    const { status, headers, body } = await get(shell, path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'Not found\n', 'no-cache']);
  });

  it('allows hashed files to be cached forever @1.07', async () => {
    expect((await get(shell, '/assets/main.1a2b3c4d.js')).headers['cache-control']).toBe(immutable);
  });

  it('serves run-time data without caching', async () => {
    const { headers, body } = await get(shell, '/remotes.json');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(body.toString()).toBe('{"schemaVersion":1,"remotes":[]}');
  });
});

describe('the origin of the registry', () => {
  it('allows every origin to read it, without caching', async () => {
    const { status, headers, body } = await get(ofRegistry, '/remotes.json');
    expect([status, body.toString()]).toEqual([200, registry]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  });
});

describe('the origin of a module', () => {
  it.each([`${release}/remoteEntry.1a2b3c4d.js`, `${release}/assets/list.1a2b3c4d.js`])(
    'lets %s be cached for a year: its name is its hash',
    async (path) => {
      expect((await get(seasons, path)).headers['cache-control']).toBe(immutable);
    },
  );

  it('allows other origins to read its files and their timing, and to cache them for a year @1.07', async () => {
    const { headers } = await get(seasons, `${release}/mf-manifest.json`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
    });
  });

  it.each(['/', '/seasons', '/mf-manifest.json', `${release}/`, `${release}/assets/old.00000000.js`])(
    'has no page: %s is a 404 that the shell can read',
    async (path) => {
      const { status, headers } = await get(seasons, path);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    },
  );
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ] as const)('for a client that accepts "%s" is %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get(seasons, `${release}/assets/list.1a2b3c4d.js`, {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decode(body).toString()).toBe(script);
  });

  it('leaves small files uncompressed', async () => {
    const { headers } = await get(shell, '/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  it.each(['/', '/seasons', '/assets/main.1a2b3c4d.js'])(
    'for %s unchanged sends nothing twice',
    async (path) => {
      const etag = (await get(shell, path, { 'accept-encoding': 'br' })).headers.etag ?? '';
      const again = await get(shell, path, { 'accept-encoding': 'br', 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  it('after a release sends the new file', async () => {
    const etag = (await get(ofRegistry, '/remotes.json')).headers.etag ?? '';
    const next = '{"schemaVersion":1,"remotes":[{"name":"seasons_mfe"}]}';
    await put('.deployment/production/registry/remotes.json', next);
    const { status, body } = await get(ofRegistry, '/remotes.json', { 'if-none-match': etag });
    expect([status, body.toString()]).toEqual([200, next]);
  });
});

describe('a request by another host name', () => {
  it.each(['evil.example.org', 'localhost.evil.example.org', 'localhost.', '127.0.0.1.evil.example.org'])(
    "'%s' gets nothing: it may be another site's",
    async (host) => {
      const { status, body } = await get(shell, '/', { host });
      expect([status, body.toString()]).toEqual([421, expect.stringContaining('called localhost')]);
    },
  );

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'does not include %s',
    async (host) => {
      expect((await get(shell, '/', { host })).status).toBe(200);
    },
  );
});

it('frees its port at once when closed, open connections included', async () => {
  const site = await serveSite({ site: siteOf('public-mfe'), root, port: 0 });
  await get(site, '/', { connection: 'keep-alive' });
  await site.close();
  const again = await serveSite({ site: siteOf('public-mfe'), root, port: site.port });
  expect(again.port).toBe(site.port);
  await again.close();
});
