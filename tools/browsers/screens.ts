import type { Page } from 'playwright-core';
import { paths, pathTo, type PathIds } from '@console/shared/model';
import { menuOf, paste, pressTool } from '../../e2e/fixtures/forms';
import type { Person } from '../../e2e/fixtures/sign-in';
import type { Label } from './labels';
import { pastedQuestions } from './pasted-questions';

/** A screenshot of the documentation: a person, a screen of the demo contest, and the steps before it is taken. */
export type Shot = {
  readonly name: string;
  readonly path: string;
  readonly person?: Person;
  readonly act?: (page: Page, label: Label) => Promise<void>;
};

const press = (button: string) => (page: Page, label: Label) =>
  page
    .getByRole('button', { name: label(button) })
    .first()
    .click();

/** Leaves a form with unsaved input, and opens the list of drafts. */
async function openDrafts(page: Page, label: Label): Promise<void> {
  await page.getByLabel(label('Season')).fill('Letters of Paul');
  await page.getByRole('link', { name: 'Bible Quiz Console' }).click();
  await page.getByRole('button', { name: label('Drafts ({count})') }).click();
  await page.getByRole('dialog').waitFor();
}

/** Deletes a question and takes it back, and opens what the history of the quiz has of it. */
async function openHistory(page: Page, label: Label): Promise<void> {
  await pressTool(page, label('Delete'), label);
  await press('Undo')(page, label);
  const notices = page.getByRole('region', { name: label('Notices') });
  await notices.getByText(label('Undone')).waitFor();
  await notices.getByRole('button', { name: label('Close') }).click();
  await pressTool(page, label('History'), label);
  const actions = page.getByRole('list', { name: label('Actions') }).getByRole('listitem');
  await actions.nth(1).waitFor();
  await actions.first().getByRole('button').first().click();
  await page.getByRole('button', { name: label('Undo this action') }).waitFor();
}

/** Pastes questions to import, and waits for their review. */
export async function reviewImport(page: Page, label: Label): Promise<void> {
  await paste(page.getByLabel(label('Paste questions')), pastedQuestions);
  await page.getByRole('region', { name: label('Review') }).waitFor();
}

async function askToDelete(page: Page, label: Label): Promise<void> {
  await page
    .getByRole('button', { name: menuOf(label) })
    .first()
    .click();
  await press('Delete Quiz')(page, label);
}

const season: PathIds = { season: '4DPzK4HavXmTMwyZt7eQ' };
const quiz: PathIds = { ...season, quiz: 'JUDx3QMLFxLU5CDTKG8Z' };
const question: PathIds = { ...quiz, question: '7biw1ntHgSak0WTYaVsp' };

export const shots: readonly Shot[] = [
  { name: 'landing', path: paths.landing },
  { name: 'season-list', path: paths.seasonList, person: 'Admin' },
  { name: 'season-list-host', path: paths.seasonList, person: 'Host' },
  { name: 'season-create', path: paths.seasonCreate, person: 'Manager' },
  { name: 'season-create-faults', path: paths.seasonCreate, person: 'Manager', act: press('Create Season') },
  { name: 'season-edit', path: pathTo(paths.seasonEdit, season), person: 'Manager' },
  { name: 'season-copy', path: pathTo(paths.seasonCopy, season), person: 'Manager' },
  { name: 'quiz-list', path: pathTo(paths.quizList, season), person: 'Manager' },
  {
    name: 'quiz-calendar',
    path: `${pathTo(paths.quizList, season)}&beside=calendar`,
    person: 'Manager',
    act: (page, label) => page.getByRole('region', { name: label('Calendar') }).waitFor(),
  },
  { name: 'quiz-delete', path: pathTo(paths.quizList, season), person: 'Manager', act: askToDelete },
  {
    name: 'season-check',
    path: pathTo(paths.seasonCheck, season),
    person: 'Manager',
    // What has passed is said at the end.
    act: (page) => page.locator('main summary').first().waitFor(),
  },
  { name: 'quiz-create', path: pathTo(paths.quizCreate, season), person: 'Manager' },
  { name: 'quiz-series', path: pathTo(paths.quizSeries, season), person: 'Manager' },
  { name: 'quiz-edit', path: pathTo(paths.quizEdit, quiz), person: 'Manager' },
  { name: 'question-list', path: pathTo(paths.questionList, quiz), person: 'Manager' },
  { name: 'question-create', path: pathTo(paths.questionCreate, quiz), person: 'Manager' },
  { name: 'question-edit', path: pathTo(paths.questionEdit, question), person: 'Manager' },
  { name: 'question-import', path: pathTo(paths.questionImport, quiz), person: 'Manager' },
  {
    name: 'question-import-review',
    path: pathTo(paths.questionImport, quiz),
    person: 'Manager',
    act: reviewImport,
  },
  { name: 'history', path: pathTo(paths.questionList, question), person: 'Manager', act: openHistory },
  { name: 'settings', path: pathTo(paths.settings, season), person: 'Admin' },
  { name: 'settings-manager', path: pathTo(paths.settings, season), person: 'Manager' },
  { name: 'not-allowed', path: paths.seasonCreate, person: 'Host' },
  { name: 'modules', path: paths.moduleStatus, person: 'Admin' },
  { name: 'drafts', path: paths.seasonCreate, person: 'Manager', act: openDrafts },
  { name: 'deletion-request', path: paths.deletionRequest },
  { name: 'privacy-policy', path: paths.privacyPolicy },
  { name: 'terms-and-conditions', path: paths.terms },
];
