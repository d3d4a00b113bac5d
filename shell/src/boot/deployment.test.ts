import { ConfigError } from '@console/shared/config';
import { memoryCaches, testConfig } from '@console/shared/testing';
import { timeoutMs } from '../lib/with-timeout';
import { readDeployment, registryWaitMs } from './deployment';

const seasons = {
  name: 'seasons_mfe',
  title: 'Seasons',
  entry: 'http://localhost:3001/mf-manifest.json',
  version: '0.1.0',
  contract: '1.0.0',
  paths: ['/seasons'],
  access: 'staff',
};
const registry = { schemaVersion: 1, remotes: [seasons] };

type Answers = Record<string, () => Response | Promise<Response>>;
const json = (value: unknown) => () => Response.json(value);

/** The server's responses by file. */
function serve(answers: Answers = {}) {
  const all: Answers = { '/config.json': json(testConfig), '/remotes.json': json(registry), ...answers };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (file) => {
    const answer = typeof file === 'string' && all[file];
    if (!answer) throw new Error('No such file is served');
    return answer();
  });
}

const problems = () =>
  readDeployment().then(
    () => [],
    (error: unknown) => (error instanceof ConfigError ? error.problems : [String(error)]),
  );

describe('the files of a deployment', () => {
  it('contain configuration and modules', async () => {
    serve();
    expect(await readDeployment()).toEqual({
      config: testConfig,
      registry: { entries: [seasons], refused: [], withdrawn: [], problems: [] },
    });
  });

  it("are loaded from the page's registry URL, with module URLs relative to it", async () => {
    const address = 'http://localhost:3006/registry/remotes.json';
    document.head.innerHTML = `<link id="registry" rel="preload" href="${address}" as="fetch">`;
    const lines = { ...registry, remotes: [{ ...seasons, entry: '../seasons/mf-manifest.json' }] };
    serve({ '/remotes.json': () => new Response('', { status: 404 }), [address]: json(lines) });
    const { entries } = (await readDeployment()).registry;
    expect(entries.map(({ entry }) => entry)).toEqual(['http://localhost:3006/seasons/mf-manifest.json']);
    document.head.innerHTML = '';
  });

  it('name every wrong value of the configuration', async () => {
    serve({ '/config.json': json({ ...testConfig, brand: ' ', supportEmail: 'nobody' }) });
    expect(await problems()).toEqual(['brand: must not be empty', 'supportEmail: must be an e-mail address']);
  });

  it('are named when they are missing', async () => {
    serve({ '/config.json': () => new Response('', { status: 404 }) });
    expect(await problems()).toEqual(['config.json answered with status 404']);
  });

  it('are named when the server sends a web page instead', async () => {
    serve({ '/remotes.json': () => new Response('<!doctype html>') });
    expect(await problems()).toEqual([expect.stringMatching(/^remotes\.json is not JSON: /)]);
  });

  it('do not start the shell without a single usable module', async () => {
    serve({ '/remotes.json': json({ schemaVersion: 1, remotes: [{ ...seasons, access: 'all' }] }) });
    expect(await problems()).toEqual([
      'remotes.json names no usable module',
      "seasons_mfe: access must be 'staff' or 'public'",
    ]);
  });

  it('leave out a module with a malformed entry, and log why', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ '/remotes.json': json({ ...registry, remotes: [{ name: 'broken' }, seasons] }) });
    expect((await readDeployment()).registry.entries).toEqual([seasons]);
    expect(logged).toHaveBeenCalledWith('A module is left out:', expect.stringMatching(/^broken: /));
  });

  it('time out after five seconds', async () => {
    jest.useFakeTimers();
    try {
      serve({ '/config.json': () => new Promise(() => undefined) });
      const found = problems();
      await jest.advanceTimersByTimeAsync(timeoutMs);
      expect(await found).toEqual(['Error: The server didn’t answer in time.']);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a registry that cannot be read', () => {
  /** A start whose registry is cached on this device. */
  async function givenEarlierStart() {
    serve();
    await readDeployment();
  }
  const away: [string, Answers[string]][] = [
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', () => new Response('', { status: 503 })],
    ['is a web page', () => new Response('<!doctype html>')],
    ['is of another format', json({ schemaVersion: 2 })],
    ['names no module', json({ schemaVersion: 1, remotes: [] })],
  ];

  let device: ReturnType<typeof memoryCaches>;
  beforeEach(() => {
    device = memoryCaches();
    Object.assign(globalThis, { caches: device.caches });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(away)('because it %s is replaced by the last one of this device', async (_what, answer) => {
    const before = Date.now();
    await givenEarlierStart();
    const after = Date.now();
    serve({ '/remotes.json': answer });
    const { registry: found } = await readDeployment();
    expect(found.entries).toEqual([seasons]);
    expect(found.cachedAt).toBeGreaterThanOrEqual(before);
    expect(found.cachedAt).toBeLessThanOrEqual(after);
  });

  it.each(away)('because it %s is reported where this device has none', async (_what, answer) => {
    serve({ '/remotes.json': answer });
    expect(await problems()).not.toEqual([]);
  });

  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('in two seconds is replaced by the last one of this device', async () => {
    await givenEarlierStart();
    jest.useFakeTimers();
    try {
      serve({ '/remotes.json': () => new Promise(() => undefined) });
      const start = readDeployment();
      await jest.advanceTimersByTimeAsync(registryWaitMs);
      expect((await start).registry.cachedAt).toBeDefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    '{',
    '7',
    '{"readAt":"yesterday","file":{}}',
    '{"readAt":1,"file":{"schemaVersion":1,"remotes":[{}]}}',
  ])('is not replaced by what else is stored: %s', async (text) => {
    device.stored.set('/remotes.json', new Response(text));
    serve({ '/remotes.json': () => new Response('', { status: 503 }) });
    expect(await problems()).toEqual(['remotes.json answered with status 503']);
  });

  it('does not matter to a start that reads it, even where the browser refuses storage', async () => {
    jest.spyOn(device.caches, 'open').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    jest.spyOn(device.caches, 'match').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    serve();
    expect((await readDeployment()).registry.cachedAt).toBeUndefined();
  });

  it('does not hold a start whose browser never answers for it', async () => {
    jest.spyOn(device.caches, 'match').mockReturnValue(new Promise(() => undefined));
    serve();
    jest.useFakeTimers();
    try {
      const start = readDeployment();
      await jest.advanceTimersByTimeAsync(registryWaitMs);
      expect((await start).registry.entries).toEqual([seasons]);
    } finally {
      jest.useRealTimers();
    }
  });
});
