import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import {
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const below = (quiz: string, collection: string, count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${quiz}/${collection}/D${index}`, questionFields()]),
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

/** Opens the list with a quiz of so many questions and results beside others, and asks to delete it. */
async function ask({ questions, results }: { questions: number; results: number }) {
  const documents: Documents = {
    ...others,
    [leaving]: quizFields({ title: 'Sermon' }),
    ...below(leaving, 'questions', questions),
    ...below(leaving, 'results', results),
  };
  const page = renderScreen(<QuizListScreen />, { documents, at: '/home?season=S1' });
  const user = userEvent.setup();
  const askAgain = async () => {
    const row = await screen.findByRole('row', { name: /Sermon/ });
    await user.click(within(row).getByRole('button', { name: 'Delete Quiz' }));
    return within(screen.getByRole('dialog', { name: 'Gospels 2026 Season Deletion' }));
  };
  return { ...page, user, askAgain, dialog: await askAgain() };
}

const left = (documents: Documents, collection: string) =>
  Object.keys(documents).filter((path) => path.startsWith(`${leaving}/${collection}/`)).length;

describe('deleting a quiz', () => {
  it('asks first, with Close and Delete, and says what goes with it', async () => {
    const { dialog } = await ask({ questions: 12, results: 1 });
    expect(dialog.getByText('Are you certain? Once Deleted, it cannot be recovered.')).toBeInTheDocument();
    expect(await dialog.findByText(/will be deleted, with 12 questions and 1 result/)).toHaveTextContent(
      'Sermon',
    );
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Delete']);
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('deletes nothing on Close', async () => {
    const { dialog, user, gateway } = await ask({ questions: 2, results: 1 });
    const before = gateway.documents();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gateway.documents()).toEqual(before);
  });

  it.each([
    { questions: 0, results: 0, commits: 1 },
    { questions: 60, results: 40, commits: 2 },
    { questions: 150, results: 101, commits: 3 },
    { questions: 620, results: 0, commits: 3 },
  ])(
    'takes its $questions questions and $results results, and nothing else',
    async ({ commits, ...held }) => {
      const { dialog, user, gateway } = await ask(held);
      const transact = jest.spyOn(gateway, 'transact');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(gateway.documents()).toEqual(others);
      expect(transact).toHaveBeenCalledTimes(commits);
      expect(screen.queryByRole('row', { name: /Sermon/ })).not.toBeInTheDocument();
      expect(
        await screen.findByText(
          `“Sermon” is gone, with ${held.questions} questions and ${held.results} results.`,
        ),
      ).toBeInTheDocument();
    },
  );

  it('shows how far it is, and starts once however often Delete is pressed', async () => {
    const { dialog, user, gateway } = await ask({ questions: 80, results: 90 });
    let release: () => void = () => undefined;
    const whole = gateway.transact;
    const transact = jest.spyOn(gateway, 'transact').mockImplementation(async (work) => {
      await new Promise<void>((resolve) => (release = resolve));
      return whole(work);
    });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByText('Deleting: 0 of 170 questions and results are gone.')).toBeInTheDocument();
    await act(async () => release());
    expect(
      await dialog.findByText('Deleting: 90 of 170 questions and results are gone.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'Deletion' })).toHaveAttribute('value', '90');
    await act(async () => release());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(transact).toHaveBeenCalledTimes(2);
  });

  it('puts the focus on the list when the quiz, and so its button, is gone', async () => {
    const { dialog, user } = await ask({ questions: 1, results: 0 });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
  });
});

describe('a deletion that fails midway', () => {
  const failAfter = (gateway: Awaited<ReturnType<typeof ask>>['gateway'], commits: number) => {
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

  it('says what is gone and what is kept, and finishes when asked again', async () => {
    const { dialog, user, gateway } = await ask({ questions: 150, results: 50 });
    const broken = failAfter(gateway, 1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The deletion stopped midway: 0 questions and 50 results are gone for good; ' +
        '“Sermon” itself is kept, with 150 questions and 0 results. Delete again to finish.',
    );
    expect(alert).toHaveTextContent('The database could not be reached');
    expect(console.error).toHaveBeenCalled();
    expect(gateway.documents()[leaving]).toBeDefined();
    expect(left(gateway.documents(), 'questions')).toBe(150);

    broken.mockRestore();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.documents()).toEqual(others);
  });

  it('can be finished from a new dialog, which counts what is left', async () => {
    const { dialog, user, gateway, askAgain } = await ask({ questions: 150, results: 50 });
    const broken = failAfter(gateway, 1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    broken.mockRestore();
    const again = await askAgain();
    expect(await again.findByText(/with 150 questions and 0 results/)).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(gateway.documents()).toEqual(others));
  });

  it('says that nothing was deleted when it failed at once', async () => {
    const { dialog, user, gateway } = await ask({ questions: 2, results: 1 });
    const before = gateway.documents();
    gateway.breakDown('denied');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nothing was deleted: “Sermon” is kept with all it holds.',
    );
    expect(gateway.documents()).toEqual(before);
  });

  it('tells in a notice when its dialog was closed meanwhile', async () => {
    const { dialog, user, gateway } = await ask({ questions: 2, results: 1 });
    let fail: () => void = () => undefined;
    jest
      .spyOn(gateway, 'transact')
      .mockImplementation(
        () => new Promise((_, reject) => (fail = () => reject(new DataError('unavailable', '')))),
      );
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await act(async () => fail());
    expect(await screen.findByText('Quiz not deleted')).toBeInTheDocument();
  });
});

it('can still delete when what goes with the quiz cannot be counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dialog, user, gateway, askAgain } = await ask({ questions: 2, results: 1 });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  jest.spyOn(gateway, 'count').mockRejectedValue(new DataError('denied', 'No counting'));
  const again = await askAgain();
  expect(await again.findByText(/How many they are could not be counted/)).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gateway.documents()).toEqual(others));
});
