import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from '@console/shared/contract';
import localConfig from '../../config/config.local.json';
import { integrityOf } from '../release/module-build';
import { faultsOnline } from './check-live';

type Answer = { readonly status?: number; readonly body: string; readonly headers?: Record<string, string> };

let server: Server;
let files: Record<string, Answer>;
let port: number;

/** The console and the host of its modules: one server under two names, so two origins. */
const consoleAddress = () => new URL(`http://localhost:${port}/`);
const host = () => `http://127.0.0.1:${port}`;

const script = 'entry()';
const chunk = 'screens()';
const manifest = JSON.stringify({
  name: 'quizzes_mfe',
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  shared: [],
  exposes: [
    {
      path: './module',
      assets: { js: { sync: ['assets/module.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
  integrity: { 'remoteEntry.js': integrityOf(script), 'assets/module.js': integrityOf(chunk) },
});
const release = '3f2a90c81d7e';
const page = '<link id="registry" rel="preload" href="/registry/remotes.json" as="fetch" />';
const line = () => ({
  name: 'quizzes_mfe',
  title: 'Quizzes',
  entry: `${host()}/${release}/mf-manifest.json`,
  version: '0.1.0',
  contract: contractVersion,
  paths: ['/home'],
  access: 'staff',
  release,
  releasedAt: '2026-11-22T08:30:00.000Z',
  integrity: integrityOf(manifest),
});
const registry = (...remotes: unknown[]) => JSON.stringify({ schemaVersion: 1, remotes });
const policy = (scripts: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${scripts}; style-src 'self'`,
});
const open = { 'access-control-allow-origin': '*' };

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { status = 200, body, headers } = files[url] ?? { status: 404, body: '' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  files = {
    '/': { body: page, headers: policy(`'self' ${host()}`) },
    '/config.json': { body: JSON.stringify(localConfig) },
    '/registry/remotes.json': { body: registry(line()) },
    [`/${release}/mf-manifest.json`]: { body: manifest, headers: open },
    [`/${release}/remoteEntry.js`]: { body: script, headers: open },
    [`/${release}/assets/module.js`]: { body: chunk, headers: open },
  };
});

const faultsWith = (changed: Record<string, Answer>) => {
  Object.assign(files, changed);
  return faultsOnline(consoleAddress());
};

describe('a console online', () => {
  it('has no fault when everything is as released', async () => {
    expect(await faultsWith({})).toEqual([]);
  });

  it('is not reached: the page, and nothing that it leads to', async () => {
    expect(await faultsWith({ '/': { status: 503, body: '' } })).toEqual([
      `${consoleAddress().href} answered with status 503.`,
    ]);
  });

  it.each([
    ['no JSON', '<!doctype html>', 'config.json is not JSON.'],
    ['no configuration', '{}', 'config.json: '],
  ])('has a config.json that is %s, and the rest is checked as well', async (_what, body, words) => {
    const faults = await faultsWith({
      '/config.json': { body },
      [`/${release}/remoteEntry.js`]: { status: 404, body: '' },
    });
    expect(faults).toEqual([
      expect.stringContaining(words),
      `Quizzes ${release}: ${host()}/${release}/remoteEntry.js answered with status 404.`,
    ]);
  });

  it.each([
    ['is no JSON', '<!doctype html>', 'is not JSON.'],
    [
      'has an entry that browsers refuse',
      '{"schemaVersion":1,"remotes":[{}]}',
      ': entry 1: name is missing.',
    ],
    ['is empty', '{"schemaVersion":1,"remotes":[]}', ' names no module.'],
  ])('has a registry that %s', async (_what, body, words) => {
    const faults = await faultsWith({ '/registry/remotes.json': { body } });
    expect(faults.join('\n')).toContain(`http://localhost:${port}/registry/remotes.json`);
    expect(faults.join('\n')).toContain(words);
  });

  it.each([
    ['mf-manifest.json', `${manifest} `],
    ['remoteEntry.js', 'steal()'],
    ['assets/module.js', 'steal()'],
  ])('has another %s than was released', async (file, body) => {
    expect(await faultsWith({ [`/${release}/${file}`]: { body, headers: open } })).toEqual([
      `Quizzes ${release}: ${host()}/${release}/${file} is not the file that was released: its hash is another.`,
    ]);
  });

  it('has a module whose host refuses the console', async () => {
    const faults = await faultsWith({ [`/${release}/remoteEntry.js`]: { body: script } });
    expect(faults).toEqual([
      `Quizzes ${release}: ${host()}/${release}/remoteEntry.js is refused to the console: it allows the origin none.`,
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['none', {}, 'has no Content-Security-Policy header.'],
    ['one without the module', policy("'self'"), 'allows no scripts of http://127.0.0.1:'],
    ['that of firebase.json', { 'content-security-policy': "default-src 'none'" }, 'allows no scripts of'],
    [
      'one that begins otherwise',
      { 'content-security-policy': "default-src *; script-src 'self'" },
      'does not begin',
    ],
    ['one for any script', policy("'self' 'unsafe-inline' *"), 'allows any script.'],
  ])('has %s for its policy', async (_what, headers, words) => {
    const faults = await faultsWith({ '/': { body: page, headers } });
    expect(faults.join('\n')).toContain(words);
  });
});
