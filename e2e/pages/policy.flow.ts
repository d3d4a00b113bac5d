import assert from 'node:assert/strict';
import { test } from '../fixtures/fixtures';

/** Writes a script into the page, and the handler of an image. Resolves to whether one ran. */
function runInjected(): Promise<boolean> {
  const script = document.createElement('script');
  script.textContent = 'window.injected = true';
  const image = document.createElement('img');
  image.setAttribute('onerror', 'window.injected = true');
  image.src = 'data:text/plain,no picture';
  document.body.append(script, image);
  return new Promise((resolve) => {
    image.addEventListener('error', () => resolve('injected' in window));
  });
}

/** Evaluates text as code: what a debugger evaluates may do this, what the page runs later may not. */
const runText = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => {
      try {
        (0, eval)('1 + 1');
        resolve('it ran');
      } catch (error) {
        resolve(error instanceof Error && error.name);
      }
    });
  });

/** Loads a script. Resolves to the directive that refuses it. */
const loadScript = (src: string): Promise<string> =>
  new Promise((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => resolve(effectiveDirective),
      { once: true },
    );
    document.head.append(Object.assign(document.createElement('script'), { src }));
  });

test.describe('the Content Security Policy', () => {
  test('applies to every page', async ({ page }) => {
    for (const path of ['/', '/privacy-policy', '/no/such/page']) {
      const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
      assert.match(policy, /default-src 'none'/, path);
      assert.doesNotMatch(policy, /unsafe/, path);
    }
  });

  test('blocks scripts and code in the page, and scripts from origins that the registry does not name', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/);
    await page.goto('/');
    assert.equal(await page.evaluate(runInjected), false);
    assert.equal(await page.evaluate(runText), 'EvalError');
    const stranger = `${product.backend.running.firestoreUrl}/script.js`;
    assert.equal(await page.evaluate(loadScript, stranger), 'script-src-elem');
  });

  test('keeps other pages from showing the console in a frame', async ({ page, product, expectErrors }) => {
    expectErrors(/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.setContent(`<iframe src="${product.origin}/"></iframe>`);
    await refused;
    assert.ok(!page.frames().some((frame) => frame.url().startsWith(product.origin)));
  });
});
