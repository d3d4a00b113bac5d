import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, newQuiz, newSeason, typeInto, type Creation } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { idleTime } from '../fixtures/checks/first-load';
import { readsOf, type Reads } from '../fixtures/checks/page-reads';
import { countWrites } from '../fixtures/checks/page-writes';
import { enter, idsOf, type Id } from '../fixtures/screens';

type Save = {
  /** The documents of each collection that the screen reads before the save. */
  readonly opens: Reads;
  /** Those that the save reads: in its transaction, and by the screen's own subscriptions. */
  readonly reads: Reads;
};

/** Each screen reads the role, and the season for its trail. */
const trail = { user_permissions: 1, seasons: 1 };

const creations: readonly (Save & { readonly creation: Creation })[] = [
  { creation: newSeason, opens: { user_permissions: 1 }, reads: { seasons: 1 } },
  {
    creation: newQuiz,
    opens: { ...trail, 'seasons/quizzes': 2 },
    // The quiz, and the list whose latest quiz it takes over from.
    reads: { 'seasons/quizzes': 1 + 1 },
  },
  {
    creation: newQuestion,
    opens: { ...trail, 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 },
    // The quiz, which must be open for questions; the question, and the list that gives it its position.
    reads: { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 + 1 },
  },
];

type Edit = Save & {
  readonly path: string;
  readonly ids: readonly Id[];
  readonly typed: Readonly<Record<string, string>>;
  readonly form?: string;
  readonly button: string;
  /** The next screen; none if a toast confirms the save. */
  readonly leadsTo?: string;
};

/** Each document once in the transaction, and once by the subscription of the open form. */
const edits: readonly Edit[] = [
  {
    path: '/update-season',
    ids: ['season'],
    typed: { Host: 'Bethel' },
    button: 'Update Season',
    leadsTo: '/seasons',
    opens: trail,
    reads: { seasons: 1 + 1 },
  },
  {
    path: '/update-quiz',
    ids: ['season', 'quiz'],
    typed: { Title: 'Galatians' },
    button: 'Update Quiz',
    leadsTo: '/quizzes',
    opens: { ...trail, 'seasons/quizzes': 1 },
    reads: { 'seasons/quizzes': 1 + 1 },
  },
  {
    path: '/update-question',
    ids: ['season', 'quiz', 'question'],
    typed: { Question: 'Which is the right answer?' },
    button: 'Update Question',
    leadsTo: '/quizzes',
    opens: { ...trail, 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 },
    reads: { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 + 1 },
  },
  {
    path: '/settings',
    ids: ['season'],
    typed: { Appearance: 'After Quiz Finished', Type: 'all' },
    form: 'Leaderboard View',
    button: 'Update',
    opens: { ...trail, season_top_notification: 1, season_leaderbaord_setting: 1 },
    reads: { season_leaderbaord_setting: 1 + 1 },
  },
];

/** The reads of one screen, by collection. */
async function readsOn(page: Page, path: string): Promise<Reads> {
  const onScreen = Object.entries(await readsOf(page)).filter(([of]) => of.startsWith(`${path}: `));
  return Object.fromEntries(onScreen.map(([of, count]) => [of.slice(path.length + 2), count]));
}

/** All reads of both. */
function sum(one: Reads, other: Reads): Reads {
  const total: Record<string, number> = { ...one };
  for (const [of, count] of Object.entries(other)) total[of] = (total[of] ?? 0) + count;
  return total;
}

/** The document, and its entry in the history. */
const writesOfSave = 2;

/** Saves once the screen has read what it opens with, and checks what the save adds. */
async function expectSave(
  page: Page,
  path: string,
  { opens, reads }: Save,
  save: () => Promise<void>,
): Promise<void> {
  await expect.poll(() => readsOn(page, path), path).toEqual(opens);
  const writes = countWrites(page);
  await save();
  const all = sum(opens, reads);
  await expect.poll(() => readsOn(page, path), path).toEqual(all);
  // A read too many comes with the answers that are on their way.
  await idleTime(page);
  expect(await readsOn(page, path), path).toEqual(all);
  expect(writes(), path).toBe(writesOfSave);
}

test(
  'a save reads each document once, and writes it and its entry',
  { tag: '@long' },
  async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Manager');
    for (const { creation, ...save } of creations)
      await test.step(creation.button, async () => {
        await typeInto(page, creation, given);
        await expectSave(page, creation.path, save, async () => {
          await press(page, creation.button);
          await page.waitForURL(({ pathname }) => pathname === creation.leadsTo);
        });
      });

    await page.goto(address('/quizzes', idsOf(given, ['season', 'quiz'])));
    const deletion = {
      // The list resumes from the cache; the query for imports that were interrupted.
      opens: { ...trail, 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1, 'seasons/history': 1 },
      reads: { 'seasons/quizzes': 1, 'seasons/quizzes/questions': 1 },
    };
    await expectSave(page, '/quizzes', deletion, async () => {
      await press(page, 'Delete');
      await page.getByText('Question deleted').waitFor();
    });

    for (const { path, ids, typed, form, button, leadsTo, ...save } of edits)
      await test.step(`${path}: ${button}`, async () => {
        await page.goto(address(path, idsOf(given, ids)));
        const fields = form ? page.getByRole('form', { name: form, exact: true }) : page;
        await fill(fields, typed);
        await expectSave(page, path, save, async () => {
          await press(fields, button);
          await (leadsTo
            ? page.waitForURL(({ pathname }) => pathname === leadsTo)
            : page.getByText('updated successfully').waitFor());
        });
      });
  },
);
