import * as sdk from 'firebase/app';
import { deleteApp, getApps, type FirebaseApp } from 'firebase/app';
import type { ConsoleConfig } from '@console/shared/config';
import { testConfig } from '@console/shared/testing';
import { firebaseApp } from './app';
import { startAppCheck } from './start-app-check';

const config: ConsoleConfig = {
  ...testConfig,
  firebase: { ...testConfig.firebase, appId: '1:2:web:3' },
  appCheckSiteKey: 'site-key',
};

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

/** What Google's script does when it has loaded. */
function loadScript() {
  const enterprise = {
    ready: (done: () => void) => done(),
    render: (_container: string, { callback }: { callback: () => void }) => (callback(), 0),
    execute: async () => 'attestation',
  };
  Object.assign(window, { grecaptcha: { enterprise } });
  scripts()[0]?.dispatchEvent(new Event('load'));
}

const blockScript = () => scripts()[0]?.dispatchEvent(new Event('error'));

/** Lets every promise settle that waits for no time. */
const settle = () => jest.advanceTimersByTimeAsync(0);

type AppCheckInSdk = { getToken(): Promise<{ token: string }> };

/** Part of the SDK, but not of its public types. */
const getProvider = Reflect.get(sdk, '_getProvider') as (
  app: FirebaseApp,
  name: 'app-check-internal',
) => { getImmediate(options: { optional: true }): AppCheckInSdk | null };

/** What Auth and Firestore ask before each request; missing while App Check is not started. */
const appCheckInSdk = () =>
  getProvider(firebaseApp(config), 'app-check-internal').getImmediate({ optional: true });

const answered = jest.fn<void, [string]>();
const request = () =>
  void appCheckInSdk()
    ?.getToken()
    .then(({ token }) => answered(token));

const placeholder = btoa('{"error":"UNKNOWN_ERROR"}');
const exchange = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

describe('App Check', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    let issued = 0;
    exchange.mockImplementation(async () => {
      const body = { token: `token ${(issued += 1)}`, ttl: '3600s' };
      return { status: 200, json: async () => body } as Response;
    });
    Object.assign(globalThis, { fetch: exchange });
  });

  afterEach(async () => {
    await Promise.all(getApps().map(deleteApp));
    scripts().forEach((script) => script.remove());
    Reflect.deleteProperty(window, 'grecaptcha');
    jest.clearAllTimers();
    jest.useRealTimers();
    jest.clearAllMocks();
  });

  it('is not started without a key', async () => {
    await startAppCheck({ ...config, appCheckSiteKey: undefined });
    expect(appCheckInSdk()).toBeNull();
    expect(scripts()).toEqual([]);
  });

  it('gives requests the token that Google issues for what reCAPTCHA attests', async () => {
    await startAppCheck(config);
    request();
    await settle();
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/enterprise.js?render=explicit',
    ]);
    loadScript();
    await settle();
    expect(answered.mock.calls).toEqual([['token 1']]);
    const [url, { body } = {}] = exchange.mock.lastCall ?? [];
    expect(url).toContain('/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken');
    expect(body).toBe('{"recaptcha_enterprise_token":"attestation"}');
  });

  it('is started once, however often it is asked for', async () => {
    await Promise.all([startAppCheck(config), startAppCheck(config)]);
    await settle();
    expect(scripts()).toHaveLength(1);
  });

  it('renews a token before it expires', async () => {
    await startAppCheck(config);
    await settle();
    loadScript();
    await settle();
    expect(exchange).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(34 * 60_000);
    expect(exchange).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(exchange).toHaveBeenCalledTimes(2);
  });

  it('lets requests go on at once where reCAPTCHA is blocked, and loads it again after 3 s', async () => {
    await startAppCheck(config);
    request();
    await settle();
    blockScript();
    await settle();
    request();
    await settle();
    expect(answered.mock.calls).toEqual([[placeholder], [placeholder]]);
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    request();
    await settle();
    loadScript();
    await settle();
    expect(answered).toHaveBeenLastCalledWith('token 1');
  });

  it('lets requests go on after 3 s where reCAPTCHA does not answer, and later ones at once', async () => {
    await startAppCheck(config);
    request();
    await jest.advanceTimersByTimeAsync(2_900);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(answered.mock.calls).toEqual([[placeholder]]);
    request();
    await settle();
    expect(answered.mock.calls).toEqual([[placeholder], [placeholder]]);
    expect(scripts()).toHaveLength(1);
  });

  it('lets requests go on where Google refuses a token', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    exchange.mockResolvedValue({ status: 403 } as Response);
    await startAppCheck(config);
    request();
    await settle();
    loadScript();
    await settle();
    expect(answered.mock.calls).toEqual([[placeholder]]);
  });
});
