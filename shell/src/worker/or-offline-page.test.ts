import { orOfflinePage } from './or-offline-page';

const request = { url: 'https://console.example.org/privacy-policy' } as Request;

const given = (answer: () => Promise<Response>, languages: readonly string[], cookie?: string) => {
  Object.assign(globalThis, {
    fetch: jest.fn(answer),
    offlinePages: { en: 'Offline', te: 'ఆఫ్‌లైన్' },
    cookieStore: cookie === undefined ? undefined : { get: async () => ({ value: cookie }) },
  });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  for (const name of ['offlinePages', 'cookieStore']) Reflect.deleteProperty(globalThis, name);
  jest.restoreAllMocks();
});

describe('a public page', () => {
  it('is the one of the network where there is a connection', async () => {
    const fetched = new Response('The policy');
    given(async () => fetched, ['en']);
    expect(await orOfflinePage(request)).toBe(fetched);
  });

  it.each([
    [['te-IN', 'en'], undefined, 'ఆఫ్‌లైన్'],
    [['te-IN', 'en'], 'en', 'Offline'],
    [['fr'], 'te', 'ఆఫ్‌లైన్'],
    [['fr'], undefined, 'Offline'],
  ])(
    'says without a connection, for %j and the chosen language %s, %s',
    async (languages, cookie, expected) => {
      given(lost, languages, cookie);
      const answer = await orOfflinePage(request);
      expect([answer.status, await answer.text()]).toEqual([503, expected]);
    },
  );
});
