import { act, screen, waitFor } from '@testing-library/react';
import type { RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { admin } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { timeoutMs } from '../lib/with-timeout';
import { exposing, renderConsole, type TestModule } from '../testing/render-console';
import { heading, seasons } from '../testing/route-modules';

const screenOf = (title: string) => ({
  Screen: () => (
    <Page title={title}>
      <Link to={paths.seasonList}>Go Back</Link>
    </Page>
  ),
});

/** The quizzes module; the title of its screen names the release. */
const quizzes = (name: string, id = 'a'): TestModule => ({
  title: 'Quizzes',
  screens: { [paths.quizList]: screenOf(`Quizzes of ${name}`) },
  release: { release: id.repeat(12) },
});

const settings: TestModule = { title: 'Settings', screens: { [paths.settings]: screenOf('Settings') } };

/** The idle time of the browser, triggered by the test. */
const idleWork: (() => void)[] = [];
const passIdleTime = () => act(async () => idleWork.splice(0).forEach((work) => work()));

let error: jest.SpyInstance<void, unknown[]>;
let warn: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idleWork.push(work),
    cancelIdleCallback: () => undefined,
  });
});
afterEach(() => {
  idleWork.splice(0);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** The tab becomes visible: the page reads the registry, and loads what it wants to until `isDone`. */
async function look(isDone: () => void): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => {
    await passIdleTime();
    isDone();
  });
}

async function open(modules: readonly TestModule[] = [seasons, quizzes('old'), settings]) {
  const page = renderConsole({ at: paths.seasonList, session: admin(), modules });
  const clickLink = async (name: string) => page.user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('link', { name: 'View Quizzes' });
  return {
    ...page,
    clickLink,
    editQuizzes: (change: (line: RegistryEntry) => object | undefined) =>
      page.edit((line) => (line.title === 'Quizzes' ? change(line) : line)),
    /** Opens the quizzes and goes back. */
    async visit(name: string) {
      await clickLink('View Quizzes');
      expect(await heading(`Quizzes of ${name}`)).toBeVisible();
      await clickLink('Go Back');
      await screen.findByRole('link', { name: 'View Quizzes' });
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const isLogged = () =>
  expect([...error.mock.calls, ...warn.mock.calls].map(([message]) => message)).toContainEqual(
    expect.stringMatching(/left out|stays as it is/),
  );

const hanging = jest.fn(() => new Promise<never>(() => undefined));
const newer = (part: Partial<TestModule>) => ({ ...quizzes('new', 'b'), ...part });

describe('a module that the page knows', () => {
  const edits: [string, (line: RegistryEntry) => object | undefined][] = [
    ['its entry turns invalid', (line) => ({ ...line, entry: 'http://elsewhere.example.org/x' })],
    ['its entry cannot be read', (line) => ({ ...line, name: 'Quizzes!' })],
    ['its entry vanishes', () => undefined],
    ['its name is misspelt', (line) => ({ ...line, name: 'quizes_mfe' })],
    ['its path is misspelt', (line) => ({ ...line, paths: ['/hom'] })],
    [
      'its path is misspelt in a new release',
      (line) => ({ ...line, paths: ['/hom'], release: 'b'.repeat(12) }),
    ],
    ['its entry says that it is public', (line) => ({ ...line, access: 'public' })],
    [
      'its entry says that a new release is public',
      (line) => ({ ...line, access: 'public', release: 'b'.repeat(12) }),
    ],
    [
      'its hash is wrong',
      (line) => ({ ...line, release: 'b'.repeat(12), integrity: `sha384-${'A'.repeat(64)}` }),
    ],
  ];
  const faults: [string, (page: Opened) => void][] = [
    ...edits.map(([what, edit]): [string, (page: Opened) => void] => [
      what,
      (page) => page.editQuizzes(edit),
    ]),
    [
      'another module claims its page, and its entry vanishes',
      ({ edit }) =>
        edit((line) => {
          if (line.title === 'Quizzes') return undefined;
          return line.title === 'Settings' ? { ...line, paths: [...line.paths, paths.quizList] } : line;
        }),
    ],
    [
      'a newer release is missing',
      ({ release }) => void release(newer({ manifest: () => new Response('', { status: 404 }) })),
    ],
    ['a newer release cannot run here', ({ release }) => void release(newer({ contract: '1.9.0' }))],
  ];
  const cases = faults.flatMap(([what, make]) =>
    [true, false].map((isLoaded) => [what, isLoaded ? 'was opened' : 'was not opened', make] as const),
  );

  it.each(cases)('stays when %s and it %s, and the log says so', async (_what, state, make) => {
    const page = await open();
    if (state === 'was opened') await page.visit('old');
    make(page);
    await look(isLogged);
    await page.visit('old');
  });

  it.each(['was opened', 'was not opened'])(
    'stays when the host of a newer release does not answer and it %s',
    async (state) => {
      const page = await open();
      if (state === 'was opened') await page.visit('old');
      hanging.mockClear();
      page.release(newer({ load: hanging }));
      await look(() => expect(hanging).toHaveBeenCalled());
      await page.visit('old');
    },
  );

  it('is run again by Retry while the host of a newer release does not answer', async () => {
    const load = jest
      .fn(async () => exposing(quizzes('old').screens))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    jest.useFakeTimers();
    try {
      const modules = [{ ...quizzes('old'), load }];
      const page = renderConsole({ at: paths.quizList, session: admin(), modules });
      await act(() => jest.advanceTimersByTimeAsync(100));
      page.release(newer({ load: hanging }));
      await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
      await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 100));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quizzes of old');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is named on the Modules page while its newer release cannot be used', async () => {
    const page = await open();
    page.release(newer({ load: () => Promise.reject(new Error('404')) }));
    await look(isLogged);
    await page.clickLink('Modules');
    expect(
      await screen.findByText(/^[a-z]+_mfe: its newer release cannot be used, and it stays as it is$/),
    ).toBeVisible();
  });

  it('is replaced in idle time by a newer release that loads', async () => {
    const page = await open();
    const load = jest.fn(async () => exposing(quizzes('new').screens));
    page.release(newer({ load }));
    await look(() => expect(load).toHaveBeenCalled());
    await page.visit('new');
  });

  it('is not loaded in a browser that saves data, until somebody opens it', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      const page = await open();
      const load = jest.fn(async () => exposing(quizzes('new').screens));
      page.release(newer({ load }));
      await look(() => expect(idleWork).toEqual([]));
      expect(load).not.toHaveBeenCalled();
      await page.visit('old');
      await look(() => expect(load).toHaveBeenCalled());
      await page.visit('new');
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('takes its next release once that can be loaded', async () => {
    const page = await open();
    page.release(newer({ load: () => Promise.reject(new Error('404')) }));
    await look(isLogged);
    await page.visit('old');
    const load = jest.fn(async () => exposing(quizzes('next').screens));
    page.release({ ...quizzes('next', 'c'), load });
    await look(() => expect(load).toHaveBeenCalled());
    await page.visit('next');
  });

  it('has its page when an entry that was misspelt from the start is corrected', async () => {
    const page = await open([seasons, { ...quizzes('old'), screens: { '/hom': screenOf('Quizzes') } }]);
    const load = jest.fn(async () => exposing(quizzes('old').screens));
    page.release({ ...quizzes('old'), load });
    await look(() => expect(load).toHaveBeenCalled());
    await page.visit('old');
  });

  it('goes when the registry says that it is withdrawn', async () => {
    const page = await open();
    page.editQuizzes(({ name, title, paths, access, entry }) => ({
      ...{ name, title, paths, access, entry },
      withdrawn: true,
    }));
    await look(() => expect(fetch).toHaveBeenCalled());
    await page.clickLink('View Quizzes');
    expect(await screen.findByText('Quizzes is switched off for now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    page.release(quizzes('next', 'c'));
    await look(() => undefined);
    expect(await heading('Quizzes of next')).toBeVisible();
  });

  it('goes when another module has its pages', async () => {
    const page = await open();
    page.editQuizzes(() => undefined);
    const load = jest.fn(async () => exposing(quizzes('another module').screens));
    page.add({ ...quizzes('another module'), title: 'Contests', load });
    await look(() => expect(load).toHaveBeenCalled());
    await page.visit('another module');
  });
});
