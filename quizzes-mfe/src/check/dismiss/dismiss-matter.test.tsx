import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteAllDrafts, readDrafts } from '@console/shared/drafts';
import {
  admin,
  host,
  loseResponse,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  sendSavedForms,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { remoteModule } from '../../module';
import { SeasonCheckScreen } from '../season-check.screen';
import { dismissFindings } from './dismissals.resource';

setNow(new Date(2026, 0, 10));
afterEach(deleteAllDrafts);

const quiz = quizFields({ title: 'Week 1', duration: 5 });
const badAnswer: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quiz,
  'seasons/S1/quizzes/Q1/questions/N1': questionFields({ answer: 'Aaron' }),
};

const open = (documents: Documents, { session = host() } = {}) =>
  renderScreen(<SeasonCheckScreen />, { session, documents, at: '/check-season?season=S1' });

describe('dismissing a finding', () => {
  const judged = {
    'seasons/S1/check_dismissals/answer-is-no-option~Q1~0000000N1': {
      reason: 'As the players know it',
      uid: 'u9',
      email: 'grace@example.org',
      name: 'Grace Kumari',
      time: new Date(2026, 0, 9, 8),
    },
  };
  const paths = (documents: Documents) => Object.keys(documents).filter((path) => /dismissals/.test(path));

  it('asks for a reason, stores who did it, and takes the finding out of the count', async () => {
    const user = userEvent.setup();
    const { gateway } = open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('Enter a reason')).toBeVisible();
    expect(paths(gateway.documents())).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), ' As agreed ');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('1 dismissed issue')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByText(/apart from dismissed ones/)).toBeVisible();
    const [path = ''] = paths(gateway.documents());
    const { uid, email } = admin().person;
    expect(gateway.documents()[path]).toMatchObject({ reason: 'As agreed', uid, email });
  });

  it('is left by Escape, and keeps the reason', async () => {
    const user = userEvent.setup();
    open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'As agreed{Escape}');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await waitFor(async () =>
      expect(await readDrafts()).toMatchObject([{ values: { reason: 'As agreed' } }]),
    );
  });

  it('says by whom, why and when, and is taken back', async () => {
    const user = userEvent.setup();
    const { gateway } = open({ ...badAnswer, ...judged }, { session: admin() });
    await user.click(await screen.findByText('1 dismissed issue'));
    expect(
      screen.getByText(/Dismissed by Grace Kumari \(grace@example\.org\): As the players know it/),
    ).toHaveTextContent('2026-01-09 08:00');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not ready: 1 problem')).toBeVisible();
    expect(paths(gateway.documents())).toEqual([]);
  });

  it('is shown to hosts, who cannot dismiss nor take back', async () => {
    open({ ...badAnswer, ...judged, 'seasons/S1/quizzes/Q1': { ...quiz, language: '' } });
    await screen.findByText('The language is missing.');
    expect(await screen.findByText('1 dismissed issue')).toBeVisible();
    for (const name of ['Dismiss', 'Undo'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('ends when the finding is mended', async () => {
    const { gateway } = open({ ...badAnswer, ...judged });
    await screen.findByText('1 dismissed issue');
    act(() => gateway.put('seasons/S1/quizzes/Q1/questions/N1', questionFields()));
    expect(await screen.findByText('No problems found.')).toBeVisible();
    expect(screen.queryByText('1 dismissed issue')).not.toBeInTheDocument();
  });

  it('has the reason again that was typed when the screen was left', async () => {
    const user = userEvent.setup();
    open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'As agreed');
    cleanup();
    open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText(/^Draft restored/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('As agreed');
  });

  it('dismisses the same warning of several quizzes together, or of one of them, and takes it back', async () => {
    const user = userEvent.setup();
    const week = (id: number) => ({
      [`seasons/S1/quizzes/Q${id}`]: {
        ...quiz,
        title: `Week ${id}`,
        start: new Date(2026, 1, id),
        end: new Date(2026, 1, id, 9),
      },
    });
    const documents = { 'seasons/S1': seasonFields(), ...week(2), ...week(3), ...week(4) };
    const { gateway } = open(documents, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.selectOptions(screen.getByLabelText('Dismiss for'), 'Week 3');
    await user.type(screen.getByLabelText('Reason'), 'A feast');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('1 dismissed issue');
    expect(paths(gateway.documents())).toEqual(['seasons/S1/check_dismissals/quiz-without-questions~Q3']);

    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'Written later');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.click(await screen.findByText('2 dismissed issues'));
    expect(paths(gateway.documents())).toHaveLength(3);
    const [together] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(together ?? document.body);
    await screen.findByText('1 dismissed issue');
    expect(paths(gateway.documents())).toHaveLength(1);
  });

  it('sends a dismissal of several quizzes later', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    const other = { ...quiz, title: 'Week 2', language: '' };
    const { gateway } = open(
      {
        ...badAnswer,
        'seasons/S1/quizzes/Q2': other,
        'seasons/S1/quizzes/Q3': { ...other, title: 'Week 3' },
      },
      { session: admin() },
    );
    const line = (await screen.findByText('The language is missing.')).closest('li') ?? document.body;
    await user.click(within(line).getByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'No words');
    await waitFor(async () => expect(await readDrafts()).toHaveLength(1));
    gateway.breakDown('unavailable');
    await user.click(within(line).getByRole('button', { name: 'Dismiss' }));
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    cleanup();
    act(() => gateway.heal());
    await sendSavedForms(remoteModule, { gateway, session: admin() });
    expect(paths(gateway.documents())).toEqual([
      'seasons/S1/check_dismissals/quiz-without-language~Q2',
      'seasons/S1/check_dismissals/quiz-without-language~Q3',
    ]);
  });

  it('keeps the reason, says that it waits, and is sent when the connection is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    const { gateway } = open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'As agreed');
    await waitFor(async () => expect(await readDrafts()).toHaveLength(1));
    gateway.breakDown('unavailable');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText(/^Not saved yet. Your changes are on this device/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('As agreed');

    cleanup();
    act(() => gateway.heal());
    const [toast] = await sendSavedForms(remoteModule, { gateway, session: admin() });
    expect(toast?.message).toBe('Reason: As agreed');
    const [path = ''] = paths(gateway.documents());
    expect(gateway.documents()[path]).toMatchObject({ reason: 'As agreed' });
  });

  it('is not stored again when only the answer was lost: the rules let nobody change it', async () => {
    const user = userEvent.setup();
    const { gateway } = open(badAnswer, { session: admin() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.type(screen.getByLabelText('Reason'), 'As agreed');
    loseResponse(gateway);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await readDrafts()).toMatchObject([{ pending: {} }]));
    const stored = gateway.documents();
    expect(paths(stored)).toHaveLength(1);

    cleanup();
    jest.setSystemTime(new Date(2026, 0, 11));
    expect(await sendSavedForms(remoteModule, { gateway, session: admin() })).toHaveLength(1);
    expect(gateway.documents()).toEqual(stored);
  });

  it('is refused where someone else has dismissed it meanwhile, and leaves theirs as it is', async () => {
    const { gateway } = open({ ...badAnswer, ...judged }, { session: admin() });
    const [path = ''] = paths(judged);
    const [, seasonId = '', , findingId = ''] = path.split('/');
    const { person } = admin();
    const again = dismissFindings(gateway, seasonId, [findingId], 'As the players know it', person);
    await expect(again).rejects.toMatchObject({ kind: 'exists' });
    expect(gateway.documents()).toMatchObject(judged);
  });
});
