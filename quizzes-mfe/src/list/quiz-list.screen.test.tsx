import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError, type StoredFields } from '@console/shared/data';
import { lateSaveMs } from '@console/shared/model';
import { readJson, storageKeys, writeText } from '@console/shared/storage';
import {
  chooseStatus,
  host,
  manager,
  quizFields,
  renderScreen,
  seasonFields,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from './quiz-list.screen';

const at = (day: number, hour = 9, minute = 0) => new Date(2026, 0, day, hour, minute);

const contest: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quizFields({
    title: 'The Sermon on the Mount',
    start: at(11, 9, 5),
    end: at(12, 18),
  }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables', start: at(20), status: 'Ongoing' }),
  'seasons/S1/quizzes/Q3': quizFields({
    title: 'Birth of Jesus',
    start: at(2),
    end: at(3),
    status: 'Finished',
  }),
  'seasons/S2': seasonFields({ season: 'Acts 2026' }),
  'seasons/S2/quizzes/Q9': quizFields({ title: 'Pentecost' }),
};

// On a day on which the statuses fit the dates.
setNow(at(11));

const open = (documents: Documents = contest, address = '/home?season=S1') => {
  const page = renderScreen(<QuizListScreen />, { session: host(), documents, at: address });
  return { ...page, user: userEvent.setup() };
};

const titles = async () => (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);
const everythingElseComes = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

describe('the quizzes of the selected season', () => {
  it('are sorted by latest start and belong to no other season @2.38 @7.06', async () => {
    open();
    expect(await titles()).toEqual(['Parables', 'The Sermon on the Mount', 'Birth of Jesus']);
    expect(screen.getByText('Parables')).toHaveAttribute('data-status', 'Ongoing');
    expect(screen.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeInTheDocument();
  });

  it('are requested concurrently with their season', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = open();
    const letSeasonCome = gateway.holdDocument('seasons/S1');
    await everythingElseComes();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    gateway.breakDown('unavailable');
    await act(async () => letSeasonCome());
    expect(await titles()).toHaveLength(3);
  });

  it('begin with the first page while the others are loading', async () => {
    const more = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `seasons/S1/quizzes/N${index}`,
        quizFields({ title: `Quiz ${index}`, start: at(1 + index) }),
      ]),
    );
    const { gateway, user } = open({ ...contest, ...more });
    const letGo = gateway.holdBack();
    expect(await screen.findByText('rows 1–10. Loading more…')).toBeInTheDocument();
    expect((await titles())[0]).toBe('Quiz 49');
    await user.type(screen.getByRole('searchbox'), 'Ruth');
    expect(screen.getByText('Loading all quizzes…')).toBeInTheDocument();
    await act(async () => letGo());
    expect(await screen.findByText('No quiz found')).toBeInTheDocument();
  });

  it('show Title, Duration, Start, End, the number of questions, Status and Actions @2.42 @3.08 @3.37 @9.06', async () => {
    open();
    const cells = within(await row('Sermon')).getAllByRole('cell');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Title',
      'Duration',
      'Start',
      'End',
      'Questions',
      'Status',
      'Actions',
    ]);
    for (const [index, shown] of ['20 min', '2026-01-11 09:05', '2026-01-12 18:00'].entries())
      expect(cells[index + 1]).toHaveAccessibleName(shown);
    expect(cells[5]).toHaveTextContent(/^Upcoming/);
  });

  it('update with changes of another person', async () => {
    const { gateway } = open();
    await row('Parables');
    act(() => gateway.put('seasons/S1/quizzes/Q4', quizFields({ title: 'Miracles', start: at(30) })));
    await row('Miracles');
    expect(await titles()).toEqual(['Miracles', 'Parables', 'The Sermon on the Mount', 'Birth of Jesus']);
  });

  it('are found by a part of their title, ignoring case @2.40', async () => {
    const { user, address } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by title' }), 'SERMON');
    expect(await titles()).toEqual(['The Sermon on the Mount']);
    expect(address()).toBe('/home?season=S1&search=SERMON');
  });

  it.each([
    ['José', 'Jose\u0301 in Egypt'],
    ['Jose\u0301', 'José in Egypt'],
    ['jose', 'JOSÉ in Egypt'],
    ['in Egypt', 'José in\u00a0Egypt'],
    ['in\u00a0Egypt', 'José in  Egypt'],
    ['Egypt', 'José in E\u200bgypt'],
    ['కీర్తనలు', 'కీర్\u200cతనలు'],
  ])('are found by %j as %j', async (search, title) => {
    const { user } = open({ ...contest, 'seasons/S1/quizzes/Q4': quizFields({ title, start: at(30) }) });
    const box = await screen.findByRole('searchbox', { name: 'Search by title' });
    await user.click(box);
    await user.paste(search);
    await waitFor(async () => expect(await titles()).toHaveLength(1));
    expect(await titles()).toEqual([title]);
  });

  it('show a message when the search finds none', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by title' }), 'exodus');
    expect(await screen.findByText('No title contains “exodus”.')).toBeInTheDocument();
  });

  it('are shown ten to a page @2.41 @9.01', async () => {
    const many = Array.from({ length: 23 }, (_, index) => index + 1).map((day): [string, StoredFields] => [
      `seasons/S1/quizzes/D${day}`,
      quizFields({ title: `Day ${day}`, start: at(day), end: null }),
    ]);
    const { user } = open({ 'seasons/S1': seasonFields(), ...Object.fromEntries(many) });
    expect(await titles()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await titles()).toEqual(['Day 3', 'Day 2', 'Day 1']);
    expect(screen.getByText('rows 21–23 of 23')).toBeInTheDocument();
  });

  it.each([
    ['a Manager', manager(), 1],
    ['a host', host(), 0],
  ])('name the way to those of another season, where there is none, to %s', async (_who, session, count) => {
    const documents = { 'seasons/S1': seasonFields({ host_email: session.person.email }) };
    renderScreen(<QuizListScreen />, { session, documents, at: '/home?season=S1' });
    await screen.findByRole('link', { name: 'Create Several Quizzes' });
    await everythingElseComes();
    expect(screen.queryAllByText(/^To start with the quizzes of another season/)).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: 'Seasons' })).toHaveLength(count);
  });

  it('show “No Data” and what to do when there is none @8.05', async () => {
    open({ 'seasons/S1': seasonFields() });
    expect(await screen.findByRole('heading', { name: 'No Data' })).toBeInTheDocument();
    expect(screen.getByText(/To add one, select Create Quiz/)).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /^Create (Quiz|Several Quizzes)$/ });
    expect(links.slice(-2).map((link) => link.getAttribute('href'))).toEqual([
      '/create-quiz?season=S1',
      '/create-quizzes?season=S1',
    ]);
  });

  it('are shown even when another client stored malformed fields', async () => {
    open({
      'seasons/S1': seasonFields(),
      'seasons/S1/quizzes/empty': {},
      'seasons/S1/quizzes/odd': {
        title: { te: 'x' },
        duration: 'soon',
        start: 'never',
        end: true,
        status: 'Paused',
      },
      'seasons/S1/quizzes/old': quizFields({ title: 'Iso', start: at(3).toISOString(), duration: '15' }),
      'seasons/S1/quizzes/huge': quizFields({ title: 'x'.repeat(1_000_000), start: at(1) }),
    });
    expect(await titles()).toEqual([
      'Iso',
      `${'x'.repeat(300)}…`,
      'Untitled quiz (empty)',
      'Untitled quiz (odd)',
    ]);
    const cells = within(await row('odd')).getAllByRole('cell');
    for (const cell of cells.slice(1, 4)) expect(cell).toHaveAccessibleName('—');
    expect(cells[5]).toHaveTextContent(/^Paused/);
    expect(within(await row('empty')).getAllByText('No status')[0]).toBeInTheDocument();
    expect(within(await row('Iso')).getByText('2026-01-03 09:00')).toBeInTheDocument();
  });
});

describe('the number of questions', () => {
  const withQuestions: Documents = {
    ...contest,
    'seasons/S1/quizzes/Q2/questions/N1': {},
    'seasons/S1/quizzes/Q2/questions/N2': {},
  };

  it('comes after the rows', async () => {
    const { gateway } = open(withQuestions);
    let count: (questions: number) => void = () => undefined;
    gateway.count = () => new Promise((resolve) => (count = resolve));
    expect(within(await row('Parables')).getByText('…')).toBeVisible();
    await act(async () => count(7));
    expect(await screen.findByText('7')).toBeVisible();
  });

  it('is counted for each quiz', async () => {
    open(withQuestions);
    expect(await within(await row('Parables')).findByText('2')).toBeVisible();
    expect(await within(await row('Sermon')).findByText('0')).toBeVisible();
  });

  it('is what was counted before, with the time, when it cannot be counted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    writeText(storageKeys.user, JSON.stringify({ uid: 'u1' }));
    open(withQuestions);
    expect(await within(await row('Parables')).findByText('2')).toBeVisible();
    cleanup();
    const { gateway } = open(withQuestions);
    gateway.count = () => Promise.reject(new DataError('unavailable', 'made by the test'));
    const known = await within(await row('Parables')).findByTitle(/^Updated 2026-01-11 /);
    expect(known).toHaveTextContent(/^2, Updated 2026-01-11 /);
    localStorage.clear();
  });

  it('is a dash when it was never counted, until the connection is back, and the list stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = open(withQuestions);
    const { count } = gateway;
    gateway.count = () => Promise.reject(new DataError('unavailable', 'made by the test'));
    const dash = await within(await row('Parables')).findByTitle('Couldn’t count the questions');
    expect(dash).toHaveTextContent('—');
    expect(await titles()).toHaveLength(3);

    gateway.count = count;
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(await row('Parables')).findByText('2')).toBeVisible();
  });
});

describe('a status in the row', () => {
  const statusOfSermon = 'Status of The Sermon on the Mount';

  it('is stored when it is chosen, and a notice says what it means', async () => {
    const { gateway } = open();
    await screen.findByLabelText(statusOfSermon);
    chooseStatus(statusOfSermon, 'Ongoing');
    const notice = '“The Sermon on the Mount” is now Ongoing. Questions can no longer be changed.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Ongoing', duration: 20 });
  });

  it('says that it is not stored yet when there is no answer for five seconds', async () => {
    const { gateway } = open();
    const menu = await screen.findByLabelText(statusOfSermon);
    const { transact } = gateway;
    let answer = (): void => undefined;
    gateway.transact = async (work) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return transact(work);
    };
    jest.useFakeTimers();
    chooseStatus(statusOfSermon, 'Ongoing');
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(menu).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/Keep the console open/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    const late = '“The Sermon on the Mount” is not Ongoing yet. Keep the console open until it is.';
    expect(screen.getByText(late)).toBeVisible();
    jest.useRealTimers();
    answer();
    expect(await screen.findByText(/“The Sermon on the Mount” is now Ongoing/)).toBeVisible();
    expect(menu).not.toHaveAttribute('aria-busy');
  });

  it.each(['{PageDown}', '{PageUp}', '{End}', '{Home}', 'f', '{ArrowRight}'])(
    'is not stored by %s on the closed control',
    async (key) => {
      const { gateway, user } = open();
      const menu = await screen.findByLabelText(statusOfSermon);
      chooseStatus(statusOfSermon, 'Ongoing');
      await screen.findByText(/is now Ongoing/);
      expect(menu).toHaveFocus();
      await user.keyboard(key);
      expect(menu).toHaveAttribute('aria-expanded', 'false');
      expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Ongoing' });
    },
  );

  it('is chosen by keyboard in the open list, which Escape and Tab close', async () => {
    const { gateway, user } = open();
    const menu = await screen.findByLabelText(statusOfSermon);
    menu.focus();
    const option = (name: string) => screen.getByRole('option', { name });
    for (const close of ['{Escape}', '{Tab}']) {
      await user.keyboard('{ArrowDown}');
      expect(option('Upcoming')).toHaveFocus();
      await user.keyboard(`{End}${close}`);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      menu.focus();
    }
    await user.keyboard('{Enter}f');
    expect(option('Finished')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Upcoming' });
    await user.keyboard('{Enter}');
    expect(menu).toHaveFocus();
    expect(await screen.findByText(/is now Ongoing/)).toBeVisible();
  });

  it('is shown as it is stored when somebody sets it back, and can be chosen again', async () => {
    const { gateway } = open();
    const menu = await screen.findByLabelText(statusOfSermon);
    // The list may never have shown the choice: then it is forgotten after a while.
    jest.useFakeTimers();
    chooseStatus(statusOfSermon, 'Ongoing');
    await screen.findByText(/is now Ongoing/);
    act(() => gateway.put('seasons/S1/quizzes/Q1', quizFields({ status: 'Upcoming' })));
    await waitFor(() => expect(menu).toHaveTextContent('Upcoming'), { timeout: lateSaveMs + 1000 });
    chooseStatus(statusOfSermon, 'Ongoing');
    await waitFor(() =>
      expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Ongoing' }),
    );
    expect(menu).toHaveTextContent('Ongoing');
  });

  it('is not stored over another one that somebody has set while the list was open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    await user.click(await screen.findByLabelText(statusOfSermon));
    act(() => gateway.put('seasons/S1/quizzes/Q1', quizFields({ status: 'Finished' })));
    await user.click(screen.getByRole('option', { name: 'Ongoing' }));
    expect(await screen.findByText(/was not set to Ongoing. Someone else changed it/)).toBeVisible();
    expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Finished' });
  });

  it('is not stored over another one that somebody has set meanwhile', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = open();
    await screen.findByLabelText(statusOfSermon);
    const { transact } = gateway;
    gateway.transact = (work) => {
      gateway.transact = transact;
      gateway.put('seasons/S1/quizzes/Q1', quizFields({ status: 'Finished' }));
      return transact(work);
    };
    chooseStatus(statusOfSermon, 'Ongoing');
    expect(await screen.findByText(/was not set to Ongoing. Someone else changed it/)).toBeVisible();
    expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Finished' });
  });
});

describe('several selected quizzes', () => {
  const select = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };

  it('are deleted together after one confirmation', async () => {
    const { gateway, user } = open({
      ...contest,
      'seasons/S1/quizzes/Q2/questions/N1': {},
      'seasons/S1/quizzes/Q3/results/R1': {},
    });
    await select(user, 'Parables', 'Birth of Jesus');
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Gospels 2026 Season Deletion' }));
    expect(dialog.getByText('Are you certain? Once Deleted, it cannot be recovered.')).toBeVisible();
    expect(await dialog.findByText('2 quizzes will be deleted, with 1 question and 1 result:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parables',
      'Birth of Jesus',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('Deleted 2 of 2 selected quizzes with their questions and results.'),
    ).toBeVisible();
    expect(await titles()).toEqual(['The Sermon on the Mount']);
    expect(Object.keys(gateway.documents()).filter((path) => /Q[23]/.test(path))).toEqual([
      'seasons/S1/quiz_deletions/Q2',
      'seasons/S1/quiz_deletions/Q3',
    ]);
  });

  it('stay when somebody has changed them since, and the dialog names them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    await select(user, 'Parables', 'Birth of Jesus');
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    act(() => gateway.put('seasons/S1/quizzes/Q2', quizFields({ title: 'Parables', duration: 99 })));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(/1 quiz not deleted:\s*Parables: Someone else changed it/);
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect((await titles()).sort()).toEqual(['Parables', 'The Sermon on the Mount']);
  });

  it('get a status together', async () => {
    const { gateway, user } = open();
    await select(user, 'Parables', 'Birth of Jesus');
    chooseStatus('Change status', 'Finished');
    expect(await screen.findByText('2 quizzes are now Finished.')).toBeVisible();
    expect(gateway.documents()['seasons/S1/quizzes/Q2']).toMatchObject({ status: 'Finished' });
    expect(gateway.history()[0]).toMatchObject({ kind: 'quizzes_changed', total: 2 });
    expect(gateway.documents()['seasons/S1/quizzes/Q1']).toMatchObject({ status: 'Upcoming' });
  });

  it.each(['{PageDown}', '{End}', 'f', '{ArrowRight}'])(
    'get none by %s on the closed control',
    async (key) => {
      const { gateway, user } = open();
      await select(user, 'Parables', 'The Sermon on the Mount');
      const before = gateway.documents();
      screen.getByRole('combobox', { name: 'Change status' }).focus();
      await user.keyboard(key);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(gateway.documents()).toEqual(before);
    },
  );

  it('get none from the key that opens the list while it is held', async () => {
    const { user } = open();
    await select(user, 'Parables', 'Birth of Jesus');
    screen.getByRole('combobox', { name: 'Change status' }).focus();
    await user.keyboard('{Enter>3/}');
    expect(screen.getByRole('listbox', { name: 'Change status' })).toBeVisible();
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByText('2 quizzes are now Finished.')).toBeVisible();
  });
});

describe('the side panel', () => {
  it('links back, to a new quiz and to the settings, and shows the season in a disabled selector @2.39', async () => {
    open();
    await row('Parables');
    const panel = within(screen.getByRole('complementary', { name: 'Season' }));
    expect(panel.getByRole('combobox', { name: 'Season' })).toHaveTextContent('Gospels 2026');
    expect(panel.getByRole('combobox', { name: 'Season' })).toBeDisabled();
    const targets = ['Go Back', 'Create Quiz', 'Season Settings'].map((name) =>
      panel.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/seasons', '/create-quiz?season=S1', '/settings?season=S1']);
  });
});

describe('the actions of a quiz', () => {
  it.each([
    ['View Questions', '@2.47 @3.35', '/quizzes?season=S1&quiz=Q1'],
    ['Edit Quiz', '@2.46', '/update-quiz?season=S1&quiz=Q1'],
  ])('%s opens it and stores it in the browser %s', async (name, _tag, address) => {
    const page = open();
    await page.user.click(within(await row('Sermon')).getByRole('link', { name }));
    expect(page.address()).toBe(address);
    expect(page.store.getState().selection).toMatchObject({ seasonId: 'S1', quizId: 'Q1' });
    expect(readJson(storageKeys.quizDetails)).toEqual({
      quiz_id: 'Q1',
      title: 'The Sermon on the Mount',
      description: 'Matthew 5 to 7',
      duration: 20,
      language: 'Telugu,English',
      start: at(11, 9, 5).toISOString(),
      end: at(12, 18).toISOString(),
      status: 'Upcoming',
    });
  });

  it('has View Questions first', async () => {
    open();
    const [actions] = within(await row('Sermon'))
      .getAllByRole('cell')
      .slice(-1);
    if (!actions) throw new Error('The row has no cells');
    const names = [...within(actions).getAllByRole('link'), ...within(actions).getAllByRole('button')];
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'View Questions',
      'Edit Quiz',
      '',
      'Copy Quiz',
      'Delete Quiz',
    ]);
  });

  it('has the title as another link to the questions', async () => {
    open();
    const [title, first] = within(await row('Sermon')).getAllByRole('link');
    expect(title).toHaveTextContent('The Sermon on the Mount');
    expect(title?.getAttribute('href')).toBe(first?.getAttribute('href'));
  });

  it('Copy Quiz copies the players’ link @2.48 @7.25', async () => {
    const { user } = open();
    await user.click(within(await row('Sermon')).getByRole('button', { name: 'Copy Quiz' }));
    expect(await navigator.clipboard.readText()).toBe('https://quiz.example.org/quiz/S1/Q1');
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  });
});

describe('without quizzes to show', () => {
  it('redirects to the seasons when none is selected', async () => {
    const { address } = open(contest, '/home');
    await waitFor(() => expect(address()).toBe('/seasons'));
  });

  it('redirects to the seasons when the season does not exist', async () => {
    const { address } = open(contest, '/home?season=S7');
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(await screen.findByText('This season no longer exists')).toBeInTheDocument();
  });

  it('opens the stored season when the URL names none', async () => {
    localStorage.setItem(storageKeys.season, 'S2');
    open(contest, '/home');
    expect(await titles()).toEqual(['Pentecost']);
    localStorage.clear();
  });

  it('shows that a deactivated season is closed, with a link back @2.33 @4.03', async () => {
    const { gateway } = open();
    await row('Parables');
    act(() => gateway.put('seasons/S1', seasonFields({ status: 'deactivated' })));
    expect(
      await screen.findByText(/Gospels 2026 is deactivated, so its quizzes can’t be opened/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/seasons');
  });

  it('shows a message and no data while the season is not yours', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = open();
    gateway.breakDown('denied');
    expect(await screen.findByRole('heading', { name: 'This season isn’t yours' })).toBeVisible();
    for (const name of ['Create Quiz', 'Season Settings', 'Retry'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('link', { name: 'Create Quiz' })).toBeVisible();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows the failure, and Retry loads again @8.10', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    gateway.breakDown('unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the season');
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the database');
    expect(complain).toHaveBeenCalledWith('Reading "season" failed', expect.anything());
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Parables')).toBeInTheDocument();
  });
});

describe('a status that contradicts the dates', () => {
  const late: Documents = {
    'seasons/S1': seasonFields(),
    'seasons/S1/quizzes/Q1': quizFields({ title: 'Week 1', start: at(11, 8, 48), end: at(12) }),
    'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', start: at(1), end: at(2), status: 'Ongoing' }),
    'seasons/S1/quizzes/Q3': quizFields({ title: 'Week 3', start: at(20), end: at(21) }),
  };
  const statusesIn = (documents: Documents) =>
    ['Q1', 'Q2', 'Q3'].map((id) => documents[`seasons/S1/quizzes/${id}`]?.status);

  it('is said on the row, with the step that ends it', async () => {
    const { user, gateway } = open(late);
    expect(await within(await row('Week 1')).findByText('Started 12 min ago, still Upcoming')).toBeVisible();
    expect(within(await row('Week 3')).queryByText(/still|already/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set to Ongoing: Week 1' }));
    expect(
      await screen.findByText('“Week 1” is now Ongoing. Questions can no longer be changed.'),
    ).toBeVisible();
    expect(statusesIn(gateway.documents())).toEqual(['Ongoing', 'Ongoing', 'Upcoming']);
    expect(within(await row('Week 1')).queryByText(/still|already/)).not.toBeInTheDocument();
  });

  it('is ended for several quizzes at once, and all is undone as one action', async () => {
    const { user, gateway } = open(late);
    expect(await screen.findByText('2 quizzes have the wrong status for their dates.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fix all statuses' }));
    expect(await screen.findByText('2 quizzes have the status that fits the dates.')).toBeVisible();
    expect(statusesIn(gateway.documents())).toEqual(['Ongoing', 'Finished', 'Upcoming']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statusesIn(gateway.documents())).toEqual(['Upcoming', 'Ongoing', 'Upcoming']));
  });

  it('changes nothing by itself', async () => {
    const { gateway } = open(late);
    await screen.findByText('2 quizzes have the wrong status for their dates.');
    expect(gateway.documents()).toEqual(late);
  });
});
