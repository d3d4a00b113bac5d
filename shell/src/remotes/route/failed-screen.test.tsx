import { lazy } from 'react';
import { act, screen } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { timeoutMs } from '../../lib/with-timeout';
import { exposing, renderConsole, type TestModule } from '../../testing/render-console';
import {
  at,
  expectErrors,
  follow,
  heading,
  open,
  quizzes,
  retry,
  seasons,
  SeasonList,
  QuizList,
} from '../../testing/route-modules';

describe('a screen that throws', () => {
  let broken = true;
  beforeEach(() => (broken = true));

  function Quarrelsome() {
    if (broken) throw new Error('Cannot read properties of undefined');
    return <QuizList />;
  }
  const quarrelsome: TestModule = { ...quizzes, screens: { [paths.quizList]: { Screen: Quarrelsome } } };

  it('is contained while the frame stays, and Retry renders it again', async () => {
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

  it.each(['message', 'name'])('is contained when %s of its error throws', async (property) => {
    expectErrors();
    const read = () => {
      throw new Error('Never');
    };
    const error = Object.defineProperty(new Error(), property, { get: read });
    const Screen = () => {
      throw error;
    };
    const { user } = open([seasons, { ...quizzes, screens: { [paths.quizList]: { Screen } } }]);
    await follow(user, 'View Quizzes');
    await screen.findByRole('alert');
    // What records the failure runs after it is shown.
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('Quizzes is not available right now');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('does not show an earlier failure to a person who left and returns', async () => {
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

  it("is rendered again when only the URL's query changes", async () => {
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
  /** Queries what only the list has: a failure's title is the module's title. */
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
  it.each(failing)('shows the live release, when a release %s and is replaced', async (_what, part) => {
    expectErrors();
    const { user, release, pages } = open([{ ...seasons, ...part }]);
    await screen.findByRole('alert');
    release(seasons);
    await user.click(await retry());
    expect(await seasonList()).toBeVisible();
    expect(pages).toEqual([]);
  });

  it("requests a missing chunk again, bypassing the browser's cache", async () => {
    expectErrors();
    const request = 'http://localhost/assets/7.1a2b.js';
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });
    const { user } = open([
      { ...seasons, screens: { [at]: { Screen: lazy(() => Promise.reject(missing)) } } },
    ]);
    await user.click(await retry());
    expect(fetch).toHaveBeenCalledWith(request, expect.objectContaining({ cache: 'reload' }));
  });

  it('is offered with a message, not a file name, when a chunk is missing', async () => {
    expectErrors();
    const [, missing] = failing.at(-1) ?? [];
    open([{ ...seasons, ...missing }]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load part of the page.');
    expect(alert).not.toHaveTextContent('chunk');
  });

  it('runs a module again without its broken state', async () => {
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

  it('works without the registry when that does not respond', async () => {
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
      await act(() => jest.advanceTimersByTimeAsync(timeoutMs));
      expect(await seasonList()).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
