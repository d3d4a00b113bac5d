import type { RegistryEntry } from '@console/shared/contract';
import { explainFailure, loadBypassingCache } from '../load/load-failure';
import { filesOf, readManifest } from './module-manifest';

const line: RegistryEntry = {
  name: 'quizzes_mfe',
  title: 'Quizzes',
  entry: 'https://quizzes.example.org/1a2b/mf-manifest.json',
  version: '0.1.0',
  contract: '1.0.0',
  paths: ['/home'],
  access: 'staff',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const [entryHash, moduleHash] = [`sha384-${'E'.repeat(64)}`, `sha384-${'M'.repeat(64)}`];
const manifest = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  exposes: [{ path: './module', assets: { js: { sync: ['assets/module.js'] } } }],
  integrity: { 'remoteEntry.js': entryHash, 'assets/module.js': moduleHash },
};
const { signal } = new AbortController();

const answering = (answer: (init?: RequestInit) => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => answer(init));

describe('the manifest of a module', () => {
  it('is requested with the hash in the registry', async () => {
    const fetched = answering(() => Response.json(manifest));
    expect(await readManifest(line, signal)).toEqual(manifest);
    expect(fetched).toHaveBeenCalledWith(line.entry, expect.objectContaining({ integrity: line.integrity }));
  });

  it('lists the scripts with their hashes, the entry first', () => {
    expect(filesOf(line, manifest)).toEqual([
      { entry: 'https://quizzes.example.org/1a2b/remoteEntry.js', integrity: entryHash },
      { entry: 'https://quizzes.example.org/1a2b/assets/module.js', integrity: moduleHash },
    ]);
  });

  it.each([undefined, '', 'x', `sha999-${'A'.repeat(64)}`, `sha256-${'A'.repeat(43)}=`])(
    'of a release is refused when the hash of a script is %j, which browsers do not check as sha384',
    (hash) => {
      const integrity = { ...manifest.integrity, 'assets/module.js': hash };
      const changed = { ...manifest, integrity: JSON.parse(JSON.stringify(integrity)) as typeof integrity };
      expect(() => filesOf(line, changed as typeof manifest)).toThrow(
        'This part of the console couldn’t be verified and wasn’t loaded.',
      );
    },
  );

  it('of a development server needs no hashes', () => {
    const developed = { ...line, integrity: undefined };
    expect(filesOf(developed, { ...manifest, integrity: undefined })[1]?.integrity).toBeUndefined();
  });
});

describe('files that cannot be loaded', () => {
  const failureOf = () =>
    explainFailure([line], signal)(new Error('Failed to fetch')).catch((error: unknown) => error);
  const page = { headers: { 'Content-Type': 'text/html' } };

  it.each<[string, (init?: RequestInit) => Response]>([
    ['The server answered with status 404.', () => new Response('', { status: 404 })],
    ['The server sent a web page instead of a script.', () => new Response('<!doctype html>', page)],
    [
      'Couldn’t reach the server.',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    [
      'This part of the console failed a security check and wasn’t loaded. Contact your Admin.',
      (init) => {
        if (init?.integrity) throw new TypeError('Failed to fetch');
        return new Response('changed');
      },
    ],
  ])('report: %s', async (expected, answer) => {
    answering(answer);
    expect(await failureOf()).toMatchObject({ message: expected, cause: new Error('Failed to fetch') });
  });

  it('leave the failure unchanged when the files are correct', async () => {
    answering(() => new Response('as released'));
    expect(await failureOf()).toEqual(new Error('Failed to fetch'));
  });

  it("are requested again, bypassing the browser's cache", async () => {
    const fetched = answering(() => new Response('as released'));
    await failureOf();
    expect(fetched).toHaveBeenCalledWith(line.entry, expect.objectContaining({ cache: 'reload' }));
  });
});

describe("a damaged copy in the browser's cache", () => {
  const load = () => loadBypassingCache([line], signal, () => readManifest(line, signal));

  /** A browser cache in front of a server that responds correctly again. */
  const kept = (isReplaced: boolean) => {
    let isDamaged = true;
    answering((init) => {
      if (init?.cache === 'reload') isDamaged = !isReplaced;
      if (isDamaged && init?.integrity) throw new TypeError('Failed to fetch');
      return Response.json(manifest);
    });
  };

  it('is replaced, and the load continues', async () => {
    kept(true);
    expect(await load()).toEqual(manifest);
  });

  it('is reported when the server still sends it', async () => {
    kept(false);
    await expect(load()).rejects.toThrow('This part of the console failed a security check');
  });

  it('of a chunk that webpack requests is replaced as well', async () => {
    answering(() => Response.json(manifest));
    const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const run = jest.fn(async () => 'the module').mockRejectedValueOnce(chunkError);
    expect(await loadBypassingCache([line], signal, run)).toBe('the module');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("is not searched for when the module's code throws", async () => {
    answering(() => Response.json(manifest));
    const run = jest.fn(() => Promise.reject(new TypeError('x is undefined')));
    await expect(loadBypassingCache([line], signal, run)).rejects.toThrow('x is undefined');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
