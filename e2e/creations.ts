import type { Page } from '@playwright/test';
import { address, type Contest } from './contest';
import { fill, heading } from './forms';
import { idsOf, type Id } from './screens';

/** How something new is made: where its form is, what is typed there, and which screen follows. */
export type Creation = {
  readonly path: string;
  readonly ids: readonly Id[];
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
  readonly leadsTo: string;
};

/** As a Manager makes it, whose own e-mail stands there. */
export const newSeason: Creation = {
  path: '/create-season',
  ids: [],
  typed: {
    Season: ' Letters of Paul ',
    Host: 'Hope Youth Fellowship',
    'Host Additional Email': 'host@example.org',
    'Start Time': '2027-01-10T09:00',
    'End Time': '2027-02-10T21:30',
    Description: 'From Romans to Philemon',
  },
  button: 'Create Season',
  leadsTo: '/home',
};

export const newQuiz: Creation = {
  path: '/create-quiz',
  ids: ['season'],
  typed: {
    Title: 'Philippians',
    Duration: '15',
    Languages: 'Telugu,English',
    'Start Time': '2027-01-12T18:00',
    'End Time': '2027-01-12T20:00',
  },
  button: 'Create Quiz',
  leadsTo: '/quizzes',
};

export const question = {
  Question: 'Whom did Paul send back to Philippi?',
  'Option One': 'Epaphroditus',
  'Option Two': 'Tychicus',
  'Option Three': 'Onesimus',
  'Option Four': 'Silas',
  'Correct Option': 'Silas',
};

export const newQuestion: Creation = {
  path: '/create-question',
  ids: ['season', 'quiz'],
  typed: question,
  button: 'Add Question',
  leadsTo: '/quizzes',
};

export const creations: readonly Creation[] = [newSeason, newQuiz, newQuestion];

/** Opens a form below a contest and types everything into it. */
export async function typeInto(page: Page, { path, ids, typed }: Creation, contest: Contest): Promise<void> {
  await page.goto(address(path, idsOf(contest, ids)));
  await heading(page, /^(Create|Add) /).waitFor();
  await fill(page, typed);
}
