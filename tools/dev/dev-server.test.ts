import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveReloading } from './dev-server';
import { listen, type RunningSite } from '../serve/serve';

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
  await writeFile(join(folder, 'index.js'), 'globalThis.verse = "Ruth 1";');
  const free = await listen(async (_request, response) => void response.end(), 0);
  await free.close();
  site = await serveReloading({
    name: 'verses',
    config: {
      mode: 'development',
      context: folder,
      entry: './index.js',
      output: { filename: 'main.js' },
      // The temporary folder is outside the repository, so webpack is resolved from here.
      resolve: { modules: [join(__dirname, '../../node_modules')] },
    },
    port: free.port,
    isPage: false,
    headers: {},
    files: { '/config.json': () => '{"brand":"Verses"}' },
    log: () => undefined,
  });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers });

describe('a site served from its sources', () => {
  it('sends built files to pages of this machine, without caching', async () => {
    const origin = 'http://localhost:3000';
    const answer = await get('/main.js', { Origin: origin });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await answer.text()).toContain('Ruth 1');
  });

  it.each(['https://evil.example.org', 'http://localhost.evil.example.org', 'null'])(
    'lets no page of %s read sources or updates',
    async (origin) => {
      for (const path of ['/main.js', '/config.json', '/hot-updates']) {
        const answer = await get(path, { Origin: origin });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        await answer.body?.cancel();
      }
    },
  );

  it('sends data, and 404 for missing files', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ brand: 'Verses' });
    expect((await get('/none.js')).status).toBe(404);
  });

  it('notifies open pages of a change, and serves the update', async () => {
    const stream = await get('/hot-updates');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hashOf = async () => /data: (\w+)/.exec((await reader?.read())?.value ?? '')?.[1];
    const before = await hashOf();
    await writeFile(join(folder, 'index.js'), 'globalThis.verse = "Ruth 2";');
    const after = await hashOf();
    expect(after).not.toBe(before);
    const update = await get(`/main.${before}.hot-update.json`);
    expect(update.status).toBe(200);
    expect(await (await get(`/main.${before}.hot-update.js`)).text()).toContain('Ruth 2');
    await reader?.cancel();
  });
});
