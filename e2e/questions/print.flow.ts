import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { backendAway } from '../fixtures/checks/console-errors';
import { phone, wide } from '../fixtures/checks/usable';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { follow, heading } from '../fixtures/forms';
import { rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { overprinted, printed } from './printed';

/** A question of about this many characters; its first and last words name it. */
const questionOf = (number: number, length: number) => ({
  question: `Begin${number} ${'and it came to pass '.repeat(100).slice(0, length)}`,
  option_1: 'Rome',
  option_2: `Answer${number}`,
  option_3: 'Corinth',
  option_4: `End${number}`,
  answer: `Answer${number}`,
});

type Stored = ReturnType<typeof questionOf>;

/** A question of one word, with texts about as long as they may be. */
function longest(number: number, word: string): Stored {
  const upTo = (length: number) => `${word} `.repeat(length).slice(0, length);
  return {
    question: `Begin${number} ${upTo(1900)}`,
    option_1: `${upTo(990)} Rome`,
    option_2: `${upTo(980)} Answer${number}`,
    option_3: `${upTo(990)} Corinth`,
    option_4: `${upTo(990)} End${number}`,
    answer: `${upTo(980)} Answer${number}`,
  };
}

async function givenQuestions({ product }: Pick<Flow, 'product'>, questions: readonly Stored[]) {
  const database = databaseOf(product);
  const given = await givenContest(database, { questions: 0, quiz: { title: text('క్విజ్ ఒకటి') } });
  for (const [index, question] of questions.entries()) {
    const id = `Q${String(index).padStart(4, '0')}`;
    const fields = { ...question, question_id: id, quiz_id: given.quiz };
    await database.write(
      `${given.quizPath}/questions/${id}`,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)])),
    );
  }
  return { season: given.season, quiz: given.quiz };
}

/** Questions of different lengths, one of them as long as a text may be. */
const manyUpTo = (longest: number) =>
  Array.from({ length: 60 }, (_, index) => questionOf(index + 1, index === 4 ? longest : (index % 7) * 60));

const many = manyUpTo(1990);

const preview = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

async function openSheets(page: Page, given: Record<string, string>, options: Record<string, string> = {}) {
  await enter(page, 'Host', address('/print-questions', { ...given, ...options }));
  await page.getByRole('article').first().waitFor();
}

/** The pages, from 0, that have a word. */
const pagesWith = (pages: readonly string[], word: string): number[] =>
  pages.flatMap((page, index) => (new RegExp(`\\b${word}\\b`).test(page) ? [index] : []));

const assertUnsplit = (pages: readonly string[], count: number) => {
  for (let number = 1; number <= count; number += 1) {
    const begins = pagesWith(pages, `Begin${number}`);
    assert.equal(begins.length, 1, `question ${number} is printed once`);
    assert.deepEqual(pagesWith(pages, `End${number}`), begins, `question ${number} is on one page`);
  }
};

test.describe('printing a list by the browser', () => {
  test('prints every question of a quiz, also of one that is chosen', async ({ page, product }) => {
    const { season, quiz } = await givenQuestions({ product }, manyUpTo(60).slice(0, 40));
    await enter(page, 'Host', address('/quizzes', { season, quiz, question: 'Q0003' }));
    await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').nth(39).waitFor();
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      const whole = (await printed(page)).pages.join(' ');
      for (let number = 1; number <= 40; number += 1) assert.match(whole, new RegExp(`Begin${number}\\b`));
    }
  });

  test('prints every quiz of a season', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season } = await givenContest(database, { quiz: { title: text('Begin0') } });
    for (let number = 1; number < 14; number += 1)
      await givenQuiz(database, season, { quiz: { title: text(`Begin${number}`) } });
    await enter(page, 'Host', address('/home', { season }));
    await rowsShown(page);
    const whole = (await printed(page)).pages.join(' ');
    for (let number = 0; number < 14; number += 1) assert.match(whole, new RegExp(`Begin${number}\\b`));
    assert.match(whole, /rows 1–14 of 14/);
    await page.getByText('rows 1–10 of 14').waitFor();
  });
});

test.describe('printing the questions of a quiz', () => {
  test('prints a question paper on A4: no question on two pages, no answers, nothing of the console', async ({
    page,
    product,
  }) => {
    const given = await givenQuestions({ product }, many);
    await enter(page, 'Host', address('/quizzes', given));
    await follow(page, 'Print');
    await heading(page, 'Print Questions').waitFor();
    await preview(page, /Question paper/).waitFor();
    const { size, pages } = await printed(page);
    assert.deepEqual(size, [595, 842]);
    assertUnsplit(pages, many.length);
    const whole = pages.join(' ');
    const order = [...whole.matchAll(/(\d+)\. Begin(\d+)\b/g)].map(([, number, name]) => [number, name]);
    assert.deepEqual(
      order,
      many.map((_, index) => [`${index + 1}`, `${index + 1}`]),
    );
    assert.match(whole, /1\. Begin1 A\) Rome B\) Answer1 C\) Corinth D\) End1 2\. Begin2 /);
    assert.doesNotMatch(
      whole,
      /Answer key|Correct|Print|Logout|Esther|Bible Quiz Console|Privacy|Paper size/,
    );
    assert.ok(pages[0]?.includes(`Given season ${given.season}`));
    pages.forEach((each, index) => assert.match(each, new RegExp(`${index + 1} / ${pages.length}`)));
  });

  test('prints both sheets on Letter, the key on its own page, and in two columns', async ({
    page,
    product,
  }) => {
    const odd = { ...questionOf(2, 20), answer: 'Nowhere' };
    const given = await givenQuestions({ product }, [questionOf(1, 20), odd]);
    await openSheets(page, given);
    // Each choice is in the address before the next one, as by hand.
    await page.getByLabel('Sheets').selectOption({ label: 'Question paper and answer key' });
    await expect(page).toHaveURL(/&sheets=both$/);
    await page.getByLabel('Paper size').selectOption({ label: 'US Letter' });
    await expect(page).toHaveURL(/&size=Letter$/);
    await page.getByLabel('Two columns').click();
    await expect(page.getByLabel('Two columns')).toBeChecked();
    await expect(page).toHaveURL(/&sheets=both&size=Letter&columns=yes$/);
    await page.reload();
    await preview(page, /Answer key/).waitFor();
    const { size, pages } = await printed(page);
    assert.deepEqual(size, [612, 792]);
    assert.equal(pages.length, 2);
    const [paper = '', key = ''] = pages;
    assert.match(paper, /D\) End1 2\. Begin2/);
    assert.match(key, /1\. B\) Answer1 2\. Nowhere The correct answer isn’t one of the four options\./);
    assert.doesNotMatch(key, /Begin/);
    assert.doesNotMatch(paper, /Nowhere/);
  });

  test('prints no line on another, however long the questions, in any layout', async ({ page, product }) => {
    const questions = ['Jerusalem', 'యెరూషలేము'].flatMap((word, index) => [
      questionOf(2 * index + 1, 100),
      longest(2 * index + 2, word),
    ]);
    await openSheets(page, await givenQuestions({ product }, [...questions, questionOf(5, 20)]), {
      sheets: 'both',
    });
    assert.deepEqual(await overprinted(page), []);
    for (const [choice, query] of [
      ['Two columns', '&sheets=both&columns=yes'],
      ['Large type', '&sheets=both&columns=yes&large=yes'],
      ['Two columns', '&sheets=both&large=yes'],
    ] as const) {
      await page.getByLabel(choice).click();
      await expect(page).toHaveURL(new RegExp(`${query}$`));
      assert.deepEqual(await overprinted(page), []);
    }
  });

  // In large type, the longest text takes more than a page in wide letters.
  for (const [layout, longest] of [
    ['columns', 1990],
    ['large', 1400],
  ] as const)
    test(`prints no question on two pages with ${layout}`, { tag: '@long' }, async ({ page, product }) => {
      const given = await givenQuestions({ product }, manyUpTo(longest));
      await openSheets(page, given, { [layout]: 'yes' });
      assertUnsplit((await printed(page)).pages, many.length);
    });

  for (const fonts of ['dejavu', 'noto'] as const)
    test.describe(`on a machine with ${fonts}`, { tag: '@long' }, () => {
      test.use({ fonts, webFonts: fonts === 'dejavu' });

      test('prints Telugu', async ({ page, product }) => {
        const ark = { ...questionOf(1, 0), question: 'ఓడలో ఎంతమంది ఉన్నారు?', option_1: 'ఎనిమిది మంది' };
        await openSheets(page, await givenQuestions({ product }, [ark]));
        await expect(async () => {
          const { file, pages } = await printed(page);
          const names = file.toString('latin1').match(/\/FontName \/[\w+-]+/g) ?? [];
          assert.ok(names.filter((name) => name.includes('NotoSansTelugu')).length > 1, names.join());
          assert.match(pages.join(), /1\. ఓడ/);
        }).toPass();
      });
    });
});

const projector = (page: Page) => page.getByRole('dialog', { name: 'క్విజ్ ఒకటి' });
const question = (page: Page) => projector(page).getByRole('heading', { level: 2 });

/** The size of the type, and whether the question fits without scrolling. */
const fitting = (page: Page) =>
  projector(page)
    .getByRole('group')
    .evaluate((slide) => ({
      size: parseFloat(getComputedStyle(slide).fontSize),
      fits: slide.scrollHeight <= slide.clientHeight && slide.scrollWidth <= slide.clientWidth,
    }));

test.describe('the projector view', () => {
  test('works by keyboard alone, and stays open when the connection breaks, as do the sheets', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const given = await givenQuestions({ product }, many.slice(0, 3));
    await openSheets(page, given);
    const button = page.getByRole('button', { name: 'Projector view' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveText(/^Begin1/);
    await page.keyboard.press('Space');
    await expect(question(page)).toHaveText(/^Begin2/);
    await page.keyboard.press('End');
    await expect(projector(page).getByText('3 of 3', { exact: true })).toBeVisible();
    await page.keyboard.press('a');
    await expect(projector(page).getByRole('status')).toHaveText('Correct Answer: B) Answer3');
    await page.keyboard.press('PageUp');
    await expect(question(page)).toHaveText(/^Begin2/);
    await page.reload();
    await expect(question(page)).toHaveText(/^Begin2/);

    await page.keyboard.press('f');
    await expect(projector(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    assert.ok(await page.evaluate(() => document.fullscreenElement?.closest('dialog[open]')));
    await page.keyboard.press('f');
    await expect(projector(page).getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(projector(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`quiz=${given.quiz}$`));
    await button.press('Enter');
    await expect(question(page)).toHaveText(/^Begin1/);
    await page.keyboard.press('Escape');
    await expect(projector(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await heading(page, 'Print Questions').waitFor();
    assert.equal((await printed(page)).pages.length, 1);

    await button.press('Enter');
    await expect(question(page)).toHaveText(/^Begin1/);
    // The console logs what it cannot load in idle time.
    await loadedInIdleTime(page);
    await page.context().setOffline(true);
    await page.keyboard.press('End');
    await expect(question(page)).toHaveText(/^Begin3/);
    await page.keyboard.press('Escape');
    await expect(preview(page, /Question paper/)).toBeVisible();
    assert.match((await printed(page)).pages.join(), /Begin3/);
  });

  for (const [width, height, smallest] of [
    [1280, 720, 60],
    [390, 800, 24],
  ] as const)
    test(`fits a window of ${width} px, and is accessible`, async ({ page, product }) => {
      await page.setViewportSize({ width, height });
      const given = await givenQuestions(
        { product },
        [20, 300, 1990].map((length) => questionOf(1, length)),
      );
      await openSheets(page, given);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await assertAccessible(page, `the preview at ${width} px`);
      await page.getByRole('button', { name: 'Projector view' }).click();
      await expect.poll(async () => (await fitting(page)).size).toBeGreaterThan(smallest);
      const short = await fitting(page);
      assert.ok(short.fits);
      await projector(page).getByRole('button', { name: 'Show answer' }).click();
      assert.deepEqual(await fitting(page), short, 'the answer moves nothing');
      await assertAccessible(page, `the projector at ${width} px`);
      await projector(page).getByRole('button', { name: 'Next' }).click();
      await expect.poll(async () => (await fitting(page)).size).toBeLessThan(short.size);
      const longer = await fitting(page);
      assert.ok(longer.fits);

      await projector(page).getByRole('button', { name: 'Next' }).click();
      // Until the letters of the last question are fitted, it may be too long for the window.
      await expect.poll(async () => (await fitting(page)).size).toBeLessThan(longer.size);
      if ((await fitting(page)).fits) return;
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() =>
          projector(page)
            .getByRole('group')
            .evaluate(({ scrollTop }) => scrollTop),
        )
        .toBeGreaterThan(0);
      await expect(projector(page).getByText('3 of 3', { exact: true })).toBeVisible();
    });
});
