import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seasonChecked } from '@console/shared/selection';
import {
  admin,
  host,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';
import { SeasonCheckScreen } from './season-check.screen';

setNow(new Date(2026, 0, 10));

const quiz = quizFields({ title: 'Week 1', duration: 5 });
const ready: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quiz,
  'seasons/S1/quizzes/Q1/questions/N1': questionFields(),
};
const badAnswer = { 'seasons/S1/quizzes/Q1/questions/N1': questionFields({ answer: 'Aaron' }) };
const badAds = {
  'season_ads_controller/S1': { rs_to_sh_show: 'Yes', ql_to_sh_show: 'Yes', quiz_intro_banner_show: 'No' },
};

const open = (documents: Documents = {}, { session = host(), at = '/check-season?season=S1' } = {}) =>
  renderScreen(<SeasonCheckScreen />, { session, documents: { ...ready, ...documents }, at });

/** The line of a matter, found by its sentence. */
const line = async (sentence: string | RegExp) => {
  await screen.findByText(sentence);
  const lines = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(sentence));
  return lines[0] ?? document.body;
};
const everythingElseComes = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const answerSentence = 'The answer “Aaron” isn’t one of the options.';

describe('the check of a season', () => {
  it('says that a season without faults is ready', async () => {
    open();
    expect(await screen.findByText('No problems found.')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
  });

  it('judges nothing by the clock of a device that could not ask the server for the time, and says so', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open({ 'seasons/S1/quizzes/Q1': { ...quiz, start: new Date(2026, 0, 9) } });
    expect(await screen.findByText(/^Couldn’t confirm the time/)).toBeVisible();
    await everythingElseComes();
    expect(screen.queryByText(/still Upcoming/)).not.toBeInTheDocument();
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    globalThis.fetch = fetch;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/still Upcoming/)).toBeVisible();
  });

  it('names the quiz and the question of a fault, and leads to where it is mended', async () => {
    open(badAnswer);
    const week = within(await line(answerSentence));
    expect(week.getByText(/^Week 1, question 1: Who led Israel/)).toBeVisible();
    const link = week.getByRole('link', { name: 'Update Question' });
    expect(link).toHaveAttribute('href', '/update-question?season=S1&quiz=Q1&question=N1');
    expect(link).toHaveAccessibleDescription(/The answer “Aaron” isn’t one of the options/);
  });

  it('leads to the questions of a quiz that has begun, which cannot be changed', async () => {
    open({
      ...badAnswer,
      'seasons/S1/quizzes/Q1': { ...quiz, start: new Date(2026, 0, 9), status: 'Ongoing' },
    });
    const week = within(await line(answerSentence));
    expect(week.getByRole('link', { name: 'Questions' })).toHaveAttribute(
      'href',
      '/quizzes?season=S1&quiz=Q1&question=N1',
    );
  });

  it('lists faults before hints', async () => {
    open({ ...badAnswer, 'seasons/S1/quizzes/Q1': { ...quiz, duration: 20 } });
    await screen.findByText(answerSentence);
    const rows = within(screen.getByRole('list', { name: 'Problems and warnings' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.slice(0, 4))).toEqual(['Prob', 'Warn']);
    expect(await screen.findByText('Not ready: 1 problem, 1 warning')).toBeVisible();
  });

  it('follows what is mended, and what is new', async () => {
    const { gateway } = open(badAnswer);
    await screen.findByText(answerSentence);
    act(() => gateway.put('seasons/S1/quizzes/Q1/questions/N1', questionFields()));
    expect(await screen.findByText('Ready')).toBeVisible();
    act(() => gateway.put('seasons/S1/quizzes/Q2', { ...quiz, title: 'Week 2', language: '' }));
    expect(await screen.findByText('The language is missing.')).toBeVisible();
    act(() => gateway.drop('seasons/S1/quizzes/Q2'));
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('keeps what was found for the list of seasons once everything is read', async () => {
    const { gateway, store } = open(badAnswer);
    expect(store.getState().seasonChecks).toEqual({});
    await screen.findByText(answerSentence);
    await waitFor(() => expect(store.getState().seasonChecks).toMatchObject({ S1: { faults: 1, hints: 0 } }));
    act(() => gateway.put('seasons/S1/quizzes/Q1/questions/N1', questionFields()));
    await screen.findByText('Ready');
    expect(store.getState().seasonChecks).toMatchObject({ S1: { faults: 0, hints: 0 } });
  });

  it('finds faults in the settings as they are stored', async () => {
    const button = { type: 'Button', title: 'Register', button_text: 'Open', button_link: 'example' };
    open({
      'season_top_notification/S1': { ...button, status: 'active', description: '' },
      'season_leaderbaord_setting/S1': {
        appearance: 'type-1',
        type: 'limit',
        limit_one: 30,
        limit_two: 25,
      },
    });
    expect(await screen.findByText(/^The link of the top notification is not a web address/)).toBeVisible();
    expect(await screen.findByText('Limit One (30) is higher than Limit Two (25).')).toBeVisible();
  });

  it('checks ads for Admins only, who alone can read them', async () => {
    open(badAds, { session: admin() });
    expect(await screen.findByText(/see two ads in a row/)).toBeVisible();
  });

  it('does not ask for ads on behalf of a host', async () => {
    open(badAds);
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('leads only those to the form of the season who may edit it', async () => {
    open({ 'seasons/S1': seasonFields({ status: 'deactivated' }) });
    await screen.findByText('The season isn’t active, so players can’t enter its quizzes.');
    expect(screen.queryByRole('link', { name: 'Update Season' })).not.toBeInTheDocument();
  });

  it('shows its progress and is not ready before everything is read', async () => {
    const { gateway } = open();
    const letGo = gateway.holdBack();
    expect(await screen.findByText(/are read…|^Reading the season…/)).toBeVisible();
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    await act(async () => letGo());
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('names what could not be read, is not ready then, and reads it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = open();
    const letSeasonCome = gateway.holdDocument('seasons/S1');
    await everythingElseComes();
    gateway.breakDown('unavailable');
    await act(async () => letSeasonCome());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Couldn’t check these:.*Top Notification: /);
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    gateway.heal();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('lists what it finds in many questions once these are compared', async () => {
    const texts = Array.from({ length: 250 }, (_, number) => `${number}a ${number}b ${number}c ${number}d`);
    const questions = [...texts, texts[0] ?? ''].map(
      (question, index) =>
        [`seasons/S1/quizzes/Q1/questions/${1000 + index}`, questionFields({ question })] as const,
    );
    open(Object.fromEntries(questions));
    expect(await screen.findByText('These questions are almost identical.')).toBeVisible();
  });

  it('moves the focus to the first line of the quiz that the address names', async () => {
    open(badAnswer, { at: '/check-season?season=S1&quiz=Q1' });
    const first = await line(answerSentence);
    await waitFor(() => expect(first).toHaveFocus());
  });
});

describe('the summary of a check', () => {
  const passed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('says that a season is ready in spite of warnings, and what was looked at', async () => {
    open({ 'seasons/S1/quizzes/Q1': { ...quiz, duration: 20 } });
    expect(await screen.findByText('Ready, 1 warning')).toBeVisible();
    expect(screen.getByText('7 checks passed')).toBeVisible();
    expect(passed()).toContain('1 quiz has dates inside the season');
    expect(passed()).toContain('1 question has four options and an answer');
    expect(passed()).not.toContain('The number of questions fits each quiz');
  });

  it('counts no check as passed whose problem was only dismissed, or that was not finished', async () => {
    const { gateway } = open(badAnswer);
    const letGo = gateway.holdBack();
    expect(screen.queryByText(/checks passed/)).not.toBeInTheDocument();
    await act(async () => letGo());
    await screen.findByText('7 checks passed');
    const dismissal = { reason: 'So', uid: 'u9', email: 'grace@example.org', name: 'Grace' };
    act(() =>
      gateway.put('seasons/S1/check_dismissals/answer-is-no-option~Q1~0000000N1', {
        ...dismissal,
        time: new Date(2026, 0, 9),
      }),
    );
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(screen.getByText('7 checks passed')).toBeVisible();
  });

  it('opens a rehearsal of the quiz that comes next', async () => {
    open({
      'seasons/S1/quizzes/Q0': {
        ...quiz,
        title: 'Week 0',
        start: new Date(2026, 0, 2),
        end: new Date(2026, 0, 3),
      },
      'seasons/S1/quizzes/Q0/questions/N1': questionFields(),
    });
    await screen.findByText(/^Not ready/);
    await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
    expect(await screen.findByRole('dialog', { name: 'Rehearsal of Week 1' })).toBeVisible();
  });
});

it('copies the public link of the season beside its verdict', async () => {
  const user = userEvent.setup();
  open();
  // The verdict comes last: nothing changes after it.
  expect(await screen.findByText(/^(Ready|Not ready)/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Copy Season' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://quiz.example.org/season/S1');
});

describe('a matter of several', () => {
  const weeks = (changes: object = {}) =>
    Object.fromEntries(
      [2, 3, 4].map((week) => [
        `seasons/S1/quizzes/Q${week}`,
        {
          ...quiz,
          title: `Week ${week}`,
          start: new Date(2026, 1, week),
          end: new Date(2026, 1, week, 9),
          ...changes,
        },
      ]),
    );

  it('is one line that names and links all quizzes with the same warning, and counts once', async () => {
    open(weeks());
    const quizzes = within(await line('No questions yet.')).getAllByRole('link');
    expect(quizzes.map(({ textContent }) => textContent)).toEqual(['Week 2', 'Week 3', 'Week 4']);
    expect(quizzes[0]).toHaveAccessibleName('Questions: Week 2');
    expect(quizzes[0]).toHaveAttribute('href', '/quizzes?season=S1&quiz=Q2');
    expect(await screen.findByText('Ready, 1 warning')).toBeVisible();
  });

  it('names all quizzes that overlap, and all questions that are repeated, in a line each', async () => {
    const together = { start: new Date(2026, 1, 3), end: new Date(2026, 1, 4) };
    open({ ...weeks(together), 'seasons/S1/quizzes/Q2/questions/N1': questionFields() });
    expect(within(await line('These quizzes overlap.')).getAllByRole('link')).toHaveLength(3);
    const repeated = within(await line('These questions are almost identical.'));
    expect(repeated.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 18))).toEqual([
      'Week 1, question 1',
      'Week 2, question 1',
    ]);
  });
});

describe('the quiz list', () => {
  const list = (id: string) => {
    const documents = Object.fromEntries(
      Object.entries({ ...ready, ...badAnswer }).map(([path, fields]) => [path.replace('S1', id), fields]),
    );
    return { documents, session: host(), at: `/home?season=${id}` };
  };

  it('reads no question for a badge while its season was not checked', async () => {
    renderScreen(<QuizListScreen />, list('S2'));
    expect(await screen.findByRole('checkbox', { name: /Week 1/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /check of Week 1/ })).not.toBeInTheDocument();
    const screens = screen.getByRole('navigation', { name: 'Screens of the season' });
    expect(within(screens).getByRole('link', { name: 'Season Check' })).toHaveAttribute(
      'href',
      '/check-season?season=S2',
    );
  });

  it('has the result beside Season Check, and a badge on each quiz, once its season was checked, and both follow', async () => {
    const { gateway, store } = renderScreen(<QuizListScreen />, list('S1'));
    await screen.findByRole('checkbox', { name: /Week 1/ });
    const result = { seasonId: 'S1', faults: 0, hints: 0, at: Date.now() };
    act(() => void store.dispatch(seasonChecked(result)));
    expect(await screen.findByRole('link', { name: /^Season Check 1 problem, checked / })).toBeVisible();
    const badge = await screen.findByRole('link', { name: '1 problem: check of Week 1' });
    expect(badge).toHaveAttribute('href', '/check-season?season=S1&quiz=Q1');
    expect(badge).toHaveTextContent(/^1 problem$/);
    act(() => gateway.put('seasons/S1/quizzes/Q1/questions/N1', questionFields()));
    expect(await screen.findByRole('link', { name: /^Season Check Ready, checked / })).toBeVisible();
    expect(badge).not.toBeInTheDocument();
  });
});
