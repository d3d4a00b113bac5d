import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, newQuiz, newSeason, typeInto } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { readsOf, type Reads } from '../fixtures/checks/page-reads';
import { countWrites } from '../fixtures/checks/page-writes';
import { enter, idsOf, type Id } from '../fixtures/screens';

/** The documents of each collection that a save reads: in its transaction, and by the screen's own subscriptions. */
const creations = [
  { creation: newSeason, reads: { seasons: 1 } },
  // The quiz, and the list whose latest quiz it takes over from.
  { creation: newQuiz, reads: { 'seasons/quizzes': 1 + 1 } },
  // The quiz, which must be open for questions; the question, and the list that gives it its position.
  { creation: newQuestion, reads: { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 + 1 } },
] as const;

type Edit = {
  readonly path: string;
  readonly ids: readonly Id[];
  readonly typed: Readonly<Record<string, string>>;
  readonly form?: string;
  readonly button: string;
  /** The next screen; none if a toast confirms the save. */
  readonly leadsTo?: string;
  readonly reads: Reads;
};

/** Each document once in the transaction, and once by the subscription of the open form. */
const edits: readonly Edit[] = [
  {
    path: '/update-season',
    ids: ['season'],
    typed: { Host: 'Bethel' },
    button: 'Update Season',
    leadsTo: '/seasons',
    reads: { seasons: 1 + 1 },
  },
  {
    path: '/update-quiz',
    ids: ['season', 'quiz'],
    typed: { Title: 'Galatians' },
    button: 'Update Quiz',
    leadsTo: '/quizzes',
    reads: { 'seasons/quizzes': 1 + 1 },
  },
  {
    path: '/update-question',
    ids: ['season', 'quiz', 'question'],
    typed: { Question: 'Which is the right answer?' },
    button: 'Update Question',
    leadsTo: '/quizzes',
    reads: { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 + 1 },
  },
  {
    path: '/settings',
    ids: ['season'],
    typed: { Appearance: 'After Quiz Finished', Type: 'all' },
    form: 'Leaderboard View',
    button: 'Update',
    reads: { season_leaderbaord_setting: 1 + 1 },
  },
];

/** The reads, once none has been added for a second. */
async function readsAtRest(page: Page): Promise<Reads> {
  let last: Reads = {};
  await expect
    .poll(
      async () => {
        const before = last;
        last = await readsOf(page);
        return JSON.stringify(before) === JSON.stringify(last);
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return last;
}

/** The document, and its entry in the history. */
const writesOfSave = 2;

/** The reads that a save adds, by the collection, and its writes. */
async function expectAdded(page: Page, path: string, reads: Reads, save: () => Promise<void>): Promise<void> {
  const before = await readsAtRest(page);
  const writes = countWrites(page);
  await save();
  const added = Object.entries(await readsAtRest(page))
    .filter(([of, count]) => of.startsWith(`${path}: `) && count !== before[of])
    .map(([of, count]) => [of.slice(path.length + 2), count - (before[of] ?? 0)]);
  expect(Object.fromEntries(added), path).toEqual(reads);
  expect(writes(), path).toBe(writesOfSave);
}

test(
  'a save reads each document once, and writes it and its entry',
  { tag: '@long' },
  async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Manager');
    for (const { creation, reads } of creations)
      await test.step(creation.button, async () => {
        await typeInto(page, creation, given);
        await expectAdded(page, creation.path, reads, async () => {
          await press(page, creation.button);
          await page.waitForURL(({ pathname }) => pathname === creation.leadsTo);
        });
      });

    // The added question is the selected one.
    await page.getByText('Correct Answer').waitFor();
    const oneEach = { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 };
    await expectAdded(page, '/quizzes', oneEach, async () => {
      await press(page, 'Delete');
      await page.getByText('Question deleted').waitFor();
    });

    for (const { path, ids, typed, form, button, leadsTo, reads } of edits)
      await test.step(`${path}: ${button}`, async () => {
        await page.goto(address(path, idsOf(given, ids)));
        const fields = form ? page.getByRole('form', { name: form, exact: true }) : page;
        await fill(fields, typed);
        await expectAdded(page, path, reads, async () => {
          await press(fields, button);
          await (leadsTo
            ? page.waitForURL(({ pathname }) => pathname === leadsTo)
            : page.getByText('updated successfully').waitFor());
        });
      });
  },
);
