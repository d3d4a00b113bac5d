import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDrafts } from '@console/shared/drafts';
import {
  chooseStatus,
  givenWaitingSave,
  host,
  quizFields,
  questionFields,
  renderScreen,
  seasonFields,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from './quiz-list.screen';

const at = (day: number) => new Date(2026, 0, day);

setNow(at(11));

const contest = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quizFields({ title: 'Week 1', start: at(10), end: at(12) }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', start: at(1), end: at(2), status: 'Ongoing' }),
};

const open = (documents: Documents = contest) =>
  renderScreen(<QuizListScreen />, { session: host(), documents, at: '/home?season=S1' });

beforeEach(() => givenWaitingSave(host()));

const stillWaiting = /Your earlier changes are in Drafts, waiting to be saved/;

describe('while a corrected question of the season is still to be sent', () => {
  it('a status that is chosen in the list waits behind it', async () => {
    const { gateway } = open();
    await screen.findByLabelText('Status of Week 1');
    chooseStatus('Status of Week 1', 'Ongoing');
    const notice =
      '“Week 1” isn’t Ongoing yet. The change is in Drafts and will be saved after your earlier changes.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(gateway.documents()).toEqual(contest);
    expect((await readDrafts()).map(({ text, pending }) => [text, pending?.state])).toEqual([
      ['Status: Ongoing', 'waiting'],
      ['', 'waiting'],
    ]);
  });

  it('statuses of several quizzes are not changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { gateway } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Fix all statuses' }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()).toEqual(contest);
  });

  it('dates are not changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { gateway } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Change dates of Week 1$/ }));
    fireEvent.change(await screen.findByLabelText('Start Time'), { target: { value: '2026-01-09T10:30' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()).toEqual(contest);
  });

  it('no quiz is deleted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { gateway } = open();
    const row = await screen.findByRole('row', { name: /Week 1/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Delete Quiz' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()).toEqual(contest);
  });

  it.each([
    ['deleting', {}],
    ['restoring', { restoring: true, entry: 'E1', part: '' }],
  ])('what somebody began is not finished: %s', async (what, begun) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const marker = { quiz_id: 'Q9', title: 'Sermon', started: at(1), uid: 'u2', finished: false, ...begun };
    const documents = {
      ...contest,
      'seasons/S1/quiz_deletions/Q9': marker,
      'seasons/S1/quizzes/Q9/questions/N1': questionFields(),
    };
    const { gateway } = open(documents);
    await userEvent.click(await screen.findByRole('button', { name: `Finish ${what}` }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()).toEqual(documents);
  });
});
