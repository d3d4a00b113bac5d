import assert from 'node:assert/strict';
import { test } from '../fixtures/fixtures';

test.describe('the Content Security Policy', () => {
  for (const path of ['/', '/privacy-policy', '/no/such/page'])
    test(`applies to ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
    });

  test('blocks a script that was written into the page', async ({ page, expectErrors }) => {
    expectErrors(/Content Security Policy/);
    await page.goto('/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.injected = true');
      image.src = 'data:text/plain,no picture';
      document.body.append(script, image);
      return new Promise((resolve) => {
        image.addEventListener('error', () => resolve('injected' in window));
      });
    });
    assert.equal(ran, false);
  });

  test('blocks text evaluated as code', async ({ page }) => {
    await page.goto('/');
    // Code that a debugger evaluates may do this; code that the page runs later may not.
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              (0, eval)('1 + 1');
              resolve('it ran');
            } catch (error) {
              resolve(error instanceof Error && error.name);
            }
          });
        }),
    );
    assert.equal(outcome, 'EvalError');
  });

  test('allows scripts only from the origins of the registry', async ({ page, product, expectErrors }) => {
    expectErrors(/Content Security Policy/);
    await page.goto('/');
    const refused = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (violation) =>
            resolve(violation.effectiveDirective),
          );
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }),
      `${product.backend.running.firestoreUrl}/script.js`,
    );
    assert.equal(refused, 'script-src-elem');
  });

  test('keeps other pages from showing the console in a frame', async ({ page, product, expectErrors }) => {
    expectErrors(/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.setContent(`<iframe src="${product.origin}/"></iframe>`);
    await refused;
    assert.ok(!page.frames().some((frame) => frame.url().startsWith(product.origin)));
  });
});
