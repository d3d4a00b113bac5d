import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands';
import { dayAfter, type LastYear } from './last-year';

/** Takes a picture of the window, with a part of the page in its middle; waits for notices to go, unless they are wanted. */
export type TakePicture = (
  name: string,
  options?: { shown?: Locator; withNotices?: boolean },
) => Promise<void>;

type Walk = { page: Page; hands: Hands; season: LastYear; picture: TakePicture };

const link = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name, exact: true }).first();
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const notice = (page: Page, text: string | RegExp) => region(page, 'Notices').getByText(text).first();

/** Month and day of `YYYY-MM-DD`, as the field of a date takes them in English. */
const monthAndDay = (day: string) => day.slice(5).replace('-', '');
const typedDay = (day: string) => monthAndDay(day) + day.slice(0, 4);

/** The season list, and the new season with its dates, stored. */
async function copyLastYear({ page, hands, season, picture }: Walk): Promise<void> {
  const row = page.getByRole('row', { name: season.name });
  await row.waitFor();
  await picture('01-season-list');
  await hands.click(button(row, /^More actions for /));
  await hands.click(link(row, 'Duplicate Season'));
  await hands.retype(field(page, 'Season'), season.newName);
  await hands.typeDate(field(page, 'New first day'), typedDay(season.firstDay));
  await region(page, /^Dates$/)
    .getByText('All dates move by 371 days')
    .waitFor();
  await picture('02-first-day', { shown: region(page, /^Dates$/) });

  await hands.click(region(page, /^Calendar$/).getByRole('button', { name: /^Week 5/ }));
  const week = page.getByRole('group', { name: /^Week 5/ });
  // From Saturday to Sunday of the fifth weekend.
  await hands.typeDate(field(week, 'Start Time'), monthAndDay(dayAfter(season.firstDay, 4 * 7 + 1)));
  await button(week, 'Use the moved dates').waitFor();
  await picture('03-one-date', { shown: week });

  await hands.click(button(page, 'Duplicate Season'));
  await page.waitForURL(/\/home\?season=/);
  await notice(page, `Season ${season.newName} created successfully`).waitFor();
  await page.getByRole('rowheader', { name: /Week 8/ }).waitFor();
  await page.getByText('rows 1–8 of 8').waitFor();
  await page.getByRole('cell', { name: '…', exact: true }).first().waitFor({ state: 'hidden' });
  await picture('04-stored', { withNotices: true });
}

/** Two more quizzes, and the calendar of all. */
async function addQuizzes({ page, hands, picture }: Walk): Promise<void> {
  await hands.click(link(page, 'Create Quiz'));
  await hands.click(link(page, 'Create Several Quizzes'));
  await hands.click(field(page, 'Titles'));
  await hands.type('The Cross and the Empty Tomb\nThe Church and the Letters');
  await button(page, 'Create 2 quizzes').waitFor();
  await picture('05-series', { shown: region(page, 'Preview') });
  await hands.click(button(page, 'Create 2 quizzes'));
  await notice(page, '2 quizzes were created.').waitFor();

  await hands.click(button(page, 'Calendar'));
  const calendar = region(page, 'Calendar');
  await calendar.waitFor();
  await picture('06-calendar', { shown: calendar });
  await hands.click(button(calendar, 'Close'));
}

const check = async ({ page, hands }: Walk, outcome: string): Promise<void> => {
  // Once it was checked, with what was found.
  await hands.click(page.getByRole('link', { name: /^Season Check/ }).first());
  await page.getByText(outcome).first().waitFor();
};

/** The check, the garbled question, and the questions that the two quizzes lack. */
async function mendFindings(walk: Walk): Promise<void> {
  const { page, hands, season, picture } = walk;
  await check(walk, 'Not ready: 1 problem, 1 warning');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await picture('07-check');
  await hands.click(link(page, 'Update Question'));
  await hands.retype(field(page, 'Question'), season.mended);
  await picture('08-mend');
  await hands.click(button(page, 'Update Question'));
  await page.waitForURL(/\/quizzes\?/);

  for (const [index, range] of season.moreQuestions.entries()) {
    await hands.click(link(page, season.newName));
    await hands.click(link(page.getByRole('row', { name: `Week ${index + 9}` }), 'View Questions'));
    await hands.click(link(page, 'Import Questions'));
    await hands.pasteRange(field(page, 'Paste questions'), range);
    const store = button(page, /^Add \d+ questions$/);
    await store.waitFor();
    if (index === 0) await picture('09-questions', { shown: region(page, 'Review') });
    await hands.click(store);
    await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
  }
}

/** A rehearsal of the first quiz, and the check once more. */
async function rehearse(walk: Walk): Promise<void> {
  const { page, hands, season, picture } = walk;
  await hands.click(link(page, season.newName));
  await hands.click(link(page.getByRole('row', { name: 'Week 1:' }), 'View Questions'));
  await hands.click(button(page, 'Rehearse'));
  await hands.click(button(page, 'Start quiz'));
  await region(page, 'Question 1 of 10').waitFor();
  await hands.press('d');
  await picture('10-rehearsal');
  await hands.press('Escape');
  await hands.click(link(page, season.newName));
  await check(walk, 'No problems found.');
  await picture('11-ready');
}

/** Prepares a season from last year's, from the season list to a season that is ready, with its pictures. */
export async function prepareSeason(walk: Walk): Promise<void> {
  await copyLastYear(walk);
  await addQuizzes(walk);
  await mendFindings(walk);
  await rehearse(walk);
}
