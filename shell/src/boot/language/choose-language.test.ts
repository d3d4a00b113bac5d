import { chooseLanguage } from './choose-language';

const { documentElement: root } = document;

/** The language of a page with this address, in a browser with these languages. */
function chosen(address: string, ...browsers: string[]): string {
  history.replaceState(null, '', address);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browsers);
  const language = chooseLanguage(['en', 'te'], ['hi', 'en-XA']);
  expect(root.lang).toBe(language);
  return language;
}

describe('the language of a page', () => {
  afterEach(() => {
    document.cookie = 'lang=;path=/;max-age=0';
    root.lang = 'en';
  });

  it('is the first of the browser’s languages that the console has', () => {
    expect(chosen('/', 'te-IN', 'en-IN')).toBe('te');
    expect(chosen('/', 'kn-IN', 'te')).toBe('te');
    expect(chosen('/', 'en-GB', 'te')).toBe('en');
    expect(chosen('/', 'hi-IN')).toBe('en');
    expect(document.cookie).toBe('');
  });

  it('is that of a link, and stays so', () => {
    expect(chosen('/seasons?season=S1&lang=te', 'en')).toBe('te');
    expect(chosen('/', 'en')).toBe('te');
    expect(chosen('/?lang=en', 'te')).toBe('en');
    expect(chosen('/', 'te')).toBe('en');
  });

  it('may be one that is not offered, if a link names it', () => {
    expect(chosen('/?lang=hi', 'te')).toBe('hi');
    expect(chosen('/?lang=en-XA', 'te')).toBe('en-XA');
  });

  it('is found by any tag of it', () => {
    expect(chosen('/?lang=te-IN', 'en')).toBe('te');
    expect(chosen('/?lang=EN', 'te')).toBe('en');
    expect(document.cookie).toBe('lang=en');
    expect(chosen('/?lang=EN-xa', 'te')).toBe('en-XA');
  });

  it('is not one that the console does not know, and a link to that keeps nothing', () => {
    expect(chosen('/?lang=fr', 'te')).toBe('te');
    expect(document.cookie).toBe('');
    expect(chosen('/?lang=te', 'en')).toBe('te');
    expect(chosen('/?lang=klingon', 'en')).toBe('te');
    document.cookie = 'lang=fr';
    expect(chosen('/', 'en')).toBe('en');
  });

  it('is not taken from anything else in the address', () =>
    expect(chosen('/?season=lang=te', 'en')).toBe('en'));
});
