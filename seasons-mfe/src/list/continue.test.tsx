import { act, screen, waitFor } from '@testing-library/react';
import { locations } from '@console/shared/data';
import { quizOpened, seasonOpened } from '@console/shared/selection';
import { host, quizFields, renderScreen, seasonFields, type Documents } from '@console/shared/testing';
import { SeasonListScreen } from './season-list.screen';

const season = seasonFields({ season: 'Gospels' });
const quizPath = 'seasons/S1/quizzes/Q1';

/** Opens the list of a person who has opened a season and a quiz before. */
async function open(documents: Documents, quiz?: string) {
  const { gateway, store } = renderScreen(<SeasonListScreen />, { session: host(), documents });
  // As the list of its quizzes did.
  await gateway.list({ collection: locations.quizzes('S1') });
  act(() => {
    store.dispatch(seasonOpened('S1'));
    if (quiz) store.dispatch(quizOpened(quiz));
  });
  // The controls of the list come with it.
  await screen.findByRole('button', { name: 'Season' });
}

const link = () => screen.queryByRole('link', { name: /^Continue: / });

describe('the way back above the seasons', () => {
  it('leads to the quiz that was opened last, with its status and season', async () => {
    await open(
      { 'seasons/S1': season, [quizPath]: quizFields({ title: 'Week 9', status: 'Ongoing' }) },
      'Q1',
    );
    await waitFor(() => expect(link()).toHaveTextContent('Continue: Week 9Ongoing, Gospels'));
    expect(link()).toHaveAttribute('href', '/quizzes?season=S1&quiz=Q1');
  });

  it.each([
    ['no quiz was opened', undefined],
    ['the quiz was deleted', 'Q1'],
  ])('leads to the season where %s', async (_when, quiz) => {
    await open({ 'seasons/S1': season }, quiz);
    expect(link()).toHaveTextContent(/^Continue: Gospels$/);
    expect(link()).toHaveAttribute('href', '/home?season=S1');
  });

  it.each<[string, Documents]>([
    [
      'is another person’s now',
      { 'seasons/S1': seasonFields({ host_email: 'x', host_additional_email: 'y' }) },
    ],
    ['was deactivated', { 'seasons/S1': seasonFields({ status: 'deactivated' }) }],
  ])('is missing where the season %s', async (_when, documents) => {
    await open({ ...documents, 'seasons/S2': seasonFields({ season: 'Acts' }) });
    expect(screen.getByRole('link', { name: 'Acts' })).toBeVisible();
    expect(link()).not.toBeInTheDocument();
  });
});
