import { messagesFile, type RegistryEntry } from '@console/shared/contract';
import { addMessages, setLanguage } from '@console/shared/i18n';
import type { ModuleManifest } from '../registry/module-manifest';
import { loadMessages } from './load-messages';

jest.mock('@console/shared/i18n', () => ({
  ...jest.requireActual<object>('@console/shared/i18n'),
  addMessages: jest.fn(),
}));

const line: RegistryEntry = {
  ...{ name: 'quizzes_mfe', title: 'Quizzes', version: '0.1.0', contract: '1.0.0', access: 'staff' },
  ...{ paths: ['/home'], languages: ['te'], entry: 'https://quizzes.example.org/1a2b/mf-manifest.json' },
  integrity: `sha384-${'A'.repeat(64)}`,
};
const hash = `sha384-${'T'.repeat(64)}`;
const manifest = (integrity: ModuleManifest['integrity']): ModuleManifest => ({
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  ...{ shared: [], exposes: [], integrity },
});
const { signal } = new AbortController();

let fetched: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(addMessages).mockClear();
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ Save: 'సేవ్' }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  setLanguage('te');
});
afterEach(() => setLanguage('en'));

describe('the texts of a module', () => {
  it('are loaded with the hash that the manifest of the release has', async () => {
    await loadMessages(line, manifest({ [messagesFile('te')]: hash }), signal);
    expect(fetched).toHaveBeenCalledWith(
      'https://quizzes.example.org/1a2b/assets/locales/te.json',
      expect.objectContaining({ integrity: hash }),
    );
    expect(addMessages).toHaveBeenCalledWith('quizzes_mfe', { Save: 'సేవ్' });
  });

  it.each([undefined, '', 'x', `sha256-${'A'.repeat(43)}=`])(
    'of a release stay English when their hash is %j, which browsers do not check as sha384',
    async (invalid) => {
      await loadMessages(
        line,
        manifest(invalid === undefined ? {} : { [messagesFile('te')]: invalid }),
        signal,
      );
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('of a development server need no hash', async () => {
    await loadMessages({ ...line, integrity: undefined }, manifest(undefined), signal);
    expect(addMessages).toHaveBeenCalledWith('quizzes_mfe', { Save: 'సేవ్' });
  });
});
