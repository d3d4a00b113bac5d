import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { admin, host } from '@console/shared/testing';
import { timeoutMs } from '../../lib/with-timeout';
import { exposing, permissionOf, renderConsole, type TestModule } from '../../testing/render-console';
import { expectErrors, follow, heading, open, quizzes, retry, seasons } from '../../testing/route-modules';

describe('a module', () => {
  it('is loaded once, when one of its paths is first visited', async () => {
    const load = jest.fn(async () => exposing(quizzes.screens));
    const { user } = open([seasons, { ...quizzes, load }]);
    await heading('Seasons');
    expect(load).not.toHaveBeenCalled();
    for (const link of ['View Quizzes', 'Go Back', 'View Quizzes']) await follow(user, link);
    await heading('Gospels 2026');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is rendered immediately when it is already loaded, and never under another title', async () => {
    const { user } = open([seasons, quizzes]);
    await follow(user, 'View Quizzes');
    await heading('Gospels 2026');

    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(screen.getByRole('main').textContent));
    observer.observe(screen.getByRole('main'), { childList: true, subtree: true });
    await follow(user, 'Go Back');
    await heading('Seasons');
    observer.disconnect();
    expect([...seen]).toEqual([screen.getByRole('main').textContent]);
  });

  it('that loads late has no heading while loading, and the tab already has its title', async () => {
    let arrive: ((exposed: unknown) => void) | undefined;
    open([{ ...seasons, load: () => new Promise((resolve) => (arrive = resolve)) }]);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Seasons · Bible Quiz Console'));
    await waitFor(() => expect(arrive).toBeDefined());
    arrive?.(exposing(seasons.screens));
    expect(await heading('Seasons')).toBeVisible();
    expect(document.title).toBe('Seasons · Bible Quiz Console');
  });

  it("with a path that only it knows sets the tab's title to its own while it loads", async () => {
    const screens = { '/results': { Screen: () => null } };
    const results: TestModule = {
      title: 'Results',
      screens,
      load: () => new Promise<never>(() => undefined),
    };
    renderConsole({ at: '/results', session: admin(), modules: [results] });
    await waitFor(() => expect(document.title).toBe('Results · Bible Quiz Console'));
  });

  it("that is public sets the tab's title while it loads from another screen", async () => {
    const terms: TestModule = {
      title: 'Public pages',
      access: 'public',
      screens: { [paths.terms]: { Screen: () => null } },
      load: () => new Promise<never>(() => undefined),
    };
    const { user } = open([seasons, terms]);
    await heading('Seasons');
    await follow(user, 'Terms and conditions');
    expect(document.title).toBe('Terms and Conditions · Bible Quiz Console');
  });
});

describe('a module that cannot be loaded', () => {
  it('shows the failure in its place, and Retry tries again until it works', async () => {
    const logged = expectErrors();
    const load = jest
      .fn(async () => exposing(seasons.screens))
      .mockRejectedValueOnce(new Error('Failed to fetch'))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    const { user } = open([{ ...seasons, load }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Seasons is not available right now');
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Seasons could not be shown', new Error('Failed to fetch')),
    );
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();

    await user.click(await retry());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await retry());
    expect(await heading('Seasons')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('tries again by itself when the connection is back', async () => {
    expectErrors();
    const load = jest
      .fn(async () => exposing(seasons.screens))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    open([{ ...seasons, load }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Seasons is not available right now');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('Seasons')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not affect other modules, and is retried on the next visit', async () => {
    expectErrors();
    const load = jest.fn<Promise<object>, []>().mockRejectedValue(new Error('Failed to fetch'));
    const { user } = open([seasons, { ...quizzes, load }]);
    await follow(user, 'View Quizzes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Quizzes is not available right now');
    load.mockResolvedValue(exposing(quizzes.screens));
    await follow(user, 'Bible Quiz Console');
    await heading('Seasons');
    await follow(user, 'View Quizzes');
    expect(await heading('Gospels 2026')).toBeVisible();
  });

  it('is reported as late after five seconds, and still shown when it loads @9.09', async () => {
    expectErrors();
    jest.useFakeTimers();
    try {
      let arrive: (exposed: unknown) => void = () => undefined;
      open([{ ...seasons, load: () => new Promise((resolve) => (arrive = resolve)) }]);
      await jest.advanceTimersByTimeAsync(timeoutMs - 100);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await jest.advanceTimersByTimeAsync(200);
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer in time.'),
      );
      await act(() => jest.advanceTimersByTimeAsync(2000));
      await act(async () => arrive(exposing(seasons.screens)));
      expect(await screen.findByRole('link', { name: 'Create Season' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  const neverRequested = () => {
    throw new Error('Its code must not run');
  };
  const refusals: [string, Partial<TestModule>, string][] = [
    [
      'was registered for another contract',
      { contract: '2.0.0' },
      'Built for contract 2.0.0; this console serves 1.0.0.',
    ],
    [
      'was built for another contract',
      { load: async () => ({ remoteModule: { contract: '2.1.0', screens: seasons.screens } }) },
      'Built for contract 2.1.0; this console serves 1.0.0.',
    ],
    [
      'exposes something else',
      { load: async () => ({ remoteModule: 'a page of HTML' }) },
      'Doesn’t match the contract between modules and console.',
    ],
    [
      'was built for a newer contract',
      { contract: '1.1.0' },
      'Built for contract 1.1.0; this console serves 1.0.0.',
    ],
    [
      'needs a library that the console has in another version',
      { needs: { react: '^19.0.0', 'styled-components': '^6.6.0' }, load: () => neverRequested() },
      'Needs other versions of shared libraries: styled-components ^6.6.0 (none here).',
    ],
    ['has no screen for the path', { load: async () => exposing({}) }, 'Has no screen for /seasons.'],
  ];
  it.each(refusals)('is refused with a message when it %s', async (_what, part, message) => {
    expectErrors();
    open([{ ...seasons, ...part }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('a module with a refused registry entry', () => {
  const damaged = { ...quizzes, release: { integrity: 'nope' } };

  it('shows the reason in its place, and Retry reads the registry again', async () => {
    expectErrors();
    const { user, release, address } = open([seasons, damaged]);
    await follow(user, 'View Quizzes');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Quizzes is not available right now');
    expect(alert).toHaveTextContent('integrity must be a sha384 hash');
    expect(address()).toBe(paths.quizList);

    await user.click(await retry());
    expect(await screen.findByRole('alert')).toHaveTextContent('Quizzes is not available right now');
    release(quizzes);
    await user.click(await retry());
    expect(await heading('Gospels 2026')).toBeVisible();
  });

  it('redirects a signed-out visitor to the landing page, as any staff screen does', async () => {
    const { address } = renderConsole({ at: paths.quizList, modules: [seasons, damaged] });
    await waitFor(() => expect(address()).toBe(paths.landing));
  });
});

describe('a page of the console whose module the registry does not name', () => {
  it('says so in its place, and Retry reads the registry again', async () => {
    expectErrors();
    const { user, add } = open([seasons]);
    await follow(user, 'View Quizzes');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Quizzes is not available right now');
    expect(alert).toHaveTextContent('This page is temporarily unavailable. Try again soon.');
    add(quizzes);
    await user.click(await retry());
    expect(await heading('Gospels 2026')).toBeVisible();
  });

  it('says so to a visitor of a public page', async () => {
    expectErrors();
    renderConsole({ at: paths.terms, modules: [seasons] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Terms and Conditions is not available');
  });

  it('redirects a signed-out visitor of a staff page to the landing page', async () => {
    const { address } = renderConsole({ at: paths.quizList, modules: [seasons] });
    await waitFor(() => expect(address()).toBe(paths.landing));
  });
});

describe('a screen for some roles', () => {
  it('opens to a role that has it', async () => {
    const { user } = open([seasons]);
    await follow(user, 'Create Season');
    expect(await screen.findByText('for Admin')).toBeVisible();
  });

  it('shows a message and a link to another role @6.11', async () => {
    const { user } = open([seasons], host());
    await follow(user, 'Create Season');
    expect(await heading('No access with your role')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'As Host you can’t do this' })).toBeVisible();
    await follow(user, 'Go to seasons');
    expect(await heading('Seasons')).toBeVisible();
  });

  it('closes immediately with a message when the role is revoked', async () => {
    const { user, gateway } = open([seasons]);
    await follow(user, 'Create Season');
    await heading('Create Season');
    const [[record] = []] = Object.entries(permissionOf(admin()));
    act(() => gateway.put(record ?? '', { role: 'Reader' }));
    expect(await heading('No access with your role')).toBeVisible();
    expect(await screen.findByText('You are now Host.')).toBeVisible();
    expect(localStorage.getItem('user_role')).toBe('Reader');
  });
});
