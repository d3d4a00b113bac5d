import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { moduleNamed } from '../tools/module-named';
import { withoutIdleWork } from './first-load';
import { fill } from './forms';
import { command, copyModule } from './module-copy';
import { flows, signIn } from './support';

const root = join(__dirname, '..');
const quizzes = moduleNamed('quizzes');
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

const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

flows('a release of the quizzes module under a running shell', (flow) => {
  flow('is seen by the next page, taken back in one step, and disturbs nobody', async ({ page, product }) => {
    const { deployment } = product;
    const before = await shellFiles();
    await page.goto('/');
    await signIn(page, 'Admin');
    const openBefore = await page.context().newPage();
    await withoutIdleWork(openBefore);
    await openBefore.goto('/seasons');
    await openBefore.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
    const other = await page.context().newPage();
    await other.goto('/seasons');
    await openSeason(other);
    await linkTo(other, 'View Questions').waitFor();

    await page.goto('/create-season');
    await fill(page, typed);

    const team = await copyModule(quizzes);
    try {
      await team.edit('src/list/quiz-actions.tsx', 'View Questions', 'See the Questions');
      const args = ['quizzes', '--deployment', deployment, '--by', 'Quiz team', '--why', 'Clearer words'];
      const said = await command(team.folder, 'release', ...args);
      assert.match(said, /It fits the live shell/);
      assert.match(
        await command(team.folder, 'release', ...args),
        /live release already: nothing was switched/,
      );
    } finally {
      await team.remove();
    }

    await other.reload();
    await linkTo(other, 'See the Questions').waitFor();
    assert.equal(await linkTo(other, 'View Questions').count(), 0);

    const asked: string[] = [];
    openBefore.on('request', (request) => asked.push(request.url()));
    await openSeason(openBefore);
    await linkTo(openBefore, 'View Questions').waitFor();
    const [first, second] = await releasesOf(deployment);
    assert.ok(first && second);
    assert.ok(
      asked.some((url) => url.includes(`/${second}/`)),
      'the open tab takes the files it knows of',
    );
    assert.ok(!asked.some((url) => url.includes(`/${first}/`)), 'and none of the other release');

    const reason = 'Hosts look for the old words';
    const to = ['--to', second, '--deployment', deployment, '--by', 'Grace', '--reason', reason];
    await command(root, 'rollback', 'quizzes', ...to);
    await other.reload();
    await linkTo(other, 'View Questions').waitFor();
    assert.equal(await linkTo(other, 'See the Questions').count(), 0);

    for (const [label, text] of Object.entries(typed))
      assert.equal(await page.getByLabel(label, { exact: true }).inputValue(), text);
    assert.deepEqual(await shellFiles(), before);
    const listed = await command(root, 'releases', 'quizzes', '--deployment', deployment);
    assert.match(listed, new RegExp(`^live  ${second} .* rollback · by Grace · ${reason}$`, 'm'));
    assert.match(listed, new RegExp(`^      ${first} .* release · by Quiz team · Clearer words$`, 'm'));
  });
});

/** Names of the releases in the order of their switches, the latest first. */
async function releasesOf(deployment: string): Promise<string[]> {
  const listed = await command(root, 'releases', 'quizzes', '--deployment', deployment);
  return [...listed.matchAll(/^.{6}([0-9a-f]{12}) /gm)].map(([, id = '']) => id);
}
