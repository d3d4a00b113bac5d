import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locations } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import { admin, host, manager, renderScreen, replacedControls, seasonFields } from '@console/shared/testing';
import { SettingsScreen } from './settings.screen';

const documents = { 'seasons/S1': seasonFields({ host_additional_email: 'manager@example.org' }) };
const at = '/settings?season=S1';

describe('the settings of a season', () => {
  it('name the season and lead to its other screens', async () => {
    renderScreen(<SettingsScreen />, { documents, at });
    expect(await screen.findByText('Gospels 2026')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season Settings');
    const screens = within(screen.getByRole('navigation', { name: 'Screens of the season' }));
    expect(screens.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Quizzes', '/home?season=S1'],
        ['Find Questions', '/find-questions?season=S1'],
        ['Season Check', '/check-season?season=S1'],
        ['History', '/history?season=S1&about=settings'],
      ],
    );
  });

  it('keep the links that are shown before the season', async () => {
    const page = renderScreen(<SettingsScreen />, { documents, at });
    const hold = () => page.gateway.holdDocument('seasons/S1');
    expect(await replacedControls(page, hold, 'History')).toEqual([]);
  });

  it('are those of the stored season where the URL names none', async () => {
    localStorage.setItem('selected_season', 'S1');
    renderScreen(<SettingsScreen />, { documents, at: '/settings' });
    expect(await screen.findByText('Gospels 2026')).toBeInTheDocument();
    localStorage.clear();
  });

  it.each([
    ['no season is selected', '/settings'],
    ['the season does not exist', '/settings?season=S9'],
  ])('redirect to the seasons when %s', async (_case, address) => {
    const page = renderScreen(<SettingsScreen />, { documents, at: address });
    await waitFor(() => expect(page.address()).toBe('/seasons'));
  });

  it('keep the input of each block as a draft when their season is deleted', async () => {
    const { gateway, address } = renderScreen(<SettingsScreen />, { session: admin(), documents, at });
    await userEvent.type(await screen.findByLabelText('Title'), 'Half written');
    await userEvent.selectOptions(screen.getByLabelText('Appearance'), 'After Quiz Finished');
    await userEvent.selectOptions(screen.getByLabelText('Quiz intro banner: shown'), 'Yes');
    act(() => gateway.drop('seasons/S1'));
    expect(await screen.findByText('This season no longer exists')).toBeVisible();
    expect(address()).toBe('/seasons');
    const texts = (await readDrafts()).map(({ text }) => text);
    expect(texts.sort()).toEqual([
      'Appearance: After Quiz Finished',
      'Quiz intro banner: shown: Yes',
      'Title: Half written',
    ]);
    localStorage.clear();
  });

  it('are requested concurrently with the season', async () => {
    const { gateway } = renderScreen(<SettingsScreen />, { session: admin(), documents, at });
    const letSeasonCome = gateway.holdDocument('seasons/S1');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    gateway.breakDown('unavailable');
    await act(async () => letSeasonCome());
    expect(await screen.findAllByRole('button', { name: 'Update' })).toHaveLength(3);
  });

  it('say as of when they are while they come from the device', async () => {
    localStorage.setItem('user', '{"uid":"u1"}');
    const path = locations.topNotification('S1');
    const stored = { ...documents, [path]: { title: 'Welcome' } };
    renderScreen(<SettingsScreen />, { documents: stored, at });
    expect(await screen.findByDisplayValue('Welcome')).toBeVisible();
    expect(screen.queryByText(/^as of /)).not.toBeInTheDocument();
    cleanup();

    const { gateway } = renderScreen(<SettingsScreen />, { documents: stored, at });
    const answer = gateway.holdDocument(path);
    expect(await screen.findByText(/^Updated \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Welcome');
    act(answer);
    await waitFor(() => expect(screen.queryByText(/^as of /)).not.toBeInTheDocument());
    localStorage.clear();
  });

  it('have three blocks for an Admin, each with its own Update @1.04 @2.77 @2.78', async () => {
    renderScreen(<SettingsScreen />, { session: admin(), documents, at });
    expect(await screen.findAllByRole('button', { name: 'Update' })).toHaveLength(3);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Top Notification', 'Leaderboard View', 'Ads Settings']);
  });

  it.each([
    ['Manager', manager()],
    ['host', host()],
  ])('show no ads to a %s @1.04 @2.80', async (_role, session) => {
    renderScreen(<SettingsScreen />, { session, documents, at });
    expect(await screen.findAllByRole('button', { name: 'Update' })).toHaveLength(2);
    expect(screen.queryByText('Ads Settings')).not.toBeInTheDocument();
  });

  it('show a message when they cannot be read, and retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = renderScreen(<SettingsScreen />, { documents, at });
    page.gateway.breakDown('unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the season');
    expect(errors).toHaveBeenCalled();

    page.gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Gospels 2026')).toBeInTheDocument();
  });
});
