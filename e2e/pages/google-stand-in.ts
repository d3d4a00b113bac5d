import type { BrowserContext } from '@playwright/test';

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

const person = { localId: 'ruth', email: 'ruth@example.org', emailVerified: true, displayName: 'Ruth' };

/** Answers for Google's hosts, which this machine cannot reach. Returns the addresses that were requested there. */
export async function standInForGoogle(context: BrowserContext, authDomain: string): Promise<string[]> {
  const requested: string[] = [];
  const answers: Readonly<Record<string, string | object>> = {
    'https://apis.google.com/js/api.js': loader,
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0': frames,
    [`https://${authDomain}/__/auth/iframe`]: frame,
    [`https://${authDomain}/__/auth/handler`]: handler,
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
    requested.push(address);
    const answer = answers[address];
    if (answer === undefined) return route.abort();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (typeof answer === 'object') return route.fulfill({ json: answer, headers });
    const contentType = answer.startsWith('<') ? 'text/html' : 'text/javascript';
    return route.fulfill({ body: answer, contentType, headers });
  });
  return requested;
}
