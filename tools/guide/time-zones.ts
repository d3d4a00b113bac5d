import type { Locator, Page } from 'playwright-core';
import { paths, pathTo } from '@console/shared/model';
import { givenContest, type Contest } from '../../e2e/fixtures/data/contest';
import { moment, type Database } from '../../e2e/fixtures/data/database';
import { text } from '../../e2e/fixtures/data/stored';

/** The devices on which the same quiz is shown. */
export const devices = [
  { name: 'hyderabad', timezoneId: 'Asia/Kolkata' },
  { name: 'london', timezoneId: 'Europe/London' },
  { name: 'new-york', timezoneId: 'America/New_York' },
] as const;

/** Stores a quiz that begins on a Saturday at 06:00 in India, which is Friday in New York. */
export const givenMorningQuiz = (database: Database): Promise<Contest> =>
  givenContest(database, {
    season: {
      season: text('Letters of Paul'),
      start: moment('2027-03-01T09:00'),
      end: moment('2027-04-30T21:30'),
    },
    quiz: {
      title: text('Week 2: Corinth'),
      description: text('1 Corinthians 1 to 4'),
      start: moment('2027-03-13T06:00'),
      end: moment('2027-03-14T21:00'),
    },
    questions: 5,
  });

/** The card of the form. */
export const morningQuizForm = (page: Page): Locator => page.locator('form');

/** Opens the form of the quiz. */
export async function openMorningQuiz(page: Page, { season, quiz }: Contest): Promise<void> {
  await page.goto(pathTo(paths.quizEdit, { season, quiz }));
  await page.getByLabel('Start Time').waitFor();
}
