import type { BrowserContext, Request } from '@playwright/test';
import example from '../../config/config.production.example.json';

const { projectId, appId } = example.firebase;

/** The domain of the project whose sign-in it stands in for. */
export const { authDomain } = example.firebase;

/** What App Check requests: the parts of reCAPTCHA, and a token for what it attests. */
export const addressesOfAppCheck = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
  'https://www.google.com/recaptcha/enterprise/anchor',
  `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeRecaptchaEnterpriseToken`,
] as const;

/** A stand-in for Google's loader: it loads its second part from the path that the real one uses. */
const loader = `
  globalThis.gapi = {
    load(name, { callback }) {
      const part = document.createElement('script');
      part.src = 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0';
      part.onload = callback;
      document.head.append(part);
    },
  };
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** A stand-in for the loader's frames: a frame of the project's domain, which sends the outcome of the popup. */
const frames = `
  const open = ({ where, url }, opened) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((done) => (frame.onload = done));
    frame.src = url;
    where.append(frame);
    return opened({
      restyle: async () => undefined,
      ping: () => loaded,
      send: (_type, _data, answer) => setTimeout(() => { try { answer([{ webStorageSupport: true }]); } catch {} }),
      register: (_type, handle) =>
        addEventListener('message', ({ source, data }) => source === frame.contentWindow && handle({ authEvent: data })),
    });
  };
  gapi.iframes = { CROSS_ORIGIN_IFRAMES_FILTER: 0, getContext: () => ({ open }) };
`;

/** A stand-in for the loader of reCAPTCHA Enterprise, which loads its second part from another host as well. */
const recaptcha = `
  const ready = [];
  globalThis.grecaptcha = { enterprise: { ready: (done) => ready.push(done), whenLoaded: () => ready.splice(0) } };
  const part = document.createElement('script');
  part.src = 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js';
  document.head.append(part);
`;

/** Its second part: a frame, whose answer is what it attests. */
const recaptchaFrames = `
  const { enterprise } = grecaptcha;
  let loaded;
  enterprise.render = (container, { callback }) => {
    const frame = document.createElement('iframe');
    loaded = new Promise((done) => (frame.onload = done)).then(callback);
    frame.src = 'https://www.google.com/recaptcha/enterprise/anchor';
    document.getElementById(container).append(frame);
    return 0;
  };
  enterprise.execute = () => loaded.then(() => 'attestation');
  enterprise.ready = (done) => done();
  enterprise.whenLoaded().forEach((done) => done());
`;

const handler = `<!doctype html><script>
  const event = new URLSearchParams(location.search).get('eventId');
  new BroadcastChannel('outcome').postMessage({
    type: 'signInViaPopup', eventId: event, urlResponse: location.origin + '/__/auth/handler?done', sessionId: 's',
    postBody: null, tenantId: null, error: null,
  });
</script>`;

const frame = `<!doctype html><script>
  new BroadcastChannel('outcome').onmessage = ({ data }) => parent.postMessage(data, '*');
</script>`;

const tokenOf = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims].map((part) => btoa(JSON.stringify(part))).join('.') + '.';

/** The App Check token that the stand-in issues. */
export const appCheckToken = 'app-check-token';

const person = { localId: 'ruth', email: 'ruth@example.org', emailVerified: true, displayName: 'Ruth' };

/** A request to one of Google's hosts: its address without the query, and the App Check token that it carries. */
export type Requested = { readonly address: string; readonly token: string | undefined };

/** The Firestore client begins a stream with its headers in the body. */
const tokenIn = (request: Request): string | undefined =>
  request.headers()['x-firebase-appcheck'] ??
  /x-firebase-appcheck:([^\r\n]*)/.exec(
    new URLSearchParams(request.postData() ?? '').get('headers') ?? '',
  )?.[1];

/** Answers for Google's hosts, which this machine cannot reach. Returns what was requested there. */
export async function standInForGoogle(context: BrowserContext): Promise<Requested[]> {
  const requested: Requested[] = [];
  const [loaderAddress, partAddress, frameAddress, exchangeAddress] = addressesOfAppCheck;
  const answers: Readonly<Record<string, string | object>> = {
    'https://apis.google.com/js/api.js': loader,
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0': frames,
    [`https://${authDomain}/__/auth/iframe`]: frame,
    [`https://${authDomain}/__/auth/handler`]: handler,
    [loaderAddress]: recaptcha,
    [partAddress]: recaptchaFrames,
    [frameAddress]: '<!doctype html>',
    [exchangeAddress]: { token: appCheckToken, ttl: '3600s' },
    'https://identitytoolkit.googleapis.com/v1/projects': { authorizedDomains: ['localhost'] },
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp': {
      ...person,
      idToken: tokenOf({ sub: 'ruth', exp: Math.floor(Date.now() / 1000) + 3600 }),
      refreshToken: 'r',
      expiresIn: '3600',
      providerId: 'google.com',
    },
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup': {
      users: [{ ...person, providerUserInfo: [{ providerId: 'google.com' }] }],
    },
  };
  await context.route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    requested.push({ address, token: tokenIn(route.request()) });
    const answer = answers[address];
    if (answer === undefined) return route.abort();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (typeof answer === 'object') return route.fulfill({ json: answer, headers });
    const contentType = answer.startsWith('<') ? 'text/html' : 'text/javascript';
    return route.fulfill({ body: answer, contentType, headers });
  });
  return requested;
}
