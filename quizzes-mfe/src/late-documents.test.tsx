import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  type MemoryGateway,
  quizFields,
  renderScreen,
  replacedControls,
  seasonFields,
} from '@console/shared/testing';
import { SeasonCheckScreen } from './check/season-check.screen';
import { QuizCreateScreen } from './create/quiz-create.screen';
import { QuizEditScreen } from './edit/quiz-edit.screen';
import { QuizListScreen } from './list/quiz-list.screen';
import { SeriesScreen } from './series/series.screen';

const [season, quiz] = ['seasons/S1', 'seasons/S1/quizzes/Q1'];

/** The screen, its path, what comes late (a document, or the lists), and a control that is shown meanwhile. */
const screens: readonly [string, ComponentType, string, string][] = [
  ['/home', QuizListScreen, season, 'Create Quiz'],
  ['/check-season', SeasonCheckScreen, season, 'History'],
  ['/update-quiz', QuizEditScreen, quiz, 'Gospels 2026'],
  ['/create-quiz', QuizCreateScreen, 'lists', 'Gospels 2026'],
  ['/create-quizzes', SeriesScreen, 'lists', 'Gospels 2026'],
];

it.each(screens)(
  '%s keeps the controls that are shown before it has loaded',
  async (path, Screen, late, early) => {
    const page = renderScreen(<Screen />, {
      documents: { [season]: seasonFields(), [quiz]: quizFields() },
      at: `${path}?season=S1&quiz=Q1`,
    });
    const hold = (gateway: MemoryGateway) =>
      late === 'lists' ? gateway.holdLists() : gateway.holdDocument(late);
    expect(await replacedControls(page, hold, early)).toEqual([]);
  },
);

it('the list keeps the links of its rows when its tools have loaded', async () => {
  renderScreen(<QuizListScreen />, {
    documents: { [season]: seasonFields(), [quiz]: quizFields() },
    at: '/home?season=S1',
  });
  const early = within(await screen.findByRole('table')).getAllByRole('link');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await screen.findAllByRole('checkbox');
  expect(early.filter(({ isConnected }) => !isConnected)).toEqual([]);
});

it('the list opens a card that is pressed before its tools have loaded', async () => {
  const { address } = renderScreen(<QuizListScreen />, {
    documents: { [season]: seasonFields(), [quiz]: quizFields() },
    at: '/home?season=S1',
  });
  const row = await screen.findByRole('row', { name: /20 min/ });
  // As on a phone.
  row.style.display = 'flex';
  fireEvent.click(within(row).getByRole('cell', { name: '20 min' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/quizzes?season=S1&quiz=Q1'));
});
