import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { field, keeps, keepsNothing, restored, restoresNothing } from './drafts';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { launchFrom } from '../fixtures/support';

/** Kills the whole browser, as a crash or the system does; it can write nothing before. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  session.send('Browser.crash').catch(() => undefined);
  await closed;
}

/** Opens the form of a new season in a browser with its own profile, each time it is called. */
async function withProfile(
  { product }: Pick<Flow, 'product'>,
  play: (open: () => Promise<{ page: Page; end(): Promise<void>; close(): Promise<void> }>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-profile-'));
  let last: BrowserContext | undefined;
  try {
    await play(async () => {
      const context = await launchFrom(folder, product);
      last = context;
      const page = await context.newPage();
      return { page, end: () => kill(context, page), close: () => context.close() };
    });
  } finally {
    await last?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

test.describe('when the whole browser is killed', { tag: '@long' }, () => {
  test('the form restores the draft; Discard and logging out delete it', ({ product }) =>
    withProfile({ product }, async (open) => {
      // Closed once, because a browser writes the stored session to the disk some seconds after the sign-in.
      const first = await open();
      await enter(first.page, 'Manager');
      await first.close();

      const { page, end } = await open();
      await page.goto('/create-season');
      await page.getByLabel('Season', { exact: true }).waitFor();
      await fill(page, { Season: 'Half written' });
      await keeps(page, 'Half written');
      await end();

      const again = await open();
      await again.page.goto('/create-season');
      await restored(again.page).waitFor();
      await expect(field(again.page, 'Season')).toHaveValue('Half written');
      await fill(again.page, { Season: 'Typed on' });
      await keeps(again.page, 'Typed on');
      await again.end();

      const third = await open();
      await third.page.goto('/create-season');
      await restored(third.page).waitFor();
      await expect(field(third.page, 'Season')).toHaveValue('Typed on');
      await press(third.page, 'Discard');
      await keepsNothing(third.page);
      await third.page.reload();
      await restoresNothing(third.page, 'Create Season');

      await fill(third.page, { Season: 'For one person' });
      await press(third.page, 'Logout');
      await Promise.all([third.page.waitForURL('/'), press(third.page, 'Log out')]);
      await third.page.getByRole('button', { name: 'Sign In' }).first().waitFor();
      await keepsNothing(third.page);
    }));
});
