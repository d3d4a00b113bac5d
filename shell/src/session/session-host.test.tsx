import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { readDrafts, useUnsavedForm, visitorOwner, writeDraft } from '@console/shared/drafts';
import { paths } from '@console/shared/model';
import { storeSession } from '@console/shared/session';
import { admin, host, manager } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { fakeDatabases } from '../testing/fake-databases';
import { renderConsole, type TestModule } from '../testing/render-console';

const seasons: TestModule = {
  title: 'Seasons',
  screens: { [paths.seasonList]: { Screen: () => <Page title="Seasons">…</Page> } },
};

async function openSeasons(options: Parameters<typeof renderConsole>[0] = {}) {
  const page = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons], ...options });
  await screen.findByRole('heading', { level: 1, name: 'Seasons' });
  return page;
}

const logout = () => screen.findByRole('button', { name: 'Logout' });
const wallpaper = () => screen.findByRole('img', { name: 'Wallpaper' });

/** Simulates another tab's change of the common storage. */
function otherTab(work: () => void, change: StorageEventInit) {
  work();
  act(() => void dispatchEvent(new StorageEvent('storage', change)));
}

const brand = () => screen.findByRole('heading', { level: 1, name: 'Bible Quiz Console' });

describe('Logout', () => {
  it('focuses the heading of the landing page, once', async () => {
    const { user, pages, reload } = await openSeasons();
    await user.click(await logout());
    await waitFor(() => expect(pages).toEqual(['/']));
    reload();
    expect(await brand()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not move the focus on a landing page opened without logging out', async () => {
    renderConsole();
    expect(await brand()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('ends the stored session in the click itself: the browser may be closed right after it', async () => {
    const { pages } = await openSeasons();
    const button = await logout();
    fireEvent.pointerEnter(button);
    await act(() => readDrafts());
    fireEvent.click(button);
    await act(async () => undefined);
    expect(localStorage.getItem('user')).toBeNull();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(pages).toEqual(['/']));
  });

  it('signs out, deletes the database’s cache, clears all local storage and opens the root @4.13 @7.24', async () => {
    const databases = fakeDatabases(['firestore/[DEFAULT]/demo-quiz/main']);
    const { user, authenticator, pages, reload } = await openSeasons();
    localStorage.setItem('selected_season', 'S1');
    localStorage.setItem('something_else', 'x');
    await user.click(await logout());
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
    expect(authenticator.person()).toBeNull();
    expect(databases.filled()).toEqual([]);
    databases.remove();

    reload();
    expect(await wallpaper()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });

  it('does not end the session that another tab starts while this one closes', async () => {
    const databases = fakeDatabases(['firestore/[DEFAULT]/demo-quiz/main']);
    const { user, authenticator, pages } = await openSeasons();
    jest.spyOn(authenticator, 'signOut').mockImplementation(async () => storeSession(manager()));
    await user.click(await logout());
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage.getItem('user')).toContain('uid-manager');
    expect(databases.filled()).toHaveLength(1);
    databases.remove();
  });

  it('runs once when it is clicked repeatedly', async () => {
    const { user, pages } = await openSeasons();
    await user.dblClick(await logout());
    await waitFor(() => expect(pages).toEqual(['/']));
  });

  it('goes on when Auth does not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, authenticator, pages } = await openSeasons();
    jest.spyOn(authenticator, 'signOut').mockReturnValue(new Promise(() => undefined));
    await user.click(await logout());
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
  });
});

describe('data that the browser does not delete', () => {
  const firestore = 'firestore/[DEFAULT]/demo-quiz/main';
  const limitMs = 5000;
  /** Waits until the console no longer waits for the deletion. */
  const pastTheLimit = () => act(() => jest.advanceTimersByTimeAsync(limitMs));
  const notDeleted = async () => {
    await wallpaper();
    await pastTheLimit();
    return screen.findByText('Data from the last sign-in is still on this device');
  };
  let databases: ReturnType<typeof fakeDatabases>;
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    databases = fakeDatabases([firestore], [firestore]);
  });
  afterEach(() => {
    databases.remove();
    jest.useRealTimers();
  });

  it('is reported on the landing page, with what to do', async () => {
    renderConsole();
    expect(await notDeleted()).toBeVisible();
    expect(screen.getByText(/^Close all tabs of this site and open it again/)).toBeVisible();
  });

  it('keeps the next person from signing in', async () => {
    const { user, authenticator } = renderConsole();
    await notDeleted();
    authenticator.choose(host().person);
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await pastTheLimit();
    expect(await screen.findByText(/^You weren’t signed in, because data/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(authenticator.person()).toBeNull();
  });
});

describe('a page from the back/forward cache', () => {
  const comeBack = (persisted: boolean) =>
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

  it('opens the landing page without a row of the session that has ended', async () => {
    const { pages } = await openSeasons();
    localStorage.clear();
    comeBack(true);
    expect(document.body).toBeEmptyDOMElement();
    await waitFor(() => expect(pages).toEqual(['/']));
  });

  it.each([
    ['its session is still stored', true],
    ['it was loaded', false],
  ])('stays when %s', async (_when, persisted) => {
    const { pages } = await openSeasons();
    comeBack(persisted);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
    expect(pages).toEqual([]);
  });
});

describe('a session that ends while a screen is open', () => {
  it('opens the landing page, which shows why, once', async () => {
    const { authenticator, pages, reload } = await openSeasons();
    act(() => authenticator.become(null));
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);

    reload();
    expect(await wallpaper()).toBeVisible();
    expect(await screen.findByText('You’re signed out. Sign in again to continue.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the drafts of its person, and never shows those of a visitor again', async () => {
    const { authenticator, pages } = await openSeasons();
    const visitor = visitorOwner();
    const draft = { form: 'seasons', address: '/create-season', updatedAt: Date.now(), text: 'Season: Half' };
    for (const owner of ['uid-admin', visitor])
      await act(() => writeDraft({ ...draft, id: owner, owner, base: {}, values: {}, progress: {} }));
    act(() => authenticator.become(null));
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
    expect(await readDrafts()).toMatchObject([{ owner: 'uid-admin' }, { owner: visitor }]);
    expect(visitorOwner()).not.toBe(visitor);
    sessionStorage.clear();
  });

  it('ends when another tab has logged out', async () => {
    const { pages, reload } = await openSeasons();
    otherTab(() => localStorage.clear(), { key: null });
    expect(pages).toEqual(['/']);
    reload();
    expect(await screen.findByText('You have logged out in another tab.')).toBeVisible();
  });

  it('keeps what is typed when another tab has noticed its end', async () => {
    const { pages } = await openSeasons();
    renderHook(() => useUnsavedForm('D1', true));
    otherTab(() => localStorage.removeItem('user'), { key: 'user', newValue: null });
    expect(await screen.findByRole('heading', { name: 'Your sign-in has ended' })).toBeVisible();
    expect(pages).toEqual([]);
  });

  it('does not end the session that another person has started in another tab', async () => {
    const { pages, reload, authenticator } = await openSeasons();
    otherTab(() => storeSession(manager()), { key: 'user', newValue: 'Manager' });
    expect(pages).toEqual(['/']);
    expect(localStorage.getItem('user')).toContain('uid-manager');
    authenticator.become(manager().person);
    reload();
    expect(await screen.findByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
    expect(screen.getAllByText('Manager')).not.toHaveLength(0);
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });

  it('does not end when other tabs store their data', async () => {
    const { pages } = await openSeasons();
    otherTab(() => localStorage.setItem('selected_season', 'S2'), { key: 'selected_season', newValue: 'S2' });
    expect(pages).toEqual([]);
  });

  it.each([
    ['nobody', null],
    ['another person', host().person],
  ])('had already ended when the provider knows %s', async (_whom, provider) => {
    const { pages, authenticator } = await openSeasons({ provider });
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
    expect(authenticator.person()).toBeNull();
  });
});

describe('a role that changes while a screen is open', () => {
  it('is stored, shown in the bar and announced @4.11', async () => {
    const { gateway } = await openSeasons({ session: host() });
    act(() => gateway.put('user_permissions/uid-host', { role: 'Manager' }));
    expect(await screen.findByText('You are now Manager.')).toBeVisible();
    expect(screen.getByText('Manager')).toBeVisible();
    expect(localStorage.getItem('user_role')).toBe('Manager');
  });

  it('becomes host when the record is deleted', async () => {
    const { gateway } = await openSeasons();
    act(() => gateway.drop('user_permissions/uid-admin'));
    expect(await screen.findByText('You are now Host.')).toBeVisible();
  });

  it('is not announced while it stays the same', async () => {
    const { gateway } = await openSeasons();
    act(() => gateway.put('user_permissions/uid-admin', { role: 'Admin', since: 2024 }));
    await act(async () => undefined);
    expect(screen.queryByText('Your role has changed')).not.toBeInTheDocument();
  });

  it('does not change while its subscription fails, and is updated again afterwards', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const setTimer = jest.spyOn(globalThis, 'setTimeout');
    const page = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons] });
    page.gateway.breakDown('unavailable');
    await screen.findByRole('heading', { level: 1, name: 'Seasons' });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The role is not followed for the moment', expect.anything()),
    );
    expect(localStorage.getItem('user_role')).toBe('Admin');

    page.gateway.heal();
    page.gateway.put('user_permissions/uid-admin', { role: 'Manager' });
    const [retry] = setTimer.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    act(() => retry?.());
    expect(await screen.findByText('You are now Manager.')).toBeVisible();
  });
});
