import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import { toInputValue, weekdayAt } from '@console/shared/format';
import { readJson, storageKeys } from '@console/shared/storage';
import {
  admin,
  host,
  loseResponse,
  quizFields,
  renderScreen,
  seasonFields,
  sendSavedForms,
} from '@console/shared/testing';
import { remoteModule } from '../module';
import { QuizCreateScreen } from './quiz-create.screen';

const open = async (
  at = '/create-quiz?season=S1',
  documents: Record<string, StoredFields> = { 'seasons/S1': seasonFields() },
) => {
  const page = renderScreen(<QuizCreateScreen />, {
    session: host(),
    documents,
    at,
  });
  const user = userEvent.setup();
  const submit = async () => user.click(screen.getByRole('button', { name: 'Create Quiz' }));
  const quizzes = () =>
    Object.entries(page.gateway.documents()).filter(([path]) => path.startsWith('seasons/S1/quizzes/'));
  return { ...page, user, submit, quizzes };
};

const titleField = () => screen.findByRole('textbox', { name: 'Title' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await titleField(), 'The Sermon on the Mount');
  await user.type(screen.getByRole('textbox', { name: 'Duration' }), '20');
  await user.type(screen.getByRole('textbox', { name: 'Languages' }), 'Telugu,English');
  fireEvent.change(screen.getByLabelText('Start Time'), { target: { value: '2026-01-11T09:00' } });
  fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '2026-01-12T18:30' } });
}

describe('creating a quiz', () => {
  it('shows the specified fields in their order @2.59 @2.60 @2.61 @9.06', async () => {
    await open();
    await titleField();
    expect([...document.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Duration',
      'Languages',
      'Start Time',
      'End Time',
      'Description',
    ]);
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveAccessibleDescription('In minutes');
    expect(screen.getByRole('textbox', { name: 'Languages' })).toHaveAccessibleDescription(
      'Comma separated, e.g. Telugu,English',
    );
  });

  it('starts in the title where a mouse has opened it, not on a touch screen', async () => {
    await open();
    expect(await titleField()).not.toHaveFocus();
    cleanup();
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }));
    await open();
    expect(await titleField()).toHaveFocus();
  });

  it('begins with duration and languages of the latest quiz, and is open as long as that', async () => {
    const earlier = {
      title: 'Week 1',
      duration: 25,
      language: 'Telugu',
      start: new Date(2026, 0, 4, 9),
      end: new Date(2026, 0, 4, 21),
    };
    await open(undefined, {
      'seasons/S1': seasonFields({ end: new Date(2026, 0, 18, 12) }),
      'seasons/S1/quizzes/Q1': quizFields(earlier),
      'seasons/S1/quizzes/Q0': quizFields({ ...earlier, duration: 5, start: new Date(2026, 0, 1) }),
    });
    await titleField();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('25'));
    expect(screen.getByRole('textbox', { name: 'Languages' })).toHaveValue('Telugu');

    const setStart = (value: string) =>
      fireEvent.change(screen.getByLabelText('Start Time'), { target: { value } });
    setStart('2026-01-11T09:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('2026-01-11T21:00');
    setStart('2026-01-18T09:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('2026-01-18T12:00');

    fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '2026-01-18T11:00' } });
    setStart('2026-01-12T09:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('2026-01-18T11:00');
  });

  describe('after an earlier quiz', () => {
    const week = {
      duration: 25,
      language: 'Telugu',
      start: new Date(2026, 0, 4, 9),
      end: new Date(2026, 0, 4, 21),
    };
    const documents = {
      'seasons/S1': seasonFields({ end: null }),
      'seasons/S1/quizzes/Q1': quizFields(week),
    };
    const field = (label: string) => screen.findByLabelText(label);
    const setStart = async (value: string) =>
      fireEvent.change(await field('Start Time'), { target: { value } });

    it('suggests the end also after a draft was restored', async () => {
      await open(undefined, documents);
      await waitFor(async () => expect(await field('Duration')).toHaveValue('25'));
      await setStart('2026-01-11T09:00');
      cleanup();
      await open(undefined, documents);
      await screen.findByText(/^Draft restored/);
      await setStart('2026-01-12T09:00');
      expect(await field('End Time')).toHaveValue('2026-01-12T21:00');
    });

    it('begins with its values again after Discard', async () => {
      const { user } = await open(undefined, { 'seasons/S1': seasonFields() });
      await user.type(await titleField(), 'Half written');
      cleanup();
      await open(undefined, documents);
      await screen.findByText(/^Draft restored/);
      await waitFor(async () => expect(await field('Duration')).toHaveValue('25'));
      expect(await titleField()).toHaveValue('Half written');
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(await titleField()).toHaveValue('');
      await waitFor(async () => expect(await field('Duration')).toHaveValue('25'));
      expect(await field('Languages')).toHaveValue('Telugu');
    });

    it('takes its values where nothing is typed when they arrive late', async () => {
      const { user, gateway } = await open(undefined, { 'seasons/S1': seasonFields() });
      await user.type(await titleField(), 'Week 2');
      await user.type(await field('Languages'), 'English');
      act(() => gateway.put('seasons/S1/quizzes/Q1', quizFields(week)));
      await waitFor(async () => expect(await field('Duration')).toHaveValue('25'));
      expect(await titleField()).toHaveValue('Week 2');
      expect(await field('Languages')).toHaveValue('English');
    });
  });

  describe('in a season with a rhythm', () => {
    /** Once: a test may run over midnight. */
    const today = new Date();
    /** At nine, so many days from today. */
    const at = (days: number, hour = 9) => {
      return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hour);
    };
    const quiz = (title: string, days: number) =>
      quizFields({ title, duration: 25, language: 'Telugu', start: at(days), end: at(days + 1, 18) });
    const season = (quizzes: readonly StoredFields[], end: Date | null = null) => ({
      'seasons/S1': seasonFields({ end }),
      ...Object.fromEntries(quizzes.map((fields, index) => [`seasons/S1/quizzes/Q${index}`, fields])),
    });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const opened = async (...quizzes: StoredFields[]) => {
      const page = await open(undefined, season(quizzes));
      await titleField();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('25'));
      return page;
    };
    const startsAfter = (days: number) => expect(value('Start Time')).toBe(toInputValue(at(days).getTime()));

    it('begins with the next start and an end as before, says why, and stores them', async () => {
      const { user, submit, quizzes } = await opened(
        quiz('Week 1', -5),
        quiz('Week 2', 2),
        quiz('Week 3', 9),
      );
      startsAfter(16);
      expect(value('End Time')).toBe(toInputValue(at(17, 18).getTime()));
      expect(screen.getByLabelText('Start Time')).toHaveAccessibleDescription(
        new RegExp(`${weekdayAt(at(16).getTime())}, a week after “Week 3”$`),
      );
      await user.type(await titleField(), 'Week 4');
      await submit();
      await waitFor(() => expect(quizzes()).toHaveLength(4));
      expect(quizzes().find(([, { title }]) => title === 'Week 4')?.[1]).toMatchObject({
        start: at(16),
        end: at(17, 18),
      });
    });

    it('keeps what was saved until the next screen has loaded', async () => {
      const { user, submit, quizzes } = await opened(quiz('Week 1', 2));
      await user.type(await titleField(), 'Week 2');
      fireEvent.change(screen.getByLabelText('Start Time'), {
        target: { value: toInputValue(at(12).getTime()) },
      });
      await submit();
      await waitFor(() => expect(quizzes()).toHaveLength(2));
      await screen.findByText('Quiz created');
      expect(await titleField()).toHaveValue('Week 2');
      startsAfter(12);
    });

    it('counts no suggestion as a change', async () => {
      await opened(quiz('Week 1', 2));
      startsAfter(9);
      cleanup();
      expect(await readDrafts()).toEqual([]);
    });

    it('is emptied by Clear, and stays empty in a draft', async () => {
      const { user } = await opened(quiz('Week 1', 2));
      await user.click(screen.getByRole('button', { name: 'Clear Start Time and End Time' }));
      expect(value('Start Time')).toBe('');
      await waitFor(() => expect(value('End Time')).toBe(''));
      expect(screen.getByLabelText('Start Time')).toHaveFocus();
      await user.type(await titleField(), 'Week 2');
      cleanup();
      await opened(quiz('Week 1', 2));
      await screen.findByText(/^Draft restored/);
      expect(value('Start Time')).toBe('');
    });

    it('leaves the dates that were entered before the quizzes came', async () => {
      const { gateway } = await open(undefined, season([]));
      await titleField();
      fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '2027-01-12T18:30' } });
      act(() => gateway.put('seasons/S1/quizzes/Q1', quiz('Week 1', 2)));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('25'));
      expect(value('Start Time')).toBe('');
      expect(value('End Time')).toBe('2027-01-12T18:30');
    });

    it('suggests new values for fields that a restored draft had not changed', async () => {
      const { user } = await opened(quiz('Week 1', 2));
      await user.type(await titleField(), 'Week 3');
      cleanup();
      await opened(quiz('Week 1', 2), quiz('Week 2', 9));
      await screen.findByText(/^Draft restored/);
      await waitFor(() => startsAfter(16));
      expect(await titleField()).toHaveValue('Week 3');
    });
  });

  it('is left by Cancel', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect(address()).toBe('/home?season=S1');
  });

  it.each(['Start Time', 'End Time'])('has a date and a time of day for %s @2.59', async (label) => {
    await open();
    expect(await screen.findByLabelText(label)).toHaveAttribute('type', 'datetime-local');
  });

  it('stores it with every field and its id as Upcoming, and opens its questions @2.61 @2.62 @3.06 @3.07 @3.08 @3.09 @4.04 @5.04 @6.12 @7.08 @9.04', async () => {
    const { user, submit, quizzes, address, store } = await open();
    await fill(user);
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Matthew 5 to 7');
    await submit();

    await waitFor(() => expect(quizzes()).toHaveLength(1));
    const [path, fields] = quizzes()[0] ?? ['', {}];
    const id = path.replace('seasons/S1/quizzes/', '');
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(fields).toEqual({
      quiz_id: id,
      title: 'The Sermon on the Mount',
      description: 'Matthew 5 to 7',
      duration: 20,
      language: 'Telugu,English',
      start: new Date(2026, 0, 11, 9),
      end: new Date(2026, 0, 12, 18, 30),
      status: 'Upcoming',
    });
    await waitFor(() => expect(address()).toBe(`/quizzes?season=S1&quiz=${id}`));
    expect(store.getState().selection).toMatchObject({ seasonId: 'S1', quizId: id });
    expect(readJson(storageKeys.quizDetails)).toMatchObject({ quiz_id: id, status: 'Upcoming' });
  });

  it('needs no description, and offers no status @4.04', async () => {
    const { user, submit, quizzes } = await open();
    await fill(user);
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(quizzes()).toHaveLength(1));
  });

  it('shows “Please all fields”, marks the empty ones and stores nothing @5.03 @8.01', async () => {
    const { submit, quizzes } = await open();
    await titleField();
    await submit();
    expect(await screen.findByText('Please all fields')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(screen.getAllByText('Fill in this field')).toHaveLength(5);
    expect(screen.getByRole('textbox', { name: 'Description' })).toBeValid();
    expect(quizzes()).toEqual([]);
  });

  it('says that it is open for less than its duration, and stores it', async () => {
    const { user, submit, quizzes } = await open();
    await fill(user);
    const warning = 'Duration is 20 min, but the quiz is only open for 15 min.';
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '2026-01-11T09:15' } });
    expect(await screen.findByText(warning)).toBeVisible();
    await submit();
    await waitFor(() => expect(quizzes()).toHaveLength(1));
  });

  it('marks the field of an end before the start', async () => {
    const { user, submit, quizzes } = await open();
    await fill(user);
    fireEvent.change(screen.getByLabelText('End Time'), { target: { value: '2026-01-11T08:00' } });
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
        /The end must be after the start$/,
      ),
    );
    expect(quizzes()).toEqual([]);
  });

  it('keeps the input when saving fails, and creates one quiz on Retry', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, submit, quizzes, gateway } = await open();
    await fill(user);
    gateway.breakDown('unavailable');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await submit();
    const notice = await screen.findByText(/^Not saved yet. Your changes are on this device/);
    expect(scroll.mock.contexts.some((shown) => (shown as Element).contains(notice))).toBe(true);
    expect(complain).toHaveBeenCalled();
    expect(await titleField()).toHaveValue('The Sermon on the Mount');
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(quizzes()).toHaveLength(1));
  });

  it('creates one quiz with the final input when the first response was lost @7.08', async () => {
    const { user, submit, quizzes, gateway, address } = await open();
    await fill(user);
    loseResponse(gateway);
    await submit();
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    await user.type(await titleField(), ' II');
    await submit();
    await waitFor(() => expect(address()).toMatch(/^\/quizzes/));
    expect(quizzes()).toHaveLength(1);
    expect(quizzes()[0]?.[1]).toMatchObject({ title: 'The Sermon on the Mount II' });
  });

  it('creates one quiz when the page was closed before the response', async () => {
    const { user, submit, gateway, quizzes } = await open();
    await fill(user);
    loseResponse(gateway);
    await submit();
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    cleanup();
    const toasts = await sendSavedForms(remoteModule, { gateway, session: admin() });
    expect(toasts).toMatchObject([{ title: 'Quiz created' }]);
    expect(quizzes()).toHaveLength(1);
    expect(quizzes()[0]?.[1]).toMatchObject({ title: 'The Sermon on the Mount' });
    expect(await readDrafts()).toEqual([]);
  });

  it('keeps the input for a new quiz as a draft when its season is deleted', async () => {
    const { user } = await open();
    await user.type(await titleField(), 'Half written');
    cleanup();
    await open('/create-quiz?season=S1', {});
    expect(await screen.findByText('This season no longer exists')).toBeVisible();
    expect(await readDrafts()).toMatchObject([{ text: 'Title: Half written' }]);
  });

  it.each(['/create-quiz', '/create-quiz?season=S7'])(
    'redirects to the seasons without one: %s',
    async (at) => {
      const { address } = await open(at);
      await waitFor(() => expect(address()).toBe('/seasons'));
    },
  );
});
