import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteAllDrafts, readDrafts, writeDraft } from '@console/shared/drafts';
import { storeSession } from '@console/shared/session';
import { chooseStatus, host, quizFields, renderScreen, seasonFields, setNow } from '@console/shared/testing';
import { QuizListScreen } from './quiz-list.screen';

const at = (day: number) => new Date(2026, 0, day);

setNow(at(11));

const contest = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quizFields({ title: 'Week 1', start: at(10), end: at(12) }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', start: at(1), end: at(2), status: 'Ongoing' }),
};

const open = () =>
  renderScreen(<QuizListScreen />, { session: host(), documents: contest, at: '/home?season=S1' });

beforeEach(async () => {
  await deleteAllDrafts();
  storeSession(host());
  const address = '/update-question?season=S1&quiz=Q1&question=A';
  await writeDraft({
    ...{ id: 'correction', owner: host().person.uid, form: 'question', address, updatedAt: 0 },
    ...{ text: '', base: {}, values: {}, progress: {}, pending: { since: 1, state: 'waiting' } },
  });
});

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
    expect(await screen.findByText(/^Your earlier changes are in Drafts, waiting to be saved/)).toBeVisible();
    expect(gateway.documents()).toEqual(contest);
  });
});
