import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moduleNamed } from '../../tools/registry/module-named';
import { restored } from '../editing/drafts';
import { idleTime } from '../fixtures/checks/first-load';
import { expect, test } from '../fixtures/fixtures';
import { fill, follow, heading, press } from '../fixtures/forms';
import { command, copyModule } from './module-copy';
import { isTaken, policyInConsole } from '../pages/painted-page';
import { signIn } from '../fixtures/sign-in';

const root = join(__dirname, '../..');
const quizzes = moduleNamed('quizzes');
const publicPages = moduleNamed('public');
const typed = { Season: 'A season half written', Description: 'Not saved yet' };

/** Every file of the shell's site, by name and content. */
async function shellFiles(): Promise<string[]> {
  const folder = join(root, 'shell/dist');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((item) =>
    item.isFile(),
  );
  const lines = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return `${file} ${createHash('sha256')
      .update(await readFile(file))
      .digest('hex')}`;
  });
  return (await Promise.all(lines)).sort();
}

async function openSeason(page: Page): Promise<void> {
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
}

/** The tab becomes visible again, so it checks for new releases. */
const turnTo = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

const notice = (page: Page, words: string) => page.getByText(`A newer version of ${words}`).first();

const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** A marker that a reload would remove, to detect the same page. */
const mark = (page: Page) => page.evaluate('globalThis.isSamePage = true');
const assertSamePage = async (page: Page) =>
  assert.equal(await page.evaluate('globalThis.isSamePage'), true, 'the page was not loaded anew');

// A release builds a module again, and stays live, so this file has its own product.
test.use({ servers: {} });

test.describe('a release of the quizzes module under a running shell', { tag: '@long' }, () => {
  test('reaches open pages in place, is rolled back in one step, and interrupts no one', async ({
    page,
    product,
  }) => {
    const { deployment } = product;
    const before = await shellFiles();
    await page.goto('/');
    await signIn(page, 'Admin');
    const list = await page.context().newPage();
    await list.goto('/seasons');
    await openSeason(list);
    await linkTo(list, 'View Questions').waitFor();
    const form = await page.context().newPage();
    await form.goto(`/create-quiz${new URL(list.url()).search}`);
    await fill(form, { Title: 'Half written' });

    await page.goto('/create-season');
    await fill(page, typed);
    for (const each of [page, list, form]) await mark(each);

    const team = await copyModule(quizzes);
    try {
      await team.edit('src/list/quiz-actions.tsx', 'View Questions', 'See the Questions');
      const args = ['quizzes', '--deployment', deployment, '--by', 'Quiz team', '--why', 'Clearer words'];
      const output = await command(team.folder, 'release', ...args);
      assert.match(output, /It fits the live shell/);
      assert.match(
        await command(team.folder, 'release', ...args),
        /live release already: nothing was switched/,
      );
    } finally {
      await team.remove();
    }
    const [first, second] = await releasesOf(deployment);
    assert.ok(first && second);

    const requested: string[] = [];
    list.on('request', (request) => requested.push(request.url()));
    await turnTo(list);
    await notice(list, 'Quizzes is ready.').waitFor();
    await expect(linkTo(list, 'View Questions'), 'nothing changes unasked').toBeVisible();
    await list.getByRole('button', { name: 'Update' }).press('Enter');
    await linkTo(list, 'See the Questions').waitFor();
    await expect(linkTo(list, 'View Questions')).toHaveCount(0);
    assert.ok(requested.some((url) => url.includes(`/${first}/`)));
    // Of the shell only what chooses between releases, which the first load does not have.
    const ofShell = requested.filter((url) => url.startsWith(product.origin) && url.includes('/assets/'));
    expect(ofShell.filter((url) => !url.includes('/assets/releases.'))).toEqual([]);

    await turnTo(form);
    await notice(form, 'Quizzes is ready.').waitFor();
    await press(form, 'Update');
    await restored(form).waitFor();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half written');

    const read = page.waitForResponse('**/remotes.json');
    await turnTo(page);
    await (await read).finished();
    await idleTime(page);
    await expect(notice(page, ''), 'other screens show no notice').toHaveCount(0);

    const reason = 'Hosts look for the old words';
    const to = ['--to', second, '--deployment', deployment, '--by', 'Grace', '--reason', reason];
    await command(root, 'rollback', 'quizzes', ...to);
    await turnTo(list);
    await list.getByRole('button', { name: 'Update' }).click();
    await linkTo(list, 'View Questions').waitFor();
    await expect(linkTo(list, 'See the Questions')).toHaveCount(0);
    await turnTo(form);
    await notice(form, 'Quizzes is ready.').waitFor();

    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half written');
    for (const each of [page, list, form]) await assertSamePage(each);
    await form.reload();
    await restored(form).waitFor();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half written');
    assert.deepEqual(await shellFiles(), before);
    const listed = await command(root, 'releases', 'quizzes', '--deployment', deployment);
    assert.match(listed, new RegExp(`^live  ${second} .* live again by Grace$`, 'm'));
    assert.match(
      listed,
      new RegExp(
        `^      ${first} .* released by Quiz team: Clearer words · .* rolled back by Grace: ${reason}$`,
        'm',
      ),
    );
  });
});

test.describe('a release under a form that is being filled in', { tag: '@long' }, () => {
  test('waits until the form is sent; a page whose files are deleted continues with it', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    const { deployment } = product;
    const left = await visitor();
    await page.goto('/');
    await signIn(page, 'Host');
    await page.goto('/delete-user-request');
    await fill(page, { Reason: 'Half written' });
    await left.goto(policyInConsole);
    await isTaken(left);
    await heading(left, 'Privacy Policy').waitFor();
    for (const each of [page, left]) await mark(each);
    const [before] = await releasesOf(deployment, 'public');

    const team = await copyModule(publicPages);
    try {
      await team.edit(
        'src/deletion/deletion-request.screen.tsx',
        't(publicTitles[paths.deletionRequest])',
        "'Delete My Account'",
      );
      await command(team.folder, 'release', 'public', '--deployment', deployment);
    } finally {
      await team.remove();
    }
    await turnTo(page);
    await notice(page, 'Public pages is ready.').waitFor();
    // Sending needs a chunk that was not loaded before: the earlier release still has it, beside the newer one.
    await page.getByLabel(/^I understand/).check();
    await press(page, 'Submit');
    await page.getByText('Your request has been received').first().waitFor();
    await page.getByRole('button', { name: 'Update' }).click();
    await heading(page, 'Delete My Account').waitFor();

    expectErrors(/Loading chunk|MIME type|Failed to load resource|could not be shown|net::ERR_/);
    await rm(join(deployment, 'public-mfe', before ?? ''), { recursive: true });
    await follow(left, 'Delete my account');
    await left.getByRole('alert').filter({ hasText: 'Couldn’t load part of the page.' }).waitFor();
    await press(left, 'Retry');
    await heading(left, 'Delete My Account').waitFor();
    await left.getByLabel('Reason').waitFor();
    for (const each of [page, left]) await assertSamePage(each);
  });
});

/** Names of the releases in the order of their switches, the latest first. */
async function releasesOf(deployment: string, module = 'quizzes'): Promise<string[]> {
  const listed = await command(root, 'releases', module, '--deployment', deployment);
  return [...listed.matchAll(/^.{6}([0-9a-f]{32}) /gm)].map(([, id = '']) => id);
}
