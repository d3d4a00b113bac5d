import { host } from '@console/shared/testing';
import { cacheFonts } from './cache-fonts';
import type { FontFile } from './font-files';
import { storedFonts } from './stored-fonts';

jest.mock('./font-files', () => ({ fontFiles: [] }));

const font = (href: string, unicodeRange: string): FontFile => ({
  family: 'Noto Sans',
  href,
  weight: '400 500',
  unicodeRange,
});
const latin = font('/latin.woff2', 'U+0000-00FF,U+2191');
const telugu = font('/telugu.woff2', 'U+0C00-0C7F,U+25CC');

const signIn = () => {
  const { person, role } = host();
  localStorage.setItem('user', JSON.stringify({ uid: person.uid, email: person.email, displayName: '' }));
  localStorage.setItem('user_role', role);
};

/** jsdom has no layout, so it has no `innerText`. */
const show = (text: string) =>
  Object.defineProperty(document.body, 'innerText', { value: text, configurable: true });

const answer = (ok = true) => ({ ok, status: ok ? 200 : 404, arrayBuffer: async () => new ArrayBuffer(0) });
const fetched = jest.fn<Promise<ReturnType<typeof answer>>, [string]>();

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: [], configurable: true });
  fetched.mockReset().mockImplementation(async () => answer());
  Object.assign(globalThis, { fetch: fetched });
  signIn();
});

const storedSources = () => storedFonts().map(([, source]) => source);
const requested = () => fetched.mock.calls.map(([href]) => href);

describe('fonts for the next page', () => {
  it('are those of the characters on the screen', async () => {
    show('Genesis');
    await cacheFonts([latin, telugu]);
    expect(requested()).toEqual(['/latin.woff2']);
    expect(storedFonts()).toEqual([
      [
        'Noto Sans',
        'url(/latin.woff2)',
        { weight: '400 500', unicodeRange: 'U+0000-00FF,U+2191', display: 'optional' },
      ],
    ]);
  });

  it('include those of a script that is shown later, each file once', async () => {
    show('Genesis');
    await cacheFonts([latin, telugu]);
    show('ఆదికాండము, Genesis');
    await cacheFonts([latin, telugu]);
    expect(requested()).toEqual(['/latin.woff2', '/telugu.woff2']);
    expect(storedSources()).toEqual(['url(/latin.woff2)', 'url(/telugu.woff2)']);
  });

  describe('of a script that the system may have no font for', () => {
    const face = ['Noto Telugu', 'local("Nirmala UI"),url(/telugu.woff2)', {}] as const;
    const rare: FontFile = { ...telugu, family: 'Noto Telugu', forThisPage: face };
    const added: unknown[] = [];

    beforeEach(() => {
      added.length = 0;
      const fonts = { add: (font: unknown) => added.push(font), [Symbol.iterator]: () => added.values() };
      Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
      Object.assign(globalThis, {
        FontFace: class {
          constructor(
            readonly family: string,
            readonly source: string,
          ) {}
        },
      });
    });
    afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

    const declared = { family: face[0], source: face[1] };

    it('apply to the current page as well', async () => {
      show('ఆదికాండము, Genesis');
      await cacheFonts([latin, rare]);
      expect(added).toEqual([declared]);
      expect(storedFonts().map(([, , { display }]) => display)).toEqual(['optional', 'block']);
    });

    it('do so once, also before the script is shown, and are not fetched for it', async () => {
      show('Genesis');
      await cacheFonts([latin, rare]);
      await cacheFonts([latin, rare]);
      expect(added).toEqual([declared]);
      expect(requested()).toEqual(['/latin.woff2']);
    });

    it('come also to people who save data, and none else', async () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      show('ఆదికాండము, Genesis');
      await cacheFonts([latin, rare]);
      expect(added).toEqual([declared]);
      expect(requested()).toEqual([]);
    });
  });

  it('drop those of an earlier release', async () => {
    show('Genesis');
    await cacheFonts([font('/earlier.woff2', 'U+0000-00FF')]);
    await cacheFonts([latin]);
    expect(storedSources()).toEqual(['url(/latin.woff2)']);
  });

  it('are not stored when a file cannot be loaded', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => {});
    fetched.mockImplementation(async () => answer(false));
    show('Genesis');
    await cacheFonts([latin]);
    expect(storedSources()).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('are not stored after a logout in between', async () => {
    show('Genesis');
    fetched.mockImplementation(async () => {
      localStorage.clear();
      return answer();
    });
    await cacheFonts([latin]);
    expect(localStorage).toHaveLength(0);
  });
});
