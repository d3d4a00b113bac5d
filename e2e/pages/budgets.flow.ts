import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import {
  assertDepth,
  firstLoad,
  idleTime,
  weightOf,
  withoutIdleWork,
  withoutPersistedRows,
} from '../fixtures/checks/first-load';
import { type Flow, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { hasBegun, isTaken, policyInConsole } from './painted-page';
import { signIn } from '../fixtures/sign-in';

type Budget = {
  readonly path: string;
  readonly signedIn?: true;
  /** Kilobytes of brotli-compressed text. */
  readonly kB: number;
  /** Sequential round trips until everything that the screen needs has loaded. */
  readonly depth: number;
  /** Resolves when nothing more will load. */
  readonly ready: (page: Page) => Promise<void>;
};

/**
 * Bytes by which the same commit may weigh more elsewhere: the hashes in the names of files and the ports of the test's
 * servers are random, so they compress a little better or worse each time.
 */
const randomNames = 100;

const budgets: readonly Budget[] = [
  {
    path: '/',
    kB: 103.25,
    depth: 2,
    async ready(page) {
      await isTaken(page);
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    },
  },
  {
    path: '/privacy-policy',
    kB: 11.25,
    depth: 2,
    async ready(page) {
      await heading(page, 'Privacy Policy').waitFor();
      await hasBegun(page);
    },
  },
  {
    path: policyInConsole,
    kB: 141.7,
    depth: 3,
    async ready(page) {
      await isTaken(page);
      await heading(page, 'Privacy Policy').waitFor();
    },
  },
  {
    path: '/seasons',
    signedIn: true,
    kB: 299.2,
    depth: 3,
    async ready(page) {
      await isTaken(page);
      await page.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
    },
  },
];

const assertWeight = async (path: string, files: readonly string[], kB: number) => {
  const bytes = await weightOf([...new Set(files)]);
  assert.ok(bytes <= kB * 1000 + randomNames, `${path} takes ${bytes} bytes:\n${files.join('\n')}`);
};

const originsOf = ({ product }: Pick<Flow, 'product'>) => [
  product.origin,
  ...[...product.sites.values()].map(({ running }) => running.origin),
];

test.describe('the first load', () => {
  for (const { path, signedIn, kB, depth, ready } of budgets) {
    const budget = `${kB} kB, ${depth} answers one after the other and each file once`;
    test(`of ${path} takes at most ${budget}`, async ({ page, product }) => {
      if (signedIn) {
        await page.goto('/');
        await signIn(page, 'Admin');
      }
      const cold = await page.context().newPage();
      await page.close();
      await withoutPersistedRows(cold);
      await withoutIdleWork(cold);
      const visit = {
        page: cold,
        path,
        origins: originsOf({ product }),
        ready,
      };
      const files = await firstLoad(visit);
      const twice = files.filter((url, index) => files.indexOf(url) !== index);
      assert.deepEqual(twice, []);
      await assertWeight(path, files, kB);
      await assertDepth(visit, files, depth);
    });
  }

  for (const [path, kB] of [
    ['/', 105.3],
    ['/delete-user-request', 170.3],
  ] as const)
    test(`of ${path} takes a visitor at most ${kB} kB, prefetches of idle time included`, async ({
      page,
      product,
    }) => {
      const files = await firstLoad({
        page,
        path,
        origins: originsOf({ product }),
        async ready(page) {
          await isTaken(page);
          await idleTime(page, 8);
        },
      });
      await assertWeight(path, files, kB);
    });

  test('of /seasons prefetches only after its rows are rendered', async ({ page, product }) => {
    await page.goto('/');
    await signIn(page, 'Admin');
    const cold = await page.context().newPage();
    await page.close();
    await withoutPersistedRows(cold);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await cold.route(/accounts:lookup/, (route) => held.then(() => route.continue()));
    const next = product.sites.get('quizzes-mfe')?.running.origin ?? 'no site';
    const isNext = (request: Request) => request.url().startsWith(next);
    const early: string[] = [];
    cold.on('request', (request) => isNext(request) && early.push(request.url()));
    await cold.goto('/seasons');
    await heading(cold, 'Seasons').waitFor();
    await cold.getByRole('status').getByText('Loading').waitFor();
    await idleTime(cold, 5);
    assert.deepEqual(early, []);
    const requested = cold.waitForRequest(isNext);
    answer();
    await requested;
  });
});
