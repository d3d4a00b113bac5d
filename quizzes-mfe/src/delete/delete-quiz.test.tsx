import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import {
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  type Documents,
  type MemoryGateway,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const below = (quiz: string, collection: string, count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${quiz}/${collection}/D${index}`,
      questionFields({ question_id: `D${index}` }),
    ]),
  );

const leaving = 'seasons/S1/quizzes/Q1';
const others: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables' }),
  ...below('seasons/S1/quizzes/Q2', 'questions', 3),
  ...below('seasons/S1/quizzes/Q2', 'results', 2),
  'seasons/S2': seasonFields({ season: 'Acts 2026' }),
  'seasons/S2/quizzes/Q1': quizFields({ title: 'Pentecost' }),
  ...below('seasons/S2/quizzes/Q1', 'questions', 1),
};

/** The documents after the deletion: the other quizzes, and the marker. */
const after = {
  ...others,
  'seasons/S1/quiz_deletions/Q1': expect.objectContaining({ title: 'Sermon', finished: true }) as object,
};

/**
 * Opens the list with a quiz of so many questions and results and with others, and opens the deletion dialog.
 */
async function openDialog({ questions, results }: { questions: number; results: number }) {
  const documents: Documents = {
    ...others,
    [leaving]: quizFields({ title: 'Sermon' }),
    ...below(leaving, 'questions', questions),
    ...below(leaving, 'results', results),
  };
  const page = renderScreen(<QuizListScreen />, { documents, at: '/home?season=S1' });
  const user = userEvent.setup();
  const openDialogAgain = async () => {
    const row = await screen.findByRole('row', { name: /Sermon/ });
    await user.click(within(row).getByRole('button', { name: 'Delete Quiz' }));
    return within(screen.getByRole('dialog', { name: 'Gospels 2026 Season Deletion' }));
  };
  return { ...page, user, openDialogAgain, dialog: await openDialogAgain() };
}

/** Pauses every commit until the returned function releases the given number. */
function oneByOne(gateway: MemoryGateway) {
  const held: (() => void)[] = [];
  const whole = gateway.transact;
  jest.spyOn(gateway, 'transact').mockImplementation(async (work) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return whole(work);
  });
  return async (commits = 1) => {
    for (let deleted = 0; deleted < commits; deleted += 1) {
      await waitFor(() => expect(held).not.toHaveLength(0));
      await act(async () => held.shift()?.());
    }
  };
}

/** The unfinished deletion, which is shown a moment after the deletion began. */
const unfinished = async () =>
  within(await screen.findByRole('region', { name: 'Unfinished deletion of Sermon' }));

const left = (documents: Documents, collection: string) =>
  Object.keys(documents).filter((path) => path.startsWith(`${leaving}/${collection}/`)).length;

describe('deleting a quiz', () => {
  it('asks for confirmation with Close and Delete, and lists what is deleted @2.43 @2.44 @2.45', async () => {
    const { dialog } = await openDialog({ questions: 12, results: 1 });
    expect(dialog.getByText('Are you certain? Once Deleted, it cannot be recovered.')).toBeInTheDocument();
    expect(await dialog.findByText(/will be deleted, with 12 questions and 1 result/)).toHaveTextContent(
      'Sermon',
    );
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Delete']);
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('deletes nothing on Close @2.45', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 2, results: 1 });
    const before = gateway.documents();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gateway.documents()).toEqual(before);
  });

  it.each([
    { questions: 0, results: 0, commits: 2 },
    { questions: 60, results: 40, commits: 2 },
    { questions: 61, results: 40, commits: 3 },
    { questions: 220, results: 0, commits: 4 },
  ])(
    'deletes its $questions questions and $results results, and nothing else @3.11 @7.10 @7.11',
    async ({ commits, ...held }) => {
      const { dialog, user, gateway } = await openDialog(held);
      const transact = jest.spyOn(gateway, 'transact');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(gateway.documents()).toEqual(after);
      expect(transact).toHaveBeenCalledTimes(commits);
      expect(screen.queryByRole('row', { name: /Sermon/ })).not.toBeInTheDocument();
      expect(
        await screen.findByText(
          `Deleted “Sermon” with ${held.questions} questions and ${held.results} results.`,
        ),
      ).toBeInTheDocument();
    },
  );

  it('shows the progress, and starts once when Delete is pressed repeatedly', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 200, results: 10 });
    const go = oneByOne(gateway);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Deleted 0 of 210 questions and results.')).toBeInTheDocument();
    await go();
    expect(await dialog.findByText('Deleted 100 of 210 questions and results.')).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'Deletion' })).toHaveAttribute('value', '100');
    // A hundred documents, the remaining ones, the marker.
    await go(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.transact).toHaveBeenCalledTimes(4);
    expect(gateway.documents()).toEqual(after);
  });

  it('removes the quiz from the list immediately, also while its contents are being deleted', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 220, results: 0 });
    const go = oneByOne(gateway);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await go();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Sermon/ })).not.toBeInTheDocument());
    expect(left(gateway.documents(), 'questions')).toBe(120);
  });

  it('continues when its dialog is closed, and the list shows the progress', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 220, results: 0 });
    const go = oneByOne(gateway);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await go();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const notice = await unfinished();
    expect(await notice.findByText('Deleted 100 of 220 questions and results.')).toBeInTheDocument();
    expect(notice.queryByRole('button')).not.toBeInTheDocument();
    // A hundred documents, the remaining ones, the marker.
    await go(3);
    expect(await screen.findByText(/Deleted “Sermon” with 220 questions/)).toBeInTheDocument();
    expect(gateway.documents()).toEqual(after);
  });

  it('focuses the list when the quiz and its button disappear', async () => {
    const { dialog, user } = await openDialog({ questions: 1, results: 0 });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
  });
});

describe('a deletion that fails midway', () => {
  const failAfter = (gateway: MemoryGateway, commits: number) => {
    const whole = gateway.transact;
    let done = 0;
    return jest.spyOn(gateway, 'transact').mockImplementation((work) => {
      done += 1;
      return done > commits ? Promise.reject(new DataError('unavailable', 'The line broke')) : whole(work);
    });
  };

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('does not begin again where somebody has restored the quiz since', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 200, results: 0 });
    const broken = failAfter(gateway, 1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText(/^The deletion stopped/);
    broken.mockRestore();
    act(() => gateway.put(leaving, quizFields({ title: 'Sermon' })));
    const restored = gateway.documents();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/Someone has restored this quiz/)).toBeVisible();
    expect(gateway.documents()).toEqual(restored);
  });

  it('shows what is deleted and what is left, and finishes when started again @7.11', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 200, results: 50 });
    const broken = failAfter(gateway, 1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The deletion stopped. “Sermon” is deleted with 50 questions and 50 results. ' +
        '150 questions and 0 results are left to delete.',
    );
    expect(alert).toHaveTextContent('Couldn’t reach the database');
    expect(console.error).toHaveBeenCalled();
    expect(gateway.documents()[leaving]).toBeUndefined();
    expect(left(gateway.documents(), 'questions')).toBe(150);

    broken.mockRestore();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.documents()).toEqual(after);
    expect(
      await screen.findByText('Finished deleting “Sermon”: 150 questions and 0 results.'),
    ).toBeInTheDocument();
  });

  it('can be finished from the list, which shows how much is left', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 200, results: 50 });
    const broken = failAfter(gateway, 1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    broken.mockRestore();
    const notice = await unfinished();
    expect(await notice.findByText(/150 questions and 0 results are left/)).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Finish deleting' }));
    await waitFor(() => expect(gateway.documents()).toEqual(after));
  });

  it('shows that nothing was deleted when the first commit fails', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 2, results: 1 });
    const before = gateway.documents();
    gateway.breakDown('denied');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('“Sermon” was not deleted.');
    expect(gateway.documents()).toEqual(before);
  });

  it('shows a notice when its dialog was closed in between', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 2, results: 1 });
    const go = oneByOne(gateway);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    gateway.breakDown('unavailable');
    await go();
    await go();
    expect(await screen.findByText('Quiz not deleted')).toBeInTheDocument();
  });
});

it('can still delete when the contents of the quiz cannot be counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dialog, user, gateway, openDialogAgain } = await openDialog({ questions: 2, results: 1 });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  jest.spyOn(gateway, 'count').mockRejectedValue(new DataError('denied', 'No counting'));
  const again = await openDialogAgain();
  expect(await again.findByText(/We couldn’t count them/)).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gateway.documents()).toEqual(after));
});

it('reports the quiz as deleted when only updating the marker failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dialog, user, gateway } = await openDialog({ questions: 2, results: 1 });
  const go = oneByOne(gateway);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await go();
  gateway.breakDown('unavailable');
  await go();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '“Sermon” is deleted with 2 questions and 1 result. Some questions or results may not be deleted yet.',
  );
});

describe('a quiz that another person changes while its deletion is being confirmed', () => {
  it('is shown as it is stored', async () => {
    const { dialog, gateway } = await openDialog({ questions: 2, results: 1 });
    act(() => gateway.put(leaving, quizFields({ title: 'The Mount', status: 'Ongoing' })));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This quiz has changed since this page showed it. This is the current version. Its status: Ongoing.',
    );
    expect(dialog.getByText(/will be deleted/)).toHaveTextContent('The Mount');
    expect(dialog.queryByText('Sermon')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a question more',
      (gateway: MemoryGateway) => gateway.put(`${leaving}/questions/new`, questionFields()),
      3,
    ],
    ['a question less', (gateway: MemoryGateway) => gateway.drop(`${leaving}/questions/D0`), 1],
  ])('is kept when it has %s, and must be confirmed again', async (_case, change, count) => {
    const { dialog, user, gateway } = await openDialog({ questions: 2, results: 0 });
    await dialog.findByText(/with 2 questions/);
    act(() => change(gateway));
    const before = gateway.documents();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted. This quiz has changed');
    expect(dialog.getByText(/will be deleted/)).toHaveTextContent(new RegExp(`with ${count} question`));
    expect(gateway.documents()).toEqual(before);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(gateway.documents()).toEqual(after));
  });

  it('is kept when the change reaches the database before the screen', async () => {
    const { dialog, user, gateway } = await openDialog({ questions: 2, results: 0 });
    const go = oneByOne(gateway);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    act(() => gateway.put(leaving, quizFields({ title: 'The Mount' })));
    await go();
    // The second checks whether the quiz has been deleted in between.
    await go();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted');
    expect(dialog.getByText(/will be deleted/)).toHaveTextContent('The Mount');
    expect(gateway.documents()[leaving]).toBeDefined();
  });

  it('is reported as deleted, and the dialog closes, when the change was a deletion', async () => {
    const { gateway } = await openDialog({ questions: 0, results: 0 });
    act(() => gateway.drop(leaving));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('This quiz no longer exists')).toBeInTheDocument();
  });
});
