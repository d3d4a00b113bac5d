import { lazy, use, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { can, useSession, type Session } from '@console/shared/session';
import { admin, host } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { patience } from '../app/within-patience';
import { exposing, permissionOf, renderConsole, type TestModule } from '../testing/render-console';

const SeasonList = () => (
  <Page title="Seasons">
    <Link to={paths.seasonCreate}>Create Season</Link> <Link to={paths.quizList}>View Quizzes</Link>
  </Page>
);
const SeasonForm = () => <Page title="Create Season">for {useSession().person.name}</Page>;
const QuizList = () => (
  <Page title="Gospels 2026">
    <Link to={paths.seasonList}>Go Back</Link>
  </Page>
);

const seasons: TestModule = {
  title: 'Seasons',
  screens: {
    [paths.seasonList]: { Screen: SeasonList },
    [paths.seasonCreate]: { Screen: SeasonForm, allows: can.createSeason },
  },
};
const quizzes: TestModule = { title: 'Quizzes', screens: { [paths.quizList]: { Screen: QuizList } } };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('link', { name }));
const retry = () => screen.findByRole('button', { name: 'Retry' });
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const at = paths.seasonList;
const open = (modules: readonly TestModule[], session: Session = admin()) =>
  renderConsole({ at, session, modules });

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

  it('is drawn at once when it is there already, and never under another title', async () => {
    const { user } = open([seasons, quizzes]);
    await follow(user, 'View Quizzes');
    await heading('Gospels 2026');

    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(screen.getByRole('main').textContent));
    watch.observe(screen.getByRole('main'), { childList: true, subtree: true });
    await follow(user, 'Go Back');
    await heading('Seasons');
    watch.disconnect();
    expect([...seen]).toEqual([screen.getByRole('main').textContent]);
  });

  it('that comes late is waited for without a title that is not the screen’s', async () => {
    let arrive: (exposed: unknown) => void = () => undefined;
    open([{ ...seasons, load: () => new Promise((resolve) => (arrive = resolve)) }]);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    arrive(exposing(seasons.screens));
    expect(await heading('Seasons')).toBeVisible();
    expect(document.title).toBe('Seasons · Bible Quiz Console');
  });
});

describe('a module that cannot be loaded', () => {
  it('says so in its place, and Retry tries again until it works', async () => {
    const logged = expectErrors();
    const load = jest
      .fn(async () => exposing(seasons.screens))
      .mockRejectedValueOnce(new Error('Failed to fetch'))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    const { user } = open([{ ...seasons, load }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Seasons is not available right now');
    expect(logged).toHaveBeenCalledWith('Seasons could not be shown', new Error('Failed to fetch'));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();

    await user.click(await retry());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await retry());
    expect(await heading('Seasons')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('leaves the other modules alone, and is tried again on the next visit', async () => {
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

  it('is said to be late after five seconds, and still shown when it comes', async () => {
    expectErrors();
    jest.useFakeTimers();
    try {
      let arrive: (exposed: unknown) => void = () => undefined;
      open([{ ...seasons, load: () => new Promise((resolve) => (arrive = resolve)) }]);
      await jest.advanceTimersByTimeAsync(patience - 100);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await jest.advanceTimersByTimeAsync(200);
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('Its server did not answer in time.'),
      );
      await act(() => jest.advanceTimersByTimeAsync(2000));
      await act(async () => arrive(exposing(seasons.screens)));
      expect(await screen.findByRole('link', { name: 'Create Season' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  const neverAsked = () => {
    throw new Error('Its code must not run');
  };
  const refusals: [string, Partial<TestModule>, string][] = [
    [
      'was registered for another contract',
      { contract: '2.0.0' },
      'It was built for contract 2.0.0; this console serves 1.0.0.',
    ],
    [
      'was built for another contract',
      { load: async () => ({ remoteModule: { contract: '2.1.0', screens: seasons.screens } }) },
      'It was built for contract 2.1.0; this console serves 1.0.0.',
    ],
    [
      'exposes something else',
      { load: async () => ({ remoteModule: 'a page of HTML' }) },
      'It does not keep to the contract between modules and console.',
    ],
    [
      'was built for a newer contract',
      { contract: '1.1.0' },
      'It was built for contract 1.1.0; this console serves 1.0.0.',
    ],
    [
      'needs a library that the console has in another version',
      { needs: { react: '^19.0.0', 'styled-components': '^6.6.0' }, load: () => neverAsked() },
      'It needs other versions of what the console provides: styled-components ^6.6.0 (none here).',
    ],
    ['has no screen for the path', { load: async () => exposing({}) }, 'It has no screen for /seasons.'],
  ];
  it.each(refusals)('is refused in words when it %s', async (_what, part, words) => {
    expectErrors();
    open([{ ...seasons, ...part }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('a module whose line of the registry is refused', () => {
  const damaged = { ...quizzes, release: { integrity: 'nope' } };

  it('says so in its place, with the reason, and Retry reads the registry anew', async () => {
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

  it('leads whoever is not signed in to the landing page, as any screen for staff', async () => {
    const { address } = renderConsole({ at: paths.quizList, modules: [seasons, damaged] });
    await waitFor(() => expect(address()).toBe(paths.landing));
  });
});

describe('a screen that is not ready', () => {
  let arrive: () => void = () => undefined;
  let ready: Promise<unknown>;
  const Late = () => {
    use(ready);
    return <SeasonList />;
  };
  const late: TestModule = { ...seasons, screens: { [at]: { Screen: Late } } };
  const tooLong = () => screen.findByRole('alert');

  beforeEach(() => {
    ready = new Promise((resolve) => (arrive = () => resolve(undefined)));
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is waited for five seconds, then said to be late, and still shown when it comes', async () => {
    expectErrors();
    open([late]);
    await act(() => jest.advanceTimersByTimeAsync(patience - 100));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(await tooLong()).toHaveTextContent('It is taking longer than usual.');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await act(async () => arrive());
    expect(await heading('Seasons')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is begun anew by Retry', async () => {
    expectErrors();
    open([late]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(patience));
    await tooLong();
    ready = Promise.resolve();
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(await heading('Seasons')).toBeVisible();
  });
});

describe('a screen that throws', () => {
  let broken = true;
  beforeEach(() => (broken = true));

  function Quarrelsome() {
    if (broken) throw new Error('Cannot read properties of undefined');
    return <QuizList />;
  }
  const quarrelsome: TestModule = { ...quizzes, screens: { [paths.quizList]: { Screen: Quarrelsome } } };

  it('is contained while the frame stays, and Retry draws it again', async () => {
    expectErrors();
    const { user } = open([seasons, quarrelsome]);
    await follow(user, 'View Quizzes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Quizzes is not available right now');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await user.click(await retry());
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    await user.click(await retry());
    expect(await heading('Gospels 2026')).toBeVisible();
  });

  it('shows no old failure to a person who left and comes back', async () => {
    expectErrors();
    const { user } = open([seasons, quarrelsome]);
    await follow(user, 'View Quizzes');
    await screen.findByRole('alert');
    await follow(user, 'Bible Quiz Console');
    broken = false;
    await follow(user, 'View Quizzes');
    expect(await heading('Gospels 2026')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gets a new chance where only the query of the address changes', async () => {
    expectErrors();
    const { user } = renderConsole({
      at: '/privacy-policy?season=S1',
      modules: [
        {
          title: 'Public pages',
          access: 'public',
          screens: { [paths.privacyPolicy]: { Screen: Quarrelsome } },
        },
      ],
    });
    await screen.findByRole('alert');
    broken = false;
    await follow(user, 'Privacy policy');
    expect(await heading('Gospels 2026')).toBeVisible();
  });

  it('is contained when its guard throws', async () => {
    expectErrors();
    const allows = () => {
      throw new Error('The guard fails');
    };
    open([{ ...seasons, screens: { [at]: { Screen: SeasonList, allows } } }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Seasons is not available right now');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

describe('Retry', () => {
  /** By what only the list has: the message of a failure is titled as the module is. */
  const seasonList = () => screen.findByRole('link', { name: 'Create Season' });

  const failing: [string, Partial<TestModule>][] = [
    ['cannot be loaded', { load: () => Promise.reject(new Error('Failed to fetch')) }],
    ['was built for another contract', { contract: '2.0.0' }],
    [
      'throws when it is drawn',
      {
        screens: {
          [at]: {
            Screen: () => {
              throw new Error('Cannot read properties of undefined');
            },
          },
        },
      },
    ],
    [
      'misses a part that it fetches later',
      {
        screens: {
          [at]: {
            Screen: lazy(() =>
              Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
            ),
          },
        },
      },
    ],
  ];
  it.each(failing)('shows what is live by now, when a release %s and is replaced', async (_what, part) => {
    expectErrors();
    const { user, release, pages } = open([{ ...seasons, ...part }]);
    await screen.findByRole('alert');
    release(seasons);
    await user.click(await retry());
    expect(await seasonList()).toBeVisible();
    expect(pages).toEqual([]);
  });

  it('asks for a part that is missing past the copy that the browser has kept', async () => {
    expectErrors();
    const request = 'http://localhost/assets/7.1a2b.js';
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });
    const { user } = open([
      { ...seasons, screens: { [at]: { Screen: lazy(() => Promise.reject(missing)) } } },
    ]);
    await user.click(await retry());
    expect(fetch).toHaveBeenCalledWith(request, expect.objectContaining({ cache: 'reload' }));
  });

  it('is offered in words, not with the name of a file, where a part is missing', async () => {
    expectErrors();
    const [, missing] = failing.at(-1) ?? [];
    open([{ ...seasons, ...missing }]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A part of it could not be loaded.');
    expect(alert).not.toHaveTextContent('chunk');
  });

  it('runs a module anew, so that nothing stays broken which it kept', async () => {
    expectErrors();
    let runs = 0;
    const load = async () => {
      const run = (runs += 1);
      const Screen = lazy(() =>
        run === 1
          ? Promise.reject(new Error('Its server was down'))
          : Promise.resolve({ default: SeasonList }),
      );
      return exposing({ [at]: { Screen } });
    };
    const { user } = open([{ ...seasons, load }]);
    await user.click(await retry());
    expect(await seasonList()).toBeVisible();
  });

  it('does without the registry when that does not answer', async () => {
    expectErrors();
    const load = jest
      .fn(async () => exposing(seasons.screens))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    jest.useFakeTimers();
    try {
      const { files } = open([{ ...seasons, load }]);
      await act(() => jest.advanceTimersByTimeAsync(100));
      files.set('/remotes.json', () => new Promise(() => undefined));
      await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
      await act(() => jest.advanceTimersByTimeAsync(patience));
      expect(await seasonList()).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the patience of five seconds', () => {
  const hanging = new Promise(() => undefined);
  const slowly = () =>
    new Promise<unknown>((resolve) =>
      setTimeout(
        () =>
          resolve(
            exposing({
              [at]: {
                Screen: () => {
                  use(hanging);
                  return null;
                },
              },
            }),
          ),
        3000,
      ),
    );

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is for the whole screen: for its module and for what it waits for itself', async () => {
    expectErrors();
    open([{ ...seasons, load: slowly }]);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await act(() => jest.advanceTimersByTimeAsync(patience - 3100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('It is taking longer than usual.');
  });

  it('is for all that Retry does', async () => {
    expectErrors();
    const { files } = open([{ ...seasons, load: () => new Promise(() => undefined) }]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(patience));
    files.set('/remotes.json', () => new Promise(() => undefined));
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (let waited = 0; waited <= patience; waited += 1000)
      await act(() => jest.advanceTimersByTimeAsync(Math.min(1000, patience + 100 - waited)));
    expect(screen.getByRole('alert')).toHaveTextContent('Its server did not answer in time.');
  });

  it('begins anew where a screen that was shown waits for something again', async () => {
    expectErrors();
    function Late() {
      const [isWaiting, setWaiting] = useState(false);
      if (isWaiting) use(hanging);
      return <button onClick={() => setWaiting(true)}>Show more</button>;
    }
    open([{ ...seasons, screens: { [at]: { Screen: Late } } }]);
    await act(() => jest.advanceTimersByTimeAsync(patience * 2));
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click());
    await act(() => jest.advanceTimersByTimeAsync(patience - 100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('a screen for some roles', () => {
  it('opens to a role that has it', async () => {
    const { user } = open([seasons]);
    await follow(user, 'Create Season');
    expect(await screen.findByText('for Admin')).toBeVisible();
  });

  it('is not open to another role, in words and with a way on', async () => {
    const { user } = open([seasons], host());
    await follow(user, 'Create Season');
    expect(await heading('Not open to your role')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'As Host you cannot do this' })).toBeVisible();
    await follow(user, 'Go to seasons');
    expect(await heading('Seasons')).toBeVisible();
  });

  it('closes at once, with a message, when the role is taken away', async () => {
    const { user, gateway } = open([seasons]);
    await follow(user, 'Create Season');
    await heading('Create Season');
    const [[record] = []] = Object.entries(permissionOf(admin()));
    act(() => gateway.put(record ?? '', { role: 'Reader' }));
    expect(await heading('Not open to your role')).toBeVisible();
    expect(await screen.findByText('You are now Host.')).toBeVisible();
    expect(localStorage.getItem('user_role')).toBe('Reader');
  });
});
