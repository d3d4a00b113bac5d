import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { limits } from '../../shared/src/compiled/model/limits';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { field, restored } from './drafts';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { fill, heading, press } from '../fixtures/forms';
import { enter, idsOf, type Id } from '../fixtures/screens';
import type { Person } from '../fixtures/sign-in';
import { text } from '../fixtures/data/stored';

/** A form, and for each of its text fields the stored field and the maximum length. */
type Limited = {
  path: string;
  person: Person;
  ids: readonly Id[];
  button: string;
  texts: Readonly<Record<string, readonly [field: string, limit: number]>>;
  before?: (page: Page) => Promise<void>;
  after?: (page: Page) => Promise<void>;
  done: (page: Page) => Locator;
};

const forms: readonly Limited[] = [
  {
    path: '/update-season',
    person: 'Manager',
    ids: ['season'],
    button: 'Update Season',
    texts: {
      Season: ['season', limits.name],
      Host: ['host', limits.name],
      'Host Additional Email': ['host_additional_email', limits.email],
      Description: ['discription', limits.description],
    },
    done: (page) => heading(page, 'Seasons'),
  },
  {
    path: '/update-quiz',
    person: 'Host',
    ids: ['season', 'quiz'],
    button: 'Update Quiz',
    texts: {
      Title: ['title', limits.name],
      Languages: ['language', limits.name],
      Description: ['description', limits.description],
    },
    done: (page) => page.getByRole('link', { name: 'Add Question' }),
  },
  {
    path: '/update-question',
    person: 'Host',
    ids: ['season', 'quiz', 'question'],
    button: 'Update Question',
    texts: {
      Question: ['question', limits.question],
      'Option One': ['option_1', limits.option],
      'Option Two': ['option_2', limits.option],
      'Option Three': ['option_3', limits.option],
      'Option Four': ['option_4', limits.option],
    },
    after: async (page) => void (await field(page, 'Correct Option').selectOption({ index: 3 })),
    done: (page) => page.getByRole('link', { name: 'Add Question' }),
  },
  {
    path: '/settings',
    person: 'Host',
    ids: ['season'],
    button: 'Update',
    texts: {
      Title: ['title', limits.name],
      Description: ['description', limits.description],
      'Button Text': ['button_text', limits.name],
      'Button Link': ['button_link', limits.link],
    },
    before: (page) =>
      fill(page.getByRole('form', { name: 'Top Notification' }), { Status: 'active', Type: 'Button' }),
    done: (page) => page.getByText('Top notification settings updated successfully'),
  },
  {
    path: '/delete-user-request',
    person: 'Host',
    ids: [],
    button: 'Submit',
    texts: { Reason: ['reason', limits.reason] },
    before: (page) => page.getByRole('checkbox').check(),
    done: (page) => page.getByText('permanently deleted within 15 days'),
  },
];

/** A text of this many characters that is otherwise valid for the field: Telugu and emoji where possible. */
function textFor(label: string, length: number): string {
  if (label.includes('Email')) return '@example.org'.padStart(length, 'x');
  if (label.includes('Link')) return 'https://example.org/'.padEnd(length, 'x');
  const syllables = 'కీ😀'.repeat(Math.floor((length - label.length) / 4));
  return `${label}${syllables}`.padEnd(length, 'x');
}

/** Replaces the text of a field by pasting. */
async function paste(page: Page, label: string, words: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), words);
  await field(page, label).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

const figures = new Intl.NumberFormat('en');

test.describe('a text that is too long', () => {
  for (const { path, person, ids, button, texts, before, after, done } of forms)
    test(
      `stays whole at ${path}, is refused with a message, and is stored once it fits`,
      longUnless(path === '/update-quiz'),
      async ({ page, product }) => {
        const database = databaseOf(product);
        const given = await givenContest(database);
        await enter(page, person, address(path, idsOf(given, ids)));
        const labels = Object.keys(texts);
        await page.getByRole('button', { name: button, exact: true }).first().waitFor();
        await before?.(page);
        for (const [label, [, limit]] of Object.entries(texts)) {
          const pasted = textFor(label, limit + 3000);
          await paste(page, label, pasted);
          await expect(field(page, label), `${label} holds all that was pasted`).toHaveValue(pasted);
          assert.equal(
            await field(page, label).evaluate(
              (control) =>
                document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
                  ?.textContent,
            ),
            `Use at most ${figures.format(limit)} characters. You have ${figures.format(limit + 3000)}: remove 3,000.`,
          );
        }
        await after?.(page);

        const refused = await database.changesDuring(async () => {
          await press(page.locator('form', { has: field(page, labels[0] ?? '') }), button);
          await field(page, labels[0] ?? '')
            .and(page.locator(':focus'))
            .waitFor();
        });
        assert.deepEqual(refused, {});

        for (const [label, [, limit]] of Object.entries(texts)) {
          await field(page, label).fill(textFor(label, limit));
          await page
            .getByText(`${figures.format(limit)} of ${figures.format(limit)} characters`)
            .first()
            .waitFor();
        }
        await after?.(page);
        const stored = await database.changesDuring(async () => {
          await press(page.locator('form', { has: field(page, labels[0] ?? '') }), button);
          await done(page).waitFor();
        });
        const [fields] = Object.values(stored);
        assert.ok(fields && fields !== 'removed');
        for (const [label, [name, limit]] of Object.entries(texts))
          assert.deepEqual(fields[name], text(textFor(label, limit)), label);
      },
    );

  test('is restored whole from a draft, has a space for each pasted line break, and is kept in a number field', async ({
    page,
    product,
  }) => {
    const { season, quiz } = await givenContest(databaseOf(product));
    await enter(page, 'Host', address('/create-question', { season, quiz }));
    await heading(page, 'Add Question').waitFor();
    const pasted = textFor('Question', 5000);
    await paste(page, 'Question', pasted);
    await page.goto(address('/create-question', { season, quiz }));
    await restored(page).waitFor();
    await expect(field(page, 'Question')).toHaveValue(pasted);
    await page.getByText('Use at most 2,000 characters. You have 5,000: remove 3,000.').waitFor();

    await paste(page, 'Option One', 'Moses\nJoshua');
    await expect(field(page, 'Option One')).toHaveValue('Moses Joshua');

    await openInPlace(page, address('/create-quiz', { season }));
    await heading(page, 'Create Quiz').waitFor();
    await expect(field(page, 'Duration'), 'what the latest quiz suggests').not.toHaveValue('');
    for (const typed of ['12.5', '1e3', '12 minutes', '1,000', '-5']) {
      await paste(page, 'Duration', typed);
      await press(page, 'Create Quiz');
      await page.getByText('Enter whole minutes, 1 or more').waitFor();
      await expect(field(page, 'Duration')).toHaveValue(typed);
    }
  });
});
