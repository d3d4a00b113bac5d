import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { givenQuizForChat, importChat } from '../fixtures/chat-list';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';
import { questionsOf } from '../questions/import-screen';
import { devices, Hands } from './hands';
import { assertStored, options, textOf } from './written-questions';

const written = 3;

/** Each text into its field. On a phone, its keyboard leads from one option to the next, as Tab does. */
async function writeQuestions(page: Page, hands: Hands, isPhone: boolean): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Add Question' }).first());
  for (let number = 1; number <= written; number += 1) {
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
    await hands.type(textOf(1, number));
    for (const [index, option] of options.entries()) {
      if (isPhone && index === 0) await hands.click(page.getByLabel('Option One', { exact: true }));
      else await hands.press('Tab');
      await hands.type(option);
    }
    if (isPhone) await hands.click(page.getByRole('radio', { name: 'Second option is correct' }));
    else await hands.press('Tab', '2');
    const button = number < written ? 'Save and add another' : 'Add Question';
    if (isPhone || number === written) await hands.click(page.getByRole('button', { name: button }));
    else await hands.press('Control+Enter');
  }
  await page.waitForURL(/\/quizzes\?/);
}

test.describe('three questions by hand', () => {
  for (const { where, most } of [
    { where: 'at 1280 px', most: { clicks: 2, keys: 20 } },
    { where: 'on a phone', most: { clicks: 10, keys: 9 } },
  ] as const)
    test(`take at most ${most.clicks} clicks and ${most.keys} keys ${where}`, async ({
      visitor,
      product,
    }) => {
      const page = await visitor(devices[where]);
      const { season, quiz } = await givenContest(databaseOf(product), { questions: 0 });
      await enter(page, 'Host', address('/quizzes', { season, quiz }));
      const isPhone = where === 'on a phone';
      const hands = new Hands(page, isPhone);
      await writeQuestions(page, hands, isPhone);
      await assertStored(databaseOf(product), page, 1, written);
      console.log(`${hands.clicks} clicks, ${hands.keys} keys`);
      assert.ok(hands.clicks <= most.clicks, `${hands.clicks} clicks`);
      assert.ok(hands.keys <= most.keys, `${hands.keys} keys`);
    });
});

test.describe('ten questions from a chat', () => {
  for (const { where, most } of [
    { where: 'at 1280 px', most: { clicks: 5, keys: 1 } },
    { where: 'on a phone', most: { clicks: 7, keys: 0 } },
  ] as const)
    test(`take at most ${most.clicks} clicks and ${most.keys} keys ${where}, and none is lost`, async ({
      visitor,
      product,
    }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season, quiz, quizPath } = await givenQuizForChat(database);
      await enter(page, 'Host', address('/quizzes', { season, quiz }));
      const isPhone = where === 'on a phone';
      const hands = new Hands(page, isPhone);
      if (isPhone) await hands.click(page.getByRole('button', { name: 'More' }));
      await hands.click(page.getByRole('link', { name: 'Import Questions' }));
      await importChat(page, {
        click: (target) => hands.click(target),
        async then(step) {
          if (step === 'pasted') await expect(page.getByRole('heading', { name: 'Review' })).toBeInViewport();
        },
      });
      // The chat is pasted by a key, or by the menu that the phone shows beside the box.
      if (isPhone) hands.clicks += 1;
      else hands.keys += 1;
      assert.equal((await questionsOf(database, quizPath)).length, 10);
      await page.getByText('Similar to question 1 of this quiz.').waitFor();
      console.log(`${hands.clicks} clicks, ${hands.keys} keys`);
      assert.ok(hands.clicks <= most.clicks, `${hands.clicks} clicks`);
      assert.ok(hands.keys <= most.keys, `${hands.keys} keys`);
    });
});
