import { act, screen, waitFor, within } from '@testing-library/react';
import { quizFields, seasonFields, type Documents, type MemoryGateway } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const three: Documents = {
  N1: {},
  N2: {
    question: 'In which town was Jesus born?',
    option_1: 'Nazareth',
    option_2: 'Jerusalem',
    option_3: 'Bethlehem',
    option_4: 'Jericho',
    answer: 'Bethlehem',
  },
  N3: { question: 'యేసు ఏ ఊరిలో పెరిగెను? ఆయనను ఏమని పిలిచిరి?', answer: 'Caleb' },
};

/** More than the first page of the query. */
const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`N${10 + index}`, {}]));

const at = '/quizzes?season=S1&quiz=Q1';
const open = (address = at, documents = contest(three)) => openQuestions(address, documents);

const list = async () => within(await screen.findByRole('navigation', { name: 'Questions' }));
const buttons = async () => (await list()).findAllByRole('button');
const everythingElseComes = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const detail = () => within(screen.getByRole('article'));

/** Lets the list have only these of the device's cache. Returns what lets the others come. */
function cached(gateway: MemoryGateway, ...ids: string[]): () => void {
  const { watch } = gateway;
  let complete = () => undefined as void;
  gateway.watch = (query, read, observer) => {
    if (!query.collection.endsWith('questions')) return watch(query, read, observer);
    complete = () => void watch(query, read, observer);
    const documents = ids.map((id) => read({ id, path: questionPath(id), fields: {} }));
    void Promise.resolve().then(() => observer.next({ documents, fromCache: true }));
    return () => undefined;
  };
  return () => complete();
}

describe('the questions of a quiz', () => {
  it('are numbered and clipped to 25 characters, with the whole text as the title @2.67 @2.68 @7.12', async () => {
    open();
    expect((await buttons()).map(({ textContent }) => textContent)).toEqual([
      '1Who led Israel across the…',
      '2In which town was Jesus b…',
      '3యేసు ఏ ఊరిలో పెరిగెను? ఆయనను ఏమని పి…',
    ]);
    expect((await list()).getByRole('button', { name: 'Who led Israel across the' })).toHaveAttribute(
      'title',
      'Who led Israel across the Jordan into Canaan?',
    );
  });

  it('appear under the title, number, season and status of the quiz, with a back link', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The Sermon on the Mount' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('3', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByText('Upcoming')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gospels 2026' })).toHaveAttribute('href', '/home?season=S1');
  });

  it('have the dates, duration and languages of their quiz above them, and where these are changed', async () => {
    open();
    await list();
    expect(screen.getByText('2026-01-11 14:30')).toHaveAttribute('datetime', '2026-01-11T09:00:00.000Z');
    expect(screen.getByText('2026-01-12 14:30')).toBeVisible();
    expect(screen.getByText('20 min')).toBeVisible();
    expect(screen.getByText('Telugu,English')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute(
      'href',
      '/update-quiz?season=S1&quiz=Q1',
    );
  });

  it('say so where their quiz has no dates, duration and languages', async () => {
    open(at, contest(three, { start: null, end: null, duration: null, language: '' }));
    await list();
    expect(screen.getByText('— – —')).toBeVisible();
    expect(screen.queryByText(/ min$/)).not.toBeInTheDocument();
  });

  it('have at most 100 characters of its languages above them', async () => {
    open(at, contest(three, { language: 'Telugu,'.repeat(1000) }));
    await list();
    expect(screen.getByText(/^Telugu,Telugu.*…$/).textContent).toHaveLength(101);
  });

  it('lead to the check and the settings of the season', async () => {
    open();
    await list();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Season Check')).toBe('/check-season?season=S1&quiz=Q1');
    expect(target('Season Settings')).toBe('/settings?season=S1');
  });

  it('are requested concurrently with their season', async () => {
    const { gateway } = open();
    const letSeasonCome = gateway.holdDocument('seasons/S1');
    await everythingElseComes();
    expect(screen.queryByRole('navigation', { name: 'Questions' })).not.toBeInTheDocument();
    gateway.breakDown('unavailable');
    await act(async () => letSeasonCome());
    expect(await buttons()).toHaveLength(3);
  });

  it('are shown as far as they are cached, and none replaces a selected one that is still loading', async () => {
    const complete = cached(open(`${at}&question=N65`, contest(many)).gateway, 'N10', 'N11');
    expect(await screen.findByText('questions 1–2. Loading more…')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText(/no longer exists/)).not.toBeInTheDocument();
    await act(async () => complete());
    expect(await screen.findByRole('article', { name: 'Question 56' })).toBeInTheDocument();
    expect(await buttons()).toHaveLength(60);
  });

  it('that the device knows can be rehearsed and printed without a connection, but not exported', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { gateway, user } = open();
    cached(gateway, 'N1');
    expect(await screen.findByText(/^questions 1–1\. Some may be missing\. You’re offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rehearse' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print' })).toBeVisible();
    const reason = 'You’re offline. You need a connection to select or export questions.';
    for (const name of ['Select', 'Export']) {
      const off = screen.getByRole('button', { name, description: reason });
      expect(off).toHaveAttribute('aria-disabled', 'true');
      await user.click(off);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await list()).toBeDefined();
  });

  it('have their number of when the server had confirmed all of them, without a connection', async () => {
    const { gateway } = open();
    const { watch } = gateway;
    let loseConnection = () => undefined as void;
    gateway.watch = (query, read, observer) =>
      watch(query, read, {
        ...observer,
        next(found) {
          observer.next(found);
          loseConnection = () => observer.next({ ...found, fromCache: true });
        },
      });
    await screen.findByText('3', { selector: 'header span' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => loseConnection());
    expect(await screen.findByText(/^Questions updated /)).toBeVisible();
    expect(screen.getByText('3', { selector: 'header span' })).toBeVisible();
    expect(screen.queryByText(/Some may be missing/)).not.toBeInTheDocument();
  });

  it('keep their places when a text changes or one is added', async () => {
    const { gateway } = open();
    await buttons();
    act(() => gateway.put(questionPath('N2'), { question: 'A different text' }));
    act(() => gateway.put(questionPath('N4'), { question: 'Zacchaeus?' }));
    await screen.findByText('Zacchaeus?');
    expect((await buttons()).map(({ textContent }) => textContent)).toEqual([
      '1Who led Israel across the…',
      '2A different text',
      '3యేసు ఏ ఊరిలో పెరిగెను? ఆయనను ఏమని పి…',
      '4Zacchaeus?',
    ]);
  });

  it('show what to do when there is none, and keep the keyboard at its link', async () => {
    const complete = cached(open(at, contest()).gateway);
    const add = await screen.findByRole('link', { name: 'Add Question' });
    add.focus();
    await act(async () => complete());
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeInTheDocument();
    expect(screen.getByText('To add one, select Add Question or Import Questions.')).toBeVisible();
    expect(add).toHaveFocus();
    expect(add).toHaveAttribute('href', '/create-question?season=S1&quiz=Q1');
  });

  it('have Add Question below them on a phone, and Import Questions among their tools', async () => {
    open();
    await list();
    const bar = screen.getByLabelText('Add Question');
    expect(bar).toHaveTextContent(/^Add Question$/);
    expect(within(bar).getByText('Add Question')).toHaveAttribute(
      'href',
      '/create-question?season=S1&quiz=Q1',
    );
    const tools = screen.getByRole('link', { name: 'History' }).parentElement;
    expect(tools).toHaveTextContent('Import Questions');
  });

  it('do not say how to add one to a quiz that takes none', async () => {
    open(at, contest({}, { status: 'Finished' }));
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeInTheDocument();
    expect(screen.queryByText(/To add one/)).not.toBeInTheDocument();
  });

  it('are shown even when another client stored malformed fields', async () => {
    const documents: Documents = {
      ...contest({}, { title: 'x'.repeat(1_000_000), status: 'Paused' }),
      [questionPath('a')]: {},
      [questionPath('b')]: { question: { te: 'x' }, option_1: 42, option_2: null, answer: 42 },
      [questionPath('c')]: { question: '<script>alert(1)</script>', option_1: 'א', answer: 'none' },
      [questionPath('d')]: { question: 'y'.repeat(1_000_000) },
    };
    open(`${at}&question=b`, documents);
    expect(await buttons()).toHaveLength(4);
    expect(screen.getByText('Paused')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${'x'.repeat(300)}…`);
    expect(
      detail()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A 42 Correct', 'B Empty ', 'C Empty ', 'D Empty ']);
  });
});

describe('Add Question, Update and Delete', () => {
  const offered = () =>
    ['Add Question', 'Update', 'Delete'].filter(
      (name) => screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name }),
    );

  it('are offered while the quiz is Upcoming @2.70 @4.06', async () => {
    open(`${at}&question=N2`);
    await buttons();
    expect(offered()).toEqual(['Add Question', 'Update', 'Delete']);
    expect(screen.getByRole('link', { name: 'Update' })).toHaveAttribute(
      'href',
      '/update-question?season=S1&quiz=Q1&question=N2',
    );
  });

  it.each(['Ongoing', 'Finished', 'Paused'])(
    'are replaced by a reason while the quiz is %s @2.70 @4.06',
    async (status) => {
      open(at, contest(three, { status }));
      await buttons();
      expect(offered()).toEqual([]);
      expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
      expect(screen.queryByText(/To change the order/)).not.toBeInTheDocument();
      expect(
        screen.getByText(`You can only change questions while the quiz is Upcoming. This quiz is ${status}.`),
      ).toBeInTheDocument();
    },
  );

  it('disappear as soon as another person begins the quiz @4.06', async () => {
    const { setQuizStatus } = open();
    await buttons();
    act(() => setQuizStatus('Ongoing'));
    await waitFor(() => expect(offered()).toEqual([]));
  });
});

describe('without a quiz', () => {
  it.each([
    ['/quizzes', '/seasons'],
    ['/quizzes?season=S9&quiz=Q1', '/seasons'],
    ['/quizzes?season=S1', '/home?season=S1'],
    ['/quizzes?season=S1&quiz=Q9', '/home?season=S1'],
  ])('%s redirects to %s', async (address, target) => {
    const page = open(address);
    await waitFor(() => expect(page.address()).toBe(target));
  });

  it('redirects to the quiz list when another person deletes it', async () => {
    const { gateway, address } = open();
    await buttons();
    act(() => gateway.drop('seasons/S1/quizzes/Q1'));
    await waitFor(() => expect(address()).toBe('/home?season=S1'));
    expect(await screen.findByText('This quiz no longer exists')).toBeInTheDocument();
  });

  it('redirects to the season list when another person deletes its season', async () => {
    const { gateway, address } = open();
    await buttons();
    act(() => gateway.drop('seasons/S1'));
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(await screen.findByText('This season no longer exists')).toBeInTheDocument();
  });

  it('shows no message about a missing quiz when none was selected', async () => {
    const { address } = open('/quizzes?season=S1');
    await waitFor(() => expect(address()).toBe('/home?season=S1'));
    expect(screen.queryByText(/no longer exists/)).not.toBeInTheDocument();
  });

  it('shows the failure, and Retry loads again', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    gateway.breakDown('unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the season');
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the database');
    expect(complain).toHaveBeenCalled();
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await buttons()).toHaveLength(3);
  });

  it('shows a message while the season is not yours, and opens once it is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    gateway.breakDown('denied');
    expect(await screen.findByRole('heading', { name: 'This season isn’t yours' })).toBeVisible();
    expect(screen.queryByText('Add Question')).not.toBeInTheDocument();
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('link', { name: 'Add Question' })).toBeVisible();
    expect(screen.queryByText(/Couldn’t load/)).not.toBeInTheDocument();
  });

  it('does the same when only the questions are denied', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const documents = {
      'seasons/S1': seasonFields(),
      'seasons/S1/quizzes/Q1': quizFields(),
      ...contest(three),
    };
    const { gateway, user } = open('/update-question?season=S1&quiz=Q1&question=N1', documents);
    await screen.findByLabelText('Question');
    gateway.breakDown('denied');
    await user.click(screen.getByRole('link', { name: 'The Sermon on the Mount' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the questions');
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await buttons()).toHaveLength(3);
  });
});
