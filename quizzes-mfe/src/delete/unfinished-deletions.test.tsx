import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import {
  host,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const marker = 'seasons/S1/quiz_deletions/Q1';
const begun = {
  quiz_id: 'Q1',
  title: 'Sermon',
  started: new Date(2026, 0, 11, 9, 5),
  uid: 'uid-second',
  finished: false,
};

const kept: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables' }),
  'seasons/S1/quizzes/Q2/questions/N1': questionFields(),
  'seasons/S2': seasonFields({ season: 'Acts 2026' }),
  'seasons/S2/quiz_deletions/Q9': { ...begun, quiz_id: 'Q9', title: 'Pentecost' },
  'seasons/S2/quizzes/Q9/questions/N1': questionFields(),
};

const contentsOf = (count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `seasons/S1/quizzes/Q1/questions/D${index}`,
      questionFields({ question_id: `D${index}` }),
    ]),
  );

/** The documents after the deletion is finished. */
const after: Documents = { ...kept, [marker]: { ...begun, finished: true } };

/** Opens the list of a season in which another person's deletion stopped midway. */
function open(documents: Documents = { ...kept, [marker]: begun, ...contentsOf(120) }) {
  const page = renderScreen(<QuizListScreen />, { session: host(), documents, at: '/home?season=S1' });
  return { ...page, user: userEvent.setup() };
}

const notice = async (title = 'Sermon') =>
  within(await screen.findByRole('region', { name: `Unfinished deletion of ${title}` }));
const finish = { name: 'Finish deleting' };

describe('a deletion that another person left unfinished', () => {
  it('is shown in the list of its season with the quiz, the time and how much is left', async () => {
    open();
    expect(
      await (await notice()).findByText(/isn’t finished. 120 questions and 0 results/),
    ).toHaveTextContent('Deleting Sermon (started 2026-01-11 09:05) isn’t');
    expect(screen.getAllByRole('button', finish)).toHaveLength(1);
  });

  it('is finished with progress, and changes nothing else', async () => {
    const { gateway, user } = open();
    const whole = gateway.transact;
    let release: () => void = () => undefined;
    jest.spyOn(gateway, 'transact').mockImplementation(async (work) => {
      const result = await whole(work);
      await new Promise<void>((resolve) => (release = resolve));
      return result;
    });
    const unfinished = await notice();
    await user.click(unfinished.getByRole('button', finish));
    const releaseCommit = () => act(async () => release());
    const button = unfinished.getByRole('button', { ...finish, busy: true });
    expect(button).toHaveFocus();
    // Where the deletion is, a hundred documents.
    await releaseCommit();
    await releaseCommit();
    expect(await unfinished.findByText('Deleted 100 of 120 questions and results.')).toBeInTheDocument();
    expect(unfinished.getByRole('progressbar', { name: 'Deletion' })).toHaveAttribute('value', '100');
    await releaseCommit();
    await releaseCommit();
    expect(
      await screen.findByText('Finished deleting “Sermon”: 120 questions and 0 results.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: /Unfinished/ })).not.toBeInTheDocument());
    expect(gateway.documents()).toEqual(after);
  });

  it('focuses the list when the button disappears', async () => {
    const { user } = open();
    await user.click((await notice()).getByRole('button', finish));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Unfinished/ })).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
  });

  it('disappears when another person has finished it', async () => {
    const { gateway } = open();
    await notice();
    act(() => gateway.put(marker, { ...begun, finished: true }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Unfinished/ })).not.toBeInTheDocument());
  });

  it('succeeds when only the marker is left', async () => {
    const { gateway, user } = open({ ...kept, [marker]: begun });
    await user.click((await notice()).getByRole('button', finish));
    await waitFor(() => expect(gateway.documents()).toEqual(after));
  });

  it('shows where it stopped, and continues from there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    const unfinished = await notice();
    const broken = jest
      .spyOn(gateway, 'list')
      .mockRejectedValue(new DataError('unavailable', 'The line broke'));
    await user.click(unfinished.getByRole('button', finish));
    expect(await unfinished.findByRole('alert')).toHaveTextContent('Couldn’t reach the database');
    broken.mockRestore();
    await user.click(unfinished.getByRole('button', finish));
    await waitFor(() => expect(gateway.documents()).toEqual(after));
  });

  it('deletes nothing of a quiz that somebody has restored since the notice was shown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    const unfinished = await notice();
    act(() => gateway.put('seasons/S1/quizzes/Q1', quizFields({ title: 'Sermon' })));
    const restored = gateway.documents();
    await user.click(unfinished.getByRole('button', finish));
    expect(await unfinished.findByRole('alert')).toHaveTextContent('Someone has restored this quiz.');
    expect(gateway.documents()).toEqual(restored);
  });

  it('can be finished when its contents cannot be counted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    jest.spyOn(gateway, 'count').mockRejectedValue(new DataError('denied', 'No counting'));
    const unfinished = await notice();
    expect(await unfinished.findByText(/Couldn’t count what is left/)).toBeInTheDocument();
    await user.click(unfinished.getByRole('button', finish));
    await waitFor(() => expect(gateway.documents()).toEqual(after));
  });

  it('is shown by the id of its quiz when its marker is malformed', async () => {
    open({ ...kept, [marker]: { title: { te: 'x' }, started: 'once', finished: false } });
    expect(
      await (
        await notice('Q1')
      ).findByText(/\(started some time ago\) isn’t finished. Questions and results are deleted/),
    ).toBeInTheDocument();
  });
});

describe('several deletions that were left unfinished', () => {
  const several: Documents = {
    ...kept,
    ...contentsOf(3),
    [marker]: begun,
    'seasons/S1/quiz_deletions/Q3': { ...begun, quiz_id: 'Q3', title: 'Acts' },
  };
  const notices = { name: /^Unfinished deletions$/ };

  it('are one notice, which finishes them all', async () => {
    const { gateway, user } = open(several);
    const all = within(await screen.findByRole('region', notices));
    expect(all.getByText(/^2 quiz deletions aren’t finished/)).toBeVisible();
    expect(all.getByText('Each deletion')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Finish deleting all' }));
    await waitFor(() => expect(screen.queryByRole('region', notices)).not.toBeInTheDocument());
    expect(gateway.documents()).toMatchObject({
      [marker]: { finished: true },
      'seasons/S1/quiz_deletions/Q3': { finished: true },
    });
  });

  it('name those that could not be finished, and why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open(several);
    const all = within(await screen.findByRole('region', notices));
    jest.spyOn(gateway, 'list').mockRejectedValue(new DataError('unavailable', 'The line broke'));
    await user.click(all.getByRole('button', { name: 'Finish deleting all' }));
    expect(await all.findByText(/^“Sermon”: Couldn’t reach the database/)).toBeVisible();
    act(() => gateway.put('seasons/S1/quiz_deletions/Q3', { ...begun, finished: true }));
    expect(await all.findByText(/^1 quiz deletion isn’t finished/)).toBeVisible();
    expect(all.getByText(/^“Sermon”: Couldn’t reach the database/)).toBeVisible();
  });
});

it.each([
  ['without one', kept],
  ['whose deletions are finished', after],
])('the list of a season %s shows no deletions', async (_case, documents) => {
  open(documents);
  await screen.findByRole('row', { name: /Parables/ });
  expect(screen.queryByRole('region', { name: /Unfinished/ })).not.toBeInTheDocument();
});
