import { screen, waitFor, within } from '@testing-library/react';
import type { StoredFields } from '@console/shared/data';
import { keptForMs } from '@console/shared/model';
import { host, questionFields, type Documents } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../../testing/open-questions';

const minuteMs = 60_000;
const entryPath = 'seasons/S1/history/E1';
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

const entry = (more: StoredFields = {}): StoredFields => ({
  uid: 'esther',
  email: 'esther@example.org',
  name: 'Esther Rani',
  time: ago(60),
  expires: new Date(Date.now() + keptForMs),
  kind: 'questions_imported',
  changes: [],
  parts: true,
  complete: false,
  undoes: null,
  about: ['quizzes/Q1'],
  audience: 'staff',
  total: 5,
  ...more,
});

/** What was stored so many minutes ago. */
const part = (minutes: number, ids: readonly string[]): StoredFields => ({
  expires: new Date(ago(minutes).getTime() + keptForMs),
  changes: ids.map((id) => ({
    path: questionPath(id),
    title: '',
    quiz_title: '',
    before: null,
    after: questionFields({ question_id: id }),
  })),
});

const two: Documents = { N1: {}, N2: {} };
const interrupted = (more: StoredFields = {}, minutes = 59): Documents => ({
  [entryPath]: entry(more),
  [`${entryPath}/parts/A`]: part(minutes, ['N1', 'N2']),
});

const open = (history: Documents, quiz: StoredFields = {}) =>
  openQuestions('/quizzes?season=S1&quiz=Q1', { ...contest(two, quiz), ...history });

const wasNotFinished =
  /^Esther Rani \(esther@example\.org\)’s import on .*wasn’t finished\. 2 of 5 questions were saved\./;
const action = (name: string) => screen.queryByRole('button', { name });
const listIsShown = () => screen.findByRole('navigation', { name: 'Questions' });
/** Nothing that is loaded later shows a notice. */
const isSilent = async () => {
  await listIsShown();
  await expect(screen.findByText(/import/, {}, { timeout: 300 })).rejects.toThrow();
};

describe('an import that was interrupted', () => {
  it('is shown on the list of its quiz, with what is stored and what can be done', async () => {
    open(interrupted());
    const notice = await screen.findByText(wasNotFinished);
    expect(notice).toHaveTextContent('To import the rest, import the same file or text again.');
    expect(screen.getByRole('link', { name: 'Import the rest' })).toHaveAttribute(
      'href',
      '/import-questions?season=S1&quiz=Q1',
    );
    const parent = notice.parentElement;
    expect(parent && within(parent).getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/history?season=S1&quiz=Q1',
    );
  });

  it('is one’s own', async () => {
    open(interrupted({ uid: host().person.uid }));
    expect(await screen.findByText(/^Your import on .*wasn’t finished/)).toBeVisible();
  });

  it('of an earlier version does not say how many are missing', async () => {
    open(interrupted({ total: null }));
    expect(await screen.findByText(/2 questions were saved\. The rest weren’t\./)).toBeVisible();
  });

  it('is undone, and its notice goes', async () => {
    const { user, gateway } = open(interrupted());
    await screen.findByText(wasNotFinished);
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(screen.queryByText(wasNotFinished)).not.toBeInTheDocument());
    expect(gateway.documents()).not.toHaveProperty([questionPath('N1')]);
    expect(gateway.history()[0]).toMatchObject({ complete: true });
  });

  it('is left as it is, and the heading takes the focus', async () => {
    const { user, gateway } = open(interrupted());
    await screen.findByText(wasNotFinished);
    await user.click(screen.getByRole('button', { name: 'Keep saved questions' }));
    await waitFor(() => expect(screen.queryByText(wasNotFinished)).not.toBeInTheDocument());
    expect(gateway.documents()).toHaveProperty([questionPath('N1')]);
    expect(gateway.history()[0]).toMatchObject({ complete: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays shown when the database cannot be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, gateway } = open(interrupted());
    await screen.findByText(wasNotFinished);
    gateway.breakDown('unavailable');
    await user.click(screen.getByRole('button', { name: 'Keep saved questions' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.getByText(wasNotFinished)).toBeVisible();
  });

  it('can only be kept once the quiz has begun', async () => {
    open(interrupted(), { status: 'Ongoing' });
    expect(await screen.findByText(wasNotFinished)).toHaveTextContent('you can’t finish or undo this import');
    expect(action('Keep saved questions')).toBeVisible();
    expect(action('Undo the import')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Import the rest' })).not.toBeInTheDocument();
  });
});

describe('no notice says that an import was not finished', () => {
  it('while it may go on', async () => {
    open(interrupted({ time: ago(0.5) }, 0.2));
    // The date is an element of its own.
    expect(
      await screen.findByText(/^Esther Rani \(esther@example\.org\) started an import on/),
    ).toHaveTextContent(/started an import on .*\d.*\. It’s still running or was just interrupted\.$/);
    expect(action('Undo the import')).not.toBeInTheDocument();
  });

  it('while a long one has just stored a part', async () => {
    open(interrupted({}, 0.5));
    expect(await screen.findByText(/still running or was just interrupted/)).toBeVisible();
    expect(screen.queryByText(wasNotFinished)).not.toBeInTheDocument();
  });

  it.each<[string, Documents]>([
    ['is complete', interrupted({ complete: true })],
    ['is into another quiz', interrupted({ about: ['quizzes/Q2'] })],
    ['has stored nothing', { [entryPath]: entry() }],
    ['has stored everything', interrupted({ total: 2 })],
  ])('that %s', async (_title, history) => {
    open(history);
    await isSilent();
  });
});

it('says so when an import that seemed to go on stores nothing more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    open(interrupted({ time: ago(1) }, 1));
    await screen.findByText(/still running or was just interrupted/);
    jest.advanceTimersByTime(1.1 * minuteMs);
    expect(await screen.findByText(wasNotFinished)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
