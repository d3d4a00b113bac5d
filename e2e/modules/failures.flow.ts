import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moduleNamed } from '../../tools/registry/module-named';
import { assertUsableByAll } from '../fixtures/checks/usable';
import { expect, test } from '../fixtures/fixtures';
import { heading, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { command, copyModule } from './module-copy';

const root = join(__dirname, '../..');
const quizzes = moduleNamed('quizzes');
const isDown = (page: Page) => page.getByRole('alert').filter({ hasText: 'Quizzes is not available' });

/** Opens the quizzes of a season, which the screen of the release fails to draw. */
async function meetFailure(page: Page): Promise<void> {
  await enter(page, 'Host');
  await page.getByRole('link', { name: 'View Quizzes' }).first().click();
  await isDown(page).waitFor();
}

// A release builds a module again, so this file has its own product.
test.use({ servers: {} });

test.describe('a release that fails in three browsers', { tag: '@long' }, () => {
  test('is shown to an Admin with the command that rolls it back, after which it stays away', async ({
    product,
    visitor,
    expectErrors,
  }) => {
    expectErrors(/could not be shown|It fails to draw/);
    const { deployment } = product;
    const team = await copyModule(quizzes);
    const args = ['quizzes', '--deployment', deployment, '--by', 'Quiz team', '--why', 'Clearer words'];
    try {
      await team.edit(
        'src/list/quiz-list.screen.tsx',
        'const { seasonId } = useSelection();',
        "const { seasonId } = useSelection(); if (seasonId) throw new Error('It fails to draw');",
      );
      await command(team.folder, 'release', ...args);

      const admin = await visitor();
      await enter(admin, 'Admin', '/modules');
      const failures = admin.getByRole('article', { name: 'Quizzes' });
      await failures.getByText('None reported in 7 days').waitFor();
      const hosts = [await visitor(), await visitor(), await visitor()];
      for (const [index, host] of hosts.entries()) {
        await expect(admin.getByRole('alert')).toHaveCount(0);
        await meetFailure(host);
        await failures.getByText(`A screen failed: ${index + 1}`).waitFor();
      }

      const warning = admin.getByRole('alert');
      await expect(warning).toContainText('Quizzes failed 3 times within an hour of its release');
      await assertUsableByAll(admin, 'the modules page with failures');
      await press(admin, 'Copy the command');
      await admin.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await admin.evaluate(() => navigator.clipboard.readText());
      const [, reason = ''] =
        /^npm run rollback -- quizzes --reason "(3 failures within an hour of its release)"$/.exec(copied) ??
        [];
      assert.ok(reason, copied);
      // As it was copied, but for the folder: the flows do not share that of npm start.
      await command(root, 'rollback', 'quizzes', '--reason', reason, '--deployment', deployment);
      for (const host of hosts) {
        await press(host, 'Retry');
        await heading(host, /./).waitFor();
        await isDown(host).waitFor({ state: 'detached' });
      }
      await assert.rejects(
        command(team.folder, 'release', ...args),
        /was rolled back by .*3 failures within/,
      );
      await admin.reload();
      await failures.getByText('None reported in 7 days').waitFor();
      await expect(admin.getByRole('alert')).toHaveCount(0);
      await failures.getByText(/^[0-9a-f]{12}: 3 failures$/).waitFor();
    } finally {
      await team.remove();
    }
  });
});
