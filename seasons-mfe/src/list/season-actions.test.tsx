import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, host, manager, renderScreen, seasonFields } from '@console/shared/testing';
import { SeasonListScreen } from './season-list.screen';

const documents = { 'seasons/S1': seasonFields() };
const action = (name: string) => screen.findByRole('link', { name });

beforeEach(() => localStorage.clear());

describe('row actions', () => {
  it.each(['View Quizzes', 'Gospels 2026'])(
    'opens the quizzes of an active season and stores the selection by "%s" @2.34',
    async (name) => {
      const { address, store } = renderScreen(<SeasonListScreen />, { documents });
      await userEvent.click(await action(name));
      expect(address()).toBe('/home?season=S1');
      expect(store.getState().selection.seasonId).toBe('S1');
    },
  );

  it.each(['deactivated', 'archived', ''])(
    'keeps the quizzes of a season closed that is "%s" @2.33 @4.03',
    async (status) => {
      renderScreen(<SeasonListScreen />, { documents: { 'seasons/S1': seasonFields({ status }) } });
      expect(await action('Edit Season')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'View Quizzes' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Gospels 2026' })).not.toBeInTheDocument();
    },
  );

  it('opens a season for editing and stores it, without changing the selected season', async () => {
    const { address, store } = renderScreen(<SeasonListScreen />, { documents });
    await userEvent.click(await action('Edit Season'));
    expect(address()).toBe('/update-season?season=S1');
    expect(store.getState().selection).toMatchObject({ seasonToUpdateId: 'S1', seasonId: null });
  });

  it('copies the public link of the season, which ends in its id @2.36 @7.25', async () => {
    const user = userEvent.setup();
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    await user.click(await screen.findByRole('button', { name: 'Copy Season' }));
    expect(await navigator.clipboard.readText()).toBe('https://quiz.example.org/season/S1');
  });

  it('shares that link by the sheet of a phone', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' }));
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    await userEvent.click(await screen.findByRole('button', { name: 'Share…' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Gospels 2026',
      url: 'https://quiz.example.org/season/S1',
    });
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });

  it('has what is seldom done in a menu', async () => {
    renderScreen(<SeasonListScreen />, { session: admin(), documents });
    const menu = (await screen.findByRole('button', { name: 'More actions for Gospels 2026' }))
      .nextElementSibling;
    expect(menu).toHaveTextContent('Duplicate SeasonCopy Season');
    expect(menu?.querySelector('a')).toHaveAttribute('href', '/copy-season?season=S1');
  });

  it('has only the link in the menu of a host', async () => {
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    const menu = (await screen.findByRole('button', { name: /^More actions/ })).nextElementSibling;
    expect(menu).toHaveTextContent(/^Copy Season$/);
  });

  it.each([
    ['an Admin @6.04', admin(), true],
    ['a Manager @6.07', manager(), true],
    ['a host @6.11', host(), false],
  ])('offers Create Season and Edit Season to %s @2.35 @2.37', async (_who, session, offered) => {
    renderScreen(<SeasonListScreen />, {
      session,
      documents: { 'seasons/S1': seasonFields({ host_email: session.person.email }) },
    });
    await action('View Quizzes');
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links.includes('Create Season')).toBe(offered);
    expect(links.includes('Edit Season')).toBe(offered);
  });

  it('opens the form for a new season', async () => {
    const { address } = renderScreen(<SeasonListScreen />);
    await userEvent.click(screen.getByRole('link', { name: 'Create Season' }));
    expect(address()).toBe('/create-season');
  });
});
