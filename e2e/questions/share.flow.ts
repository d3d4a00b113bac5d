import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { heading, pressTool } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';
import { visitOnce } from '../pages/visits';
import { csv, header, importAddress, many } from './import-screen';

test.use({ serviceWorkers: 'allow' });

const chat = '1. ఓడను ఎవరు కట్టారు?\nA) మోషే\nB) నోవహు\nC) దావీదు\nD) సౌలు\nAnswer: B';

type Shared = { text?: string; file?: { name: string; content: string } };

/** Posts what a phone posts when something is shared with the installed console. */
async function share(page: Page, origin: string, { text = '', file }: Shared): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${origin}/shared-questions">
      <textarea name="text"></textarea><input type="file" name="file"><button>Share</button></form>`,
  );
  await page.locator('textarea').fill(text);
  if (file)
    await page
      .locator('input')
      .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content) });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL(/^http/);
}

const chooseQuiz = async (page: Page, season: string, quiz: string) => {
  await page.getByLabel('Season', { exact: true }).selectOption(season);
  await page.getByLabel('Quiz').selectOption(quiz);
  await page.getByRole('button', { name: 'Import Questions' }).click();
};

test.describe('what another app shares with the installed console', () => {
  test('is kept on the device: a message is read in Import Questions of the chosen quiz, and so is a file', async ({
    page,
    product,
  }) => {
    const given = await givenContest(databaseOf(product));
    await visitOnce(page);
    const posted: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker() && request.method() === 'POST') posted.push(request.url());
    });
    await share(page, product.origin, { text: chat });
    await heading(page, 'Shared Questions').waitFor();
    await expect(page).toHaveURL(`${product.origin}/shared-questions`);
    await expect(page.getByText('ఓడను ఎవరు కట్టారు?')).toBeVisible();
    await assertAccessible(page, 'what was shared');
    await page.getByRole('button', { name: 'Import Questions' }).click();
    await expect(page.getByLabel('Quiz')).toHaveAccessibleDescription(/Choose a quiz/);
    await chooseQuiz(page, given.season, given.quiz);
    await heading(page, 'Import Questions').waitFor();
    await expect(page).toHaveURL(product.origin + importAddress(given));
    await expect(page.getByLabel('Paste questions')).toHaveValue(chat);
    await expect(page.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();

    const content = csv(header, ...many(3));
    await share(page, product.origin, { text: 'See the list', file: { name: 'week 2.csv', content } });
    await expect(page.getByText('File: week 2.csv')).toBeVisible();
    await chooseQuiz(page, given.season, given.quiz);
    await expect(page.getByRole('button', { name: 'Add 3 questions' })).toBeEnabled();
    await expect(page.getByText('File: week 2.csv')).toBeVisible();
    expect(posted.filter((url) => url.includes('shared'))).toEqual([]);

    await page.reload();
    await page.getByText('Choose a quiz for them.').waitFor();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await chooseQuiz(page, given.season, given.quiz);
    await page.getByRole('button', { name: 'Add 3 questions' }).click();
    await page.getByRole('heading', { name: /imported$/ }).waitFor();
    await page.goto('/shared-questions');
    await expect(page.getByText('Nothing to import')).toBeVisible();
  });

  test('waits for a sign-in, and is deleted by a logout', async ({ page, product }) => {
    await visitOnce(page);
    const logOut = async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Sign In' }).first().waitFor();
    };
    await logOut();
    await share(page, product.origin, { text: chat });
    await signIn(page, 'Host');
    const notice = page.getByText('Choose a quiz for them.');
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page.getByText('ఓడను ఎవరు కట్టారు?')).toBeVisible();
    await expect(notice).toBeHidden();

    await page.goto('/seasons');
    await notice.waitFor();
    await logOut();
    await expect.poll(() => page.evaluate(() => caches.has('shared'))).toBe(false);
  });
});

/** A phone whose share sheet notes what it is given. */
async function withShareSheet(page: Page) {
  const shared: string[] = [];
  await page.exposeFunction('noteShared', (what: string) => shared.push(what));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteShared') as (what: string) => Promise<void>;
    const share = async ({ title, text, url, files }: ShareData) =>
      note(
        [title, url, text, ...(files ?? []).flatMap(({ name, type }) => [name, type])]
          .filter(Boolean)
          .join(' | '),
      );
    const canShare = ({ files = [] }: ShareData) => files.every(({ type }) => type.startsWith('text/'));
    Object.defineProperties(navigator, { share: { value: share }, canShare: { value: canShare } });
  });
  return shared;
}

test('a phone shares the links of a season and of a quiz, its questions as a text, and a file of them', async ({
  visitor,
  product,
}) => {
  const { season, quiz } = await givenContest(databaseOf(product));
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const shared = await withShareSheet(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const shareOf = async (menu: RegExp, at: string) => {
    await page.goto(at);
    await page.getByRole('button', { name: menu }).first().click();
    await press('Share…');
  };
  await enter(page, 'Host');
  await shareOf(/^More actions for Given season/, '/seasons');
  await expect.poll(() => shared.at(-1)).toContain(`https://quiz.example.org/season/${season}`);
  await shareOf(/^More actions/, address('/home', { season }));
  await expect.poll(() => shared.at(-1)).toContain(`https://quiz.example.org/quiz/${season}/${quiz}`);

  await page.goto(address('/quizzes', { season, quiz }));
  await pressTool(page, 'Export');
  await page.getByLabel('Format').selectOption('messages');
  await press('Share…');
  await expect.poll(() => shared.at(-1)).toMatch(/1\. .*\nA\) /s);
  await page.getByLabel('Format').selectOption('xlsx');
  await expect(page.getByRole('button', { name: 'Share…' })).toBeHidden();
  await page.getByLabel('Format').selectOption('csv');
  await press('Share…');
  await expect.poll(() => shared.at(-1)).toMatch(/\.csv \| text\/csv$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
