import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';
import { addressesOfAppCheck, appCheckToken, authDomain, standInForGoogle } from './google-stand-in';
import { serveProduction } from './production-site';

/** Records the violations of the Content Security Policy in every document of the page. */
const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, 'violations', violations);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
const violationsOf = (page: Page) => page.evaluate<string[]>('window.violations');

/** The token of App Check that the SDK sends where it has none. */
const placeholder = btoa('{"error":"UNKNOWN_ERROR"}');

test.describe('under the headers of production', () => {
  for (const [title, appCheckSiteKey, token] of [
    ['a person signs in with the popup, and nothing of App Check is requested without a key', undefined],
    ['App Check is part of the first request of Auth and of Firestore', 'site-key', appCheckToken],
    ['a person signs in where reCAPTCHA is blocked', 'site-key', placeholder],
  ] as const)
    test(`${title}: the policy admits every address that the SDK asks for`, async ({
      page,
      product,
      expectErrors,
    }) => {
      // The stand-in has no Firestore, so the role cannot be read.
      expectErrors(/requested another machine/, /ERR_FAILED/, /Firestore/, /Reading the role failed/);
      const requested = await standInForGoogle(page.context());
      if (token === placeholder) await page.route(/\/recaptcha\//, (route) => route.abort());
      await watchViolations(page);
      const site = await serveProduction(product, appCheckSiteKey);
      try {
        await page.goto(site.origin);
        await page.getByRole('button', { name: 'Sign In' }).first().click();
        await page.getByText('Couldn’t load your role.').first().waitFor();
        const tokensOf = (address: string) =>
          new Set(requested.filter((request) => request.address === address).map((request) => request.token));
        const asked = () => [...new Set(requested.map(({ address }) => address))];
        const expected = [
          'https://apis.google.com/js/api.js',
          'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0',
          `https://${authDomain}/__/auth/iframe`,
          `https://${authDomain}/__/auth/handler`,
          ...(token === appCheckToken ? addressesOfAppCheck : []),
        ];
        await expect.poll(asked).toEqual(expect.arrayContaining(expected));
        for (const address of [
          'https://identitytoolkit.googleapis.com/v1/projects',
          'https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
          'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
          'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel',
        ])
          await expect.poll(() => tokensOf(address), address).toEqual(new Set([token]));
        const ofAppCheck = asked().filter((address) => /recaptcha|appcheck/i.test(address));
        if (token !== appCheckToken) assert.deepEqual(ofAppCheck, []);
        assert.deepEqual(await violationsOf(page), []);
      } finally {
        await page.close();
        await site.close();
      }
    });
});

/** What injected code could try, and the directive that stops it. */
const attempts: Readonly<Record<string, string>> = {
  'a worker from a data URL': 'worker-src',
  'an object': 'object-src',
  'an embedded document': 'object-src',
  'another base': 'base-uri',
  'a form to another host': 'form-action',
  'a fetch': 'connect-src',
  'a beacon': 'connect-src',
  'a web socket': 'connect-src',
  'an event source': 'connect-src',
  'an image': 'img-src',
  'an image from a data URL': 'img-src',
  'a style sheet': 'style-src-elem',
  'a script': 'script-src-elem',
  'a module from a data URL': 'script-src-elem',
  'an event handler': 'script-src-attr',
  'a frame': 'frame-src',
  'a prefetch': 'default-src',
  'a video': 'media-src',
};

/** Tries one of them in the page; resolves with the violated directive, and never if the policy admits it. */
const attempt = (page: Page, what: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        // Each has a host of its own: the report of the attempt before may come late, and twice, with its host alone.
        const host = `${name.toLowerCase().replaceAll(' ', '-')}.localhost:9`;
        const foreign = `http://${host}/stolen`;
        const blocked = name.endsWith('data URL')
          ? 'data'
          : name === 'an event handler'
            ? 'inline'
            : `//${host}`;
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          if (blockedURI.includes(blocked)) resolve(effectiveDirective);
        });
        const add = (tag: string, attributes: Readonly<Record<string, string>>) => {
          const element = document.createElement(tag);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          document.head.append(element);
          return element;
        };
        const ways: Readonly<Record<string, () => unknown>> = {
          'a worker from a data URL': () => new Worker('data:text/javascript,1'),
          'an object': () => document.body.append(add('object', { data: foreign })),
          'an embedded document': () => document.body.append(add('embed', { src: foreign })),
          'another base': () => add('base', { href: foreign }),
          'a form to another host': () => {
            const form = add('form', { action: foreign, method: 'post' });
            document.body.append(form);
            if (form instanceof HTMLFormElement) form.submit();
          },
          'a fetch': () => fetch(foreign).catch(() => undefined),
          'a beacon': () => navigator.sendBeacon(foreign, 'x'),
          'a web socket': () => new WebSocket(`ws://${host}/stolen`),
          'an event source': () => new EventSource(foreign),
          'an image': () => add('img', { src: foreign }),
          'an image from a data URL': () => add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
          'a style sheet': () => add('link', { rel: 'stylesheet', href: foreign }),
          'a script': () => add('script', { src: foreign }),
          'a module from a data URL': () => add('script', { type: 'module', src: 'data:text/javascript,1' }),
          'an event handler': () => add('div', { onclick: 'stolen()' }).click(),
          'a frame': () => document.body.append(add('iframe', { src: foreign })),
          'a prefetch': () => add('link', { rel: 'prefetch', href: foreign }),
          'a video': () => document.body.append(add('video', { src: foreign })),
        };
        try {
          void ways[name]?.();
        } catch {
          // Some constructors also throw.
        }
      }),
    what,
  );

/** What code in a worker from a blob could try, and the directive of the page's policy that stops it. */
const attemptsInWorker: Readonly<Record<string, string>> = {
  'a fetch': 'connect-src',
  'a web socket': 'connect-src',
  'an imported script': 'script-src-elem',
  'an imported module': 'script-src-elem',
  'a text as code': 'script-src',
};

/** Tries one of them in a worker; resolves likewise. */
const attemptInWorker = (page: Page, what: string) =>
  page.evaluate((name) => {
    const code = (attempted: string) => {
      const host = `${attempted.replaceAll(' ', '-')}.localhost:9`;
      const foreign = `http://${host}/stolen`;
      addEventListener('securitypolicyviolation', (violation) => postMessage(violation.effectiveDirective));
      const ways: Readonly<Record<string, () => unknown>> = {
        'a fetch': () => fetch(foreign).catch(() => undefined),
        'a web socket': () => new WebSocket(`ws://${host}/stolen`),
        'an imported script': () => {
          const importScripts: unknown = Reflect.get(self, 'importScripts');
          if (typeof importScripts === 'function') Reflect.apply(importScripts, self, [foreign]);
        },
        'an imported module': () => import(String('data:text/javascript,1')).catch(() => undefined),
        'a text as code': () => (0, eval)('1 + 1') as unknown,
      };
      try {
        void ways[attempted]?.();
      } catch {
        // Some also throw.
      }
    };
    const call = `(${code.toString()})(${JSON.stringify(name)})`;
    const worker = new Worker(URL.createObjectURL(new Blob([call], { type: 'text/javascript' })));
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        worker.terminate();
        resolve(data);
      };
    });
  }, what);

test.describe('injected code can load, run and send nothing', () => {
  for (const [site, path] of [
    ['on this machine', '/'],
    ['on this machine', '/seasons'],
    ['in production', '/'],
  ] as const)
    test(`${site}, on ${path}`, async ({ page, product, expectErrors }) => {
      expectErrors(/Content Security Policy|violates|Refused|Failed|ERR_|requested another machine/);
      const production = site === 'in production' ? await serveProduction(product) : undefined;
      try {
        if (path === '/seasons') await enter(page, 'Admin');
        await page.goto(`${production?.origin ?? product.origin}${path}`);
        for (const [what, directive] of Object.entries(attempts))
          await test.step(what, async () => assert.equal(await attempt(page, what), directive));
        for (const [what, directive] of Object.entries(attemptsInWorker))
          await test.step(`${what} in a worker from a blob`, async () =>
            assert.equal(await attemptInWorker(page, what), directive));
        const ran = await page.evaluate(
          () =>
            new Promise((resolve) => {
              const frame = document.createElement('iframe');
              frame.srcdoc = '<script>parent.stolen = true</script>';
              frame.onload = () => resolve('stolen' in window);
              document.body.append(frame);
            }),
        );
        assert.equal(ran, false, 'a frame of a text runs no script');
      } finally {
        await page.close();
        await production?.close();
      }
    });
});
