import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/fixtures';
import { builds, hostOf, openQuizList, works, workspace } from './skew-hosts';

test.afterAll(() => builds.remove());

const isRefused = (page: Page, words: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Quizzes is not available right now' })
    .filter({ hasText: words })
    .waitFor();

// The builds are made once, by one worker.
test.describe.configure({ mode: 'default' });

test.use({ servers: { [workspace]: hostOf('newer', 'frugal', 'breaking') } });

test.describe('a module under a shell of contract 1.0.0', { tag: '@long' }, () => {
  const missing =
    'Uses addedLater of @console/shared/config, new in contract 1.1.0; this console serves 1.0.0.';
  const scriptsOf = (requested: string[]) => requested.filter((url) => !url.endsWith('.json'));

  test('that uses an export of 1.1.0 is refused before any of its scripts is requested', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/could not be shown/);
    const requestedFiles = await openQuizList({ page, product }, 'newer');
    await isRefused(page, missing);
    assert.deepEqual(scriptsOf(requestedFiles()), []);
  });

  test('that uses an export of 1.1.0 is refused even if its registry entry says that it fits', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/could not be shown/);
    const requestedFiles = await openQuizList({ page, product }, 'newer', {
      contract: '1.0.0',
      needsContract: undefined,
    });
    await isRefused(page, missing);
    assert.deepEqual(scriptsOf(requestedFiles()), []);
  });

  test('built for 1.1.0 works when it uses no export of 1.1.0', async ({ page, product }) => {
    await openQuizList({ page, product }, 'frugal');
    await works({ page, product });
  });

  test('built for 2.0.0 is refused', async ({ page, product, expectErrors }) => {
    expectErrors(/could not be shown/);
    await openQuizList({ page, product }, 'breaking');
    await isRefused(page, 'Built for contract 2.0.0; this console serves 1.0.0.');
  });
});
