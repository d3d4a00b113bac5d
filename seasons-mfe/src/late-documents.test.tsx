import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderScreen, replacedControls, seasonFields } from '@console/shared/testing';
import { SeasonCopyScreen } from './copy/copy.screen';
import { SeasonEditScreen } from './edit/season-edit.screen';
import { HistoryScreen } from './history/history.screen';
import { SeasonListScreen } from './list/season-list.screen';

const screens: readonly [string, ComponentType, string][] = [
  ['/history', HistoryScreen, 'Season Check'],
  ['/update-season', SeasonEditScreen, 'Seasons'],
  ['/copy-season', SeasonCopyScreen, 'Seasons'],
];

it.each(screens)('%s keeps the controls that are shown before its season', async (path, Screen, early) => {
  const page = renderScreen(<Screen />, {
    documents: { 'seasons/S1': seasonFields() },
    at: `${path}?season=S1`,
  });
  expect(await replacedControls(page, (gateway) => gateway.holdDocument('seasons/S1'), early)).toEqual([]);
});

it('the list keeps the links of its rows when its tools have loaded', async () => {
  renderScreen(<SeasonListScreen />, { documents: { 'seasons/S1': seasonFields() }, at: '/seasons' });
  const early = within(await screen.findByRole('table')).getAllByRole('link');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await screen.findAllByRole('checkbox');
  expect(early.filter(({ isConnected }) => !isConnected)).toEqual([]);
});
