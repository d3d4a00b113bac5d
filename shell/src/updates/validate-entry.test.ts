import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { validateEntry } from './validate-entry';

const known: RegistryEntry = {
  name: 'quizzes_mfe',
  title: 'Quizzes',
  entry: 'https://quizzes.example.org/1a2b/mf-manifest.json',
  version: '0.1.0',
  contract: '1.0.0',
  paths: ['/home', '/create-quiz'],
  access: 'staff',
};

const moduleWith = (...paths: string[]): RemoteModule => ({
  contract: '1.0.0',
  screens: Object.fromEntries(paths.map((path) => [path, { Screen: () => null }])),
});
const whole = moduleWith('/home', '/create-quiz');
const check = (part: Partial<RegistryEntry>, loaded = whole) =>
  validateEntry({ ...known, ...part }, loaded, [known]);

const hrefOf = (address: Parameters<typeof fetch>[0]): string =>
  address instanceof URL ? address.href : typeof address === 'string' ? address : address.url;

let lacking: string[] = [];
beforeEach(() => {
  lacking = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method } = {}) => {
    if (method === 'HEAD')
      return new Response(null, {
        status: lacking.some((file) => hrefOf(address).endsWith(file)) ? 404 : 200,
      });
    return Response.json({
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      shared: [],
      exposes: [{ path: './module', assets: { js: { sync: [], async: ['assets/7.js', 'assets/8.js'] } } }],
    });
  });
});

describe('an entry that replaces a known one', () => {
  it('may drop a page that the module no longer has, and add one that it has', () =>
    expect(
      check({ paths: ['/home', '/results'] }, moduleWith('/home', '/results')),
    ).resolves.toBeUndefined());

  it('may not name a page that the module does not have', () =>
    expect(check({ paths: ['/home', '/create-quiz', '/settings'] })).rejects.toThrow(
      'has no screen for /settings',
    ));

  it('may not drop a page that the module has', () =>
    expect(check({ paths: ['/home'] })).rejects.toThrow(
      'has a screen for /create-quiz, which the entry does not name',
    ));

  it.each(['public', 'staff'])('changes the access only if its build says so: %s', async (access) => {
    const answer = jest.mocked(fetch).getMockImplementation();
    const fetched = jest
      .mocked(fetch)
      .mockImplementation(async (address, options) =>
        hrefOf(address).endsWith('module.json')
          ? Response.json({ ...known, access })
          : (answer?.(address, options) ?? Response.error()),
      );
    const checked = check({ access: 'public' });
    if (access === 'public') await checked;
    else await expect(checked).rejects.toThrow('access is not public');
    expect(fetched).toHaveBeenCalledWith('https://quizzes.example.org/1a2b/module.json', expect.anything());
  });

  it('has all scripts that its manifest names, also those that are loaded later', async () => {
    await check({});
    lacking = ['assets/8.js'];
    await expect(check({})).rejects.toThrow('quizzes_mfe lacks assets/8.js');
  });
});
