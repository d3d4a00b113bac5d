import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain, type Database } from '../fixtures/data/database';

/** Counts what a host does beside typing texts. */
class Hands {
  clicks = 0;
  keys = 0;

  constructor(
    private readonly page: Page,
    private readonly isTouch = false,
  ) {}

  /** On its left end, where a date begins with the month; on a phone, a tap. */
  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    const at = { position: { x: 16, y: 16 } };
    await (this.isTouch ? target.tap(at) : target.click(at));
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Texts, and the digits of dates, are not counted. */
  type(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }
}

/** Each quiz after the first one takes as much as the second. */
const [quizzes, played] = [4, 2];
const questions = 10;

const options = ['Peter', 'Paul', 'John', 'James'];
const correct = 1;
const textOf = (quiz: number, number: number) => `Who wrote letter ${number} of week ${quiz}?`;

const seasonTexts = ['Letters of Paul', 'Hope Youth Fellowship'];

async function createSeason(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Create Season' }).first());
  await hands.click(page.getByLabel('Season', { exact: true }));
  for (const text of seasonTexts) {
    await hands.type(text);
    await hands.press('Tab');
  }
  await hands.type('host@example.org');
  await hands.press('Tab');
  await typeMoment(page, hands, '01102027', '0900AM');
  await typeMoment(page, hands, '02102027', '0900PM');
  await hands.type('From Romans to Philemon');
  await hands.press('Control+Enter');
  await page.waitForURL(/\/home\?season=/);
}

/** A date field goes on to its next part by itself; one Tab leads to its calendar, one to the next field. */
async function typeMoment(page: Page, hands: Hands, day: string, time: string): Promise<void> {
  await page.keyboard.type(day + time);
  await hands.press('Tab', 'Tab');
}

async function createQuiz(page: Page, hands: Hands, number: number): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Create Quiz' }).first());
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await hands.type(`Week ${number}: a letter`);
  if (number === 1) {
    await hands.press('Tab');
    await hands.type('15');
    await hands.press('Tab');
    await hands.type('Telugu,English');
    await hands.press('Tab');
    await typeMoment(page, hands, '01112027', '0600PM');
    await typeMoment(page, hands, '01112027', '0900PM');
  }
  await expect(page.getByLabel('End Time', { exact: true })).toHaveValue(`2027-01-${4 + 7 * number}T21:00`);
  await hands.press('Control+Enter');
  await page.waitForURL(/\/quizzes\?season=/);
}

async function addQuestions(page: Page, hands: Hands, quiz: number): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Add Question' }).first());
  const question = page.getByLabel('Question', { exact: true });
  for (let number = 1; number <= questions; number += 1) {
    await expect(question).toHaveValue('');
    await expect(question).toBeFocused();
    await hands.type([textOf(quiz, number), ...options.with(correct, `${options[correct]} *`)].join('\n'));
    await hands.press('Tab');
    if (number < questions) await hands.press('Control+Enter');
    else await hands.click(page.getByRole('button', { name: 'Add Question' }));
  }
  await page.waitForURL(/\/quizzes\?/);
}

/** The questions of the quiz that the page shows are stored completely, in the order of entry. */
async function assertStored(database: Database, page: Page, quiz: number, count = questions): Promise<void> {
  const { searchParams } = new URL(page.url());
  const path = `seasons/${searchParams.get('season')}/quizzes/${searchParams.get('quiz')}/questions/`;
  const inQuiz = async () => [...(await database.everything())].filter(([each]) => each.startsWith(path));
  await expect.poll(async () => (await inQuiz()).length).toBe(count);
  const all = await inQuiz();
  const stored = all.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, fields]) => fields);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  assert.deepEqual(
    stored.map((fields) => plain(fields.question)),
    numbers.map((number) => textOf(quiz, number)),
  );
  for (const fields of stored) {
    const { option_1, option_2, option_3, option_4, answer } = fields;
    assert.deepEqual([option_1, option_2, option_3, option_4].map(plain), options);
    assert.equal(plain(answer), options[correct]);
  }
}

test.describe('a season of four quizzes with ten questions', () => {
  test('takes at most 17 clicks and 95 keys beside the texts', async ({ page, product }) => {
    await enter(page, 'Manager');
    await heading(page, 'Seasons').waitFor();
    const hands = new Hands(page);
    await createSeason(page, hands);
    let first = { clicks: 0, keys: 0 };
    for (let quiz = 1; quiz <= played; quiz += 1) {
      if (quiz > 1) {
        first = { clicks: hands.clicks, keys: hands.keys };
        await hands.click(page.getByRole('link', { name: 'Letters of Paul' }).first());
      }
      await createQuiz(page, hands, quiz);
      await addQuestions(page, hands, quiz);
      await assertStored(databaseOf(product), page, quiz);
    }
    const clicks = first.clicks + (quizzes - 1) * (hands.clicks - first.clicks);
    const keys = first.keys + (quizzes - 1) * (hands.keys - first.keys);
    console.log(`${clicks} clicks, ${keys} keys`);
    assert.ok(clicks <= 17, `${clicks} clicks`);
    assert.ok(keys <= 95, `${keys} keys`);
  });
});

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

const devices = {
  'at 1280 px': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

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

for (const where of ['at 1280 px', 'on a phone'] as const)
  test.describe(`${where}, one thing leads to the next`, () => {
    test('the start of a quiz is changed with 3 clicks from its questions', async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season, quiz, quizPath } = await givenContest(database, { questions: 1 });
      await enter(page, 'Host', address('/quizzes', { season, quiz }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Edit Quiz' }));
      await hands.click(page.getByLabel('Start Time', { exact: true }));
      await page.keyboard.type('030720270500PM');
      await hands.click(page.getByRole('button', { name: 'Update Quiz' }));
      await page.waitForURL(/\/quizzes\?/);
      const start = async () => (await database.everything()).get(quizPath)?.start;
      await expect.poll(start).toEqual({ timestampValue: '2027-03-07T11:30:00Z' });
      assert.equal(hands.clicks, 3);
    });

    const most = where === 'on a phone' ? 3 : 2;
    test(`the next quiz of a season takes ${most} clicks`, async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season } = await givenContest(database, { questions: 1 });
      await enter(page, 'Host', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Create Quiz' }).first());
      await expect(page.getByText('Sun, a week after “Given quiz')).toBeVisible();
      const title = page.getByLabel('Title', { exact: true });
      if (where === 'on a phone') await hands.click(title);
      await expect(title).toBeFocused();
      await hands.type('Romans 5');
      await hands.click(page.getByRole('button', { name: 'Create Quiz' }));
      await page.waitForURL(/\/quizzes\?/);
      const quiz = new URL(page.url()).searchParams.get('quiz');
      const start = async () => (await database.everything()).get(`seasons/${season}/quizzes/${quiz}`)?.start;
      await expect.poll(start).toEqual({ timestampValue: '2027-03-14T12:30:00Z' });
      assert.equal(hands.clicks, most);
    });

    test('the check takes one click from the quizzes, and the view of a player one more', async ({
      visitor,
      product,
    }) => {
      const page = await visitor(devices[where]);
      const { season } = await givenContest(databaseOf(product), { questions: 1 });
      await enter(page, 'Host', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Season Check' }));
      await page.getByText(/^(Ready|Not ready)/).waitFor();
      await hands.click(page.getByRole('button', { name: 'Rehearse' }));
      await page.getByRole('dialog').waitFor();
      assert.equal(hands.clicks, 2);
    });
  });
