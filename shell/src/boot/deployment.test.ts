import { ConfigError } from '@console/shared/config';
import { testConfig } from '@console/shared/testing';
import { timeoutMs } from '../app/with-timeout';
import { readDeployment } from './deployment';

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
      registry: { entries: [seasons], refused: [], problems: [] },
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
      expect(await found).toEqual(['Error: Its server did not answer in time.']);
    } finally {
      jest.useRealTimers();
    }
  });
});
