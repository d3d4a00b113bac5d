import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, newQuiz, newSeason } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { arrivesAt, fill, press } from '../fixtures/forms';
import { enter, idsOf, type Id } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';

/** Submits a form and waits until it refuses. Returns its message and the fields it marks. */
async function refusal(form: Locator, button: string, focused: string) {
  await press(form, button);
  await form.getByLabel(focused, { exact: true }).and(form.locator(':focus')).waitFor();
  return form.evaluate((element) => ({
    message: element.querySelector('[role=alert]')?.textContent ?? null,
    marked: Array.from(
      element.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'),
      ({ labels }) => labels?.[0]?.textContent,
    ),
  }));
}

/** The forms of section 5 that require every field. */
const complete: readonly {
  path: string;
  ids: readonly Id[];
  button: string;
  fields: Readonly<Record<string, string>>;
}[] = [
  { path: newSeason.path, ids: [], button: newSeason.button, fields: newSeason.typed },
  { path: '/update-season', ids: ['season'], button: 'Update Season', fields: newSeason.typed },
  { path: newQuiz.path, ids: ['season'], button: newQuiz.button, fields: newQuiz.typed },
  {
    path: '/update-quiz',
    ids: ['season', 'quiz'],
    button: 'Update Quiz',
    fields: { ...newQuiz.typed, Description: 'All four chapters', Status: 'Upcoming' },
  },
];

test.describe('forms', () => {
  for (const { path, ids, button, fields } of complete) {
    test(
      `${path} requires every mandatory field @5.01 @5.05`,
      longUnless(path === '/create-quiz'),
      async ({ page, product }) => {
        const database = databaseOf(product);
        const given = await givenContest(database);
        await enter(page, 'Manager', address(path, idsOf(given, ids)));
        const form = page.locator('form');
        const labels = Object.keys(fields).filter((label) => label !== 'Status');
        await form.getByLabel(labels[0] ?? '', { exact: true }).waitFor();
        const stored = await database.changesDuring(async () => {
          await fill(form, Object.fromEntries(labels.map((label) => [label, ''])));
          assert.deepEqual(await refusal(form, button, labels[0] ?? ''), {
            message: 'Please all fields',
            marked: labels,
          });
          for (const label of labels) {
            await fill(form, { ...fields, [label]: '' });
            assert.deepEqual(await refusal(form, button, label), {
              message: 'Please all fields',
              marked: [label],
            });
          }
        });
        assert.deepEqual(stored, {});
      },
    );
  }

  test('an unknown status must be selected again', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product), { quiz: { status: text('Paused') } });
    await enter(page, 'Host', address('/update-quiz', idsOf(given, ['season', 'quiz'])));
    assert.deepEqual(await refusal(page.locator('form'), 'Update Quiz', 'Status'), {
      message: 'Please all fields',
      marked: ['Status'],
    });
  });

  test('a question requires its correct option first, then the other fields @5.09 @5.10 @5.11', async ({
    page,
    product,
  }) => {
    const given = await givenContest(databaseOf(product));
    const options = ['Option One', 'Option Two', 'Option Three', 'Option Four'];
    await enter(page, 'Host');
    for (const [path, ids, button] of [
      ['/create-question', ['season', 'quiz'], 'Add Question'],
      ['/update-question', ['season', 'quiz', 'question'], 'Update Question'],
    ] as const) {
      await page.goto(address(path, idsOf(given, ids)));
      const form = page.locator('form');
      await fill(form, { Question: '', ...Object.fromEntries(options.map((option) => [option, ''])) });
      assert.deepEqual(await refusal(form, button, 'Question'), {
        message: 'Please select correct option',
        marked: ['Question', ...options, 'Correct Option'],
      });
      await fill(form, {
        ...newQuestion.typed,
        Question: '',
        'Option Four': '',
        'Correct Option': 'Onesimus',
      });
      assert.deepEqual(await refusal(form, button, 'Question'), {
        message: 'Please all fields',
        marked: ['Question', 'Option Four'],
      });

      const correct = form.getByLabel('Correct Option', { exact: true });
      for (const option of options) {
        await fill(form, newQuestion.typed);
        assert.deepEqual((await correct.locator('option').allTextContents()).slice(1), [
          'Epaphroditus',
          'Tychicus',
          'Onesimus',
          'Silas',
        ]);
        await fill(form, { [option]: 'Timothy' });
        await expect(correct, `changing ${option} clears the answer`).toHaveValue('');
        assert.deepEqual(await refusal(form, button, 'Correct Option'), {
          message: 'Please select correct option',
          marked: ['Correct Option'],
        });
      }
    }
  });

  test('settings require their mandatory fields, each block separately @5.12 @5.14 @5.17 @8.04', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season } = await givenContest(database);
    await enter(page, 'Admin', address('/settings', { season }));
    const block = (name: string) => page.getByRole('form', { name, exact: true });
    const places = [
      'Quiz leaderboard to quiz intro screen',
      'Season leaderboard to season home',
      'Results to quiz intro',
    ];
    const ads = [
      ...places.flatMap((place) => [`${place}: shown`, `${place}: type`]),
      'Quiz intro banner: shown',
    ];
    const stored = await database.changesDuring(async () => {
      for (const [name, marked] of [
        ['Top Notification', ['Status', 'Type', 'Title']],
        ['Leaderboard View', ['Appearance', 'Type']],
        ['Ads Settings', ads],
      ] as const) {
        assert.deepEqual(await refusal(block(name), 'Update', marked[0] ?? ''), {
          message: 'Please fill all fields',
          marked,
        });
      }
      const leaderboard = block('Leaderboard View');
      await fill(leaderboard, { Appearance: 'After Quiz Finished', Type: 'limit', 'Limit One': '5' });
      assert.deepEqual(await refusal(leaderboard, 'Update', 'Limit Two'), {
        message: 'Missing limit One or Two',
        marked: ['Limit Two'],
      });
    });
    assert.deepEqual(stored, {});
  });

  test('an account deletion request requires only the checkbox, and is enabled with a reason @5.18 @5.19', async ({
    page,
  }) => {
    await enter(page, 'Host', '/delete-user-request');
    const form = page.getByRole('form');
    const box = form.getByRole('checkbox');
    const confirmation =
      (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '';
    assert.deepEqual((await refusal(form, 'Submit', confirmation)).marked, [confirmation]);

    const submit = form.getByRole('button', { name: 'Submit' });
    const plain = await submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const looksReady = async (ready: boolean) =>
      page.waitForFunction(
        ([button, before, wanted]) =>
          button instanceof Element && (getComputedStyle(button).backgroundColor !== before) === wanted,
        [await submit.elementHandle(), plain, ready] as const,
      );
    await fill(form, { Reason: 'I do not play any more' });
    await box.check();
    await looksReady(true);
    await box.uncheck();
    await looksReady(false);
    await box.check();
    await looksReady(true);
    await fill(form, { Reason: '' });
    await looksReady(false);
    await press(form, 'Submit');
    await page.getByText('permanently deleted within 15 days').waitFor();
  });

  test('a saved quiz leads to its questions only while it is Upcoming @2.65', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    const { season, quiz } = given;
    await enter(page, 'Host');
    let before = 'Upcoming';
    for (const status of ['Ongoing', 'Finished', 'Upcoming']) {
      await page.goto(address('/update-quiz', { season, quiz }));
      // The cached version may be shown first.
      await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe(before);
      before = status;
      await fill(page, { Status: status });
      await press(page, 'Update Quiz');
      await arrivesAt(
        page,
        status === 'Upcoming' ? address('/quizzes', { season, quiz }) : address('/home', { season }),
      );
    }
  });
});
