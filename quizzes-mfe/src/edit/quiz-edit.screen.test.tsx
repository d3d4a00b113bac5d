import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textOf, type DataGateway, type StoredFields } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import { readJson, storageKeys } from '@console/shared/storage';
import {
  enterPartOfDate,
  host,
  quizFields,
  renderScreen,
  seasonFields,
  withHistory,
} from '@console/shared/testing';
import { quizForm } from '../quiz.form';
import { QuizEditScreen } from './quiz-edit.screen';

const path = 'seasons/S1/quizzes/Q1';

const open = (fields: StoredFields = quizFields(), at = '/update-quiz?season=S1&quiz=Q1') => {
  const page = renderScreen(<QuizEditScreen />, {
    session: host(),
    documents: { 'seasons/S1': seasonFields(), [path]: fields },
    at,
  });
  const user = userEvent.setup();
  const submit = () => user.click(screen.getByRole('button', { name: 'Update Quiz' }));
  return { ...page, user, submit, stored: () => page.gateway.documents()[path] };
};

const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const statusField = () => screen.findByRole('combobox', { name: 'Status' });

describe('updating a quiz', () => {
  it('opens with the stored values @2.63 @7.07', async () => {
    open(quizFields({ start: new Date(2026, 0, 11, 9), end: new Date(2026, 0, 12, 18, 30) }));
    expect(await titleField()).toHaveValue('The Sermon on the Mount');
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('20');
    expect(screen.getByRole('textbox', { name: 'Languages' })).toHaveValue('Telugu,English');
    expect(screen.getByLabelText('Start Time')).toHaveValue('2026-01-11T09:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('2026-01-12T18:30');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Matthew 5 to 7');
    expect(await statusField()).toHaveValue('Upcoming');
  });

  it('shows the fields of a new quiz, then its status @2.63', async () => {
    open();
    await titleField();
    expect([...document.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Duration',
      'Languages',
      'Start Time',
      'End Time',
      'Description',
      'Status',
    ]);
  });

  it('shows every field of the form', async () => {
    open();
    await titleField();
    for (const { label } of Object.values(quizForm.fields))
      expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('offers Upcoming, Ongoing and Finished @2.64 @3.10', async () => {
    open();
    const options = within(await statusField()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Upcoming',
      'Ongoing',
      'Finished',
    ]);
  });

  it.each([
    ['Upcoming', '/quizzes?season=S1&quiz=Q1'],
    ['Ongoing', '/home?season=S1'],
    ['Finished', '/home?season=S1'],
  ])('continues by the new status: %s to %s @2.65', async (status, address) => {
    const page = open(quizFields({ status: 'Ongoing' }));
    await page.user.selectOptions(await statusField(), status);
    await page.submit();
    await waitFor(() => expect(page.address()).toBe(address));
    expect(page.stored()).toEqual(quizFields({ status }));
    expect(readJson(storageKeys.quizDetails)).toMatchObject({ quiz_id: 'Q1', status });
  });

  it.each([
    ['Upcoming', 'Ongoing'],
    ['Upcoming', 'Finished'],
    ['Ongoing', 'Finished'],
    ['Finished', 'Ongoing'],
    ['Finished', 'Upcoming'],
    ['Ongoing', 'Upcoming'],
  ])('accepts any status after any other: %s to %s @4.05', async (before, status) => {
    const page = open(quizFields({ status: before }));
    await page.user.selectOptions(await statusField(), status);
    await page.submit();
    await waitFor(() => expect(page.stored()).toEqual(quizFields({ status })));
  });

  it.each(['Ongoing', 'Finished'])(
    'says what it does to results before a quiz is set from %s to Upcoming',
    async (before) => {
      const page = open(quizFields({ status: before }));
      const message = /questions can be changed again and may no longer match players’ results/;
      await page.user.selectOptions(await statusField(), 'Upcoming');
      expect(screen.getByRole('status')).toHaveTextContent(message);
      await page.user.selectOptions(await statusField(), before);
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    },
  );

  it('says nothing of results while the quiz stays Upcoming', async () => {
    open(quizFields({ status: 'Upcoming' }));
    await titleField();
    expect(screen.queryByText(/results/)).not.toBeInTheDocument();
  });

  it('returns to the screen that led to it, also with Cancel', async () => {
    const page = open(quizFields(), '/update-quiz?season=S1&quiz=Q1&return=%2Fcreate-question');
    await page.user.type(await titleField(), ' II');
    const form = '/create-question?season=S1&quiz=Q1';
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', form);
    await page.submit();
    await waitFor(() => expect(page.address()).toBe(form));
  });

  it("sends only the changed fields, so that other people's changes stay @3.07 @3.09 @7.09", async () => {
    const seconds = new Date(2026, 0, 11, 9, 0, 42);
    const page = open(quizFields({ start: seconds, language: ' Telugu ' }));
    await page.user.type(await titleField(), ' II');
    act(() =>
      page.gateway.put(path, quizFields({ start: seconds, language: ' Telugu ', description: 'By another' })),
    );
    await page.submit();
    await waitFor(() => expect(page.address()).toBe('/quizzes?season=S1&quiz=Q1'));
    expect(page.stored()).toEqual(
      quizFields({
        title: 'The Sermon on the Mount II',
        start: seconds,
        language: ' Telugu ',
        description: 'By another',
      }),
    );
  });

  it('offers the season’s description where there is none, which an update requires', async () => {
    const page = open(quizFields({ description: '' }));
    const offer = await screen.findByRole('button', { name: 'Use the season’s description' });
    const description = screen.getByRole('textbox', { name: 'Description' });
    expect(description).toHaveAccessibleDescription(/^An update needs one\./);
    await page.user.click(offer);
    expect(description).not.toHaveAccessibleDescription();
    const discription = textOf(seasonFields(), 'discription');
    expect(description).toHaveValue(discription);
    await page.submit();
    await waitFor(() => expect(page.stored()).toEqual(quizFields({ description: discription })));
  });

  it('keeps a date of which only a part is entered in the draft, and says what is missing', async () => {
    const page = open();
    await titleField();
    const start = screen.getByLabelText('Start Time');
    enterPartOfDate(start);
    await page.submit();
    expect(start).toHaveAccessibleDescription(/This date is incomplete.*This date is incomplete/);
    cleanup();
    expect(await readDrafts()).toMatchObject([
      { text: expect.stringMatching(/^Start Time: This date is incomplete/) as string },
    ]);
    open();
    await screen.findByText(/^Draft restored/);
    expect(screen.getByLabelText('Start Time')).toHaveAccessibleDescription(/^This date is incomplete/);
  });

  it('names the person who has changed a field, and when', async () => {
    const page = open();
    await page.user.type(await titleField(), '!');
    const theirs = withHistory<DataGateway>(page.gateway, () => ({
      uid: 'other',
      email: 'manager@example.org',
      name: 'Daniel Prasad',
    }));
    await act(() =>
      theirs.transact(async (change) => change.merge(path, { status: 'Ongoing', title: 'Ruth' })),
    );
    const changed = /Last changed by Daniel Prasad \([a-z]+@example\.org\), \d\d:\d\d\./;
    await waitFor(async () => expect(await statusField()).toHaveAccessibleDescription(changed));
    expect(await statusField()).toHaveValue('Ongoing');
    expect(await titleField()).toHaveAccessibleDescription(/Currently: Ruth\. The form keeps yours\./);
    expect(screen.getByText(/Someone else changed Title and Status/)).toHaveTextContent(changed);
  });

  it('shows no name below a field that several people have changed', async () => {
    const page = open();
    await titleField();
    const changedBy = (name: string, fields: StoredFields) => {
      const theirs = withHistory<DataGateway>(page.gateway, () => ({
        uid: name,
        email: 'manager@example.org',
        name,
      }));
      return act(() => theirs.transact(async (change) => change.merge(path, fields)));
    };
    await changedBy('Esther Rani', { title: 'Ruth' });
    await waitFor(async () =>
      expect(await titleField()).toHaveAccessibleDescription(/^Last changed by Esther/),
    );
    await changedBy('Daniel Prasad', { duration: 11 });
    await screen.findByText(/Someone else changed Title and Duration.* Last changed by Daniel Prasad/);
    expect(await titleField()).toHaveAccessibleDescription('Changed meanwhile.');
  });

  it('says that nothing was to save when nothing was written', async () => {
    const page = open();
    await titleField();
    await page.submit();
    expect(await screen.findByText('Already saved.')).toBeVisible();
    expect(screen.queryByText(/was updated/)).not.toBeInTheDocument();
  });

  it('requires the description and a known status @5.02', async () => {
    const page = open(quizFields({ description: '', status: 'Paused' }));
    await titleField();
    await page.submit();
    expect(await screen.findByText('Please all fields')).toBeInTheDocument();
    for (const field of [screen.getByRole('textbox', { name: 'Description' }), await statusField()])
      expect(field).toBeInvalid();
    expect(page.stored()).toEqual(quizFields({ description: '', status: 'Paused' }));
  });

  it('keeps the input and shows a message when the quiz was deleted in between', async () => {
    const page = open();
    await page.user.type(await titleField(), ' II');
    act(() => page.gateway.drop(path));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Quiz' })).toBeDisabled());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone deleted this, so you can no longer update it. Your changes are still here.',
    );
    expect(await titleField()).toHaveValue('The Sermon on the Mount II');
    expect(page.stored()).toBeUndefined();
  });

  it('stores the input as a new Upcoming quiz when the old one was deleted', async () => {
    const page = open(quizFields({ status: 'Ongoing' }));
    await page.user.type(await titleField(), ' II');
    act(() => page.gateway.drop(path));
    await page.user.click(await screen.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(page.address()).toMatch(/^\/quizzes\?season=S1&quiz=/));
    const id = page.address().replace(/.*quiz=/, '');
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(page.gateway.documents()[`seasons/S1/quizzes/${id}`]).toEqual(
      quizFields({ quiz_id: id, title: 'The Sermon on the Mount II' }),
    );
  });

  it('opens a quiz that another client stored with malformed fields', async () => {
    open({ title: 7, duration: 'soon', start: 'never' });
    expect(await titleField()).toHaveValue('7');
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('');
    expect(await statusField()).toHaveDisplayValue('Choose a status');
  });
});

describe('a quiz that two people update', () => {
  const theirs = (page: ReturnType<typeof open>, fields: StoredFields) =>
    act(() => page.gateway.put(path, quizFields({ ...times, ...fields })));
  const times = { start: new Date(2026, 0, 11, 9), end: new Date(2026, 0, 12, 18, 30) };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('updates the form while there is no unsaved input', async () => {
    const page = open(quizFields(times));
    await titleField();
    theirs(page, { title: 'Beatitudes', status: 'Ongoing' });
    await waitFor(async () => expect(await titleField()).toHaveValue('Beatitudes'));
    expect(await statusField()).toHaveValue('Ongoing');
  });

  it('merges a start from one person and an end from the other', async () => {
    const page = open(quizFields(times));
    await titleField();
    type('End Time', '2026-01-13T20:00');
    theirs(page, { start: new Date(2026, 0, 11, 10) });
    await page.submit();
    await waitFor(() =>
      expect(page.stored()).toEqual(
        quizFields({ start: new Date(2026, 0, 11, 10), end: new Date(2026, 0, 13, 20) }),
      ),
    );
  });

  it('asks for start and end as one choice where theirs and mine do not fit together', async () => {
    const page = open(quizFields(times));
    await titleField();
    type('End Time', '2026-01-12T10:00');
    theirs(page, { start: new Date(2026, 0, 12, 17) });
    await page.submit();
    const pair = within(await screen.findByRole('group', { name: 'Start Time and End Time' }));
    expect(pair.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
      'Start Time 2026-01-12 17:00 End Time 2026-01-12 18:30',
    );
    await page.user.click(pair.getByRole('radio', { name: 'Mine' }));
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(page.stored()).toMatchObject({ start: times.start, end: new Date(2026, 0, 12, 10) }),
    );
  });

  it('does not count a malformed stored value as a change', async () => {
    const odd = { duration: Number.NaN, language: 7, status: 'Upcoming', start: '2026-01-11T09:00Z' };
    const page = open(quizFields({ ...times, ...odd }));
    await titleField();
    type('Duration', '25');
    theirs(page, { ...odd, language: '7', start: new Date('2026-01-11T09:00Z') });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await page.submit();
    await waitFor(() => expect(page.stored()).toMatchObject({ duration: 25, language: '7' }));
  });
});

describe('without a quiz to update', () => {
  it.each(['/update-quiz?season=S1', '/update-quiz?season=S1&quiz=Q7'])(
    'redirects to the quiz list: %s @2.66',
    async (at) => {
      const { address } = open(quizFields(), at);
      await waitFor(() => expect(address()).toBe('/home?season=S1'));
    },
  );

  it('shows that it is deleted @2.66', async () => {
    open(quizFields(), '/update-quiz?season=S1&quiz=Q7');
    expect(await screen.findByText('This quiz no longer exists')).toBeInTheDocument();
  });

  it('keeps the input when another person deletes its season', async () => {
    const { gateway, user, address } = open();
    await user.type(await titleField(), '!');
    jest.useFakeTimers({ advanceTimers: true });
    await act(async () => gateway.drop('seasons/S1'));
    // Gives it time to receive the change.
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(await titleField()).toHaveValue('The Sermon on the Mount!');
    expect(address()).toBe('/update-quiz?season=S1&quiz=Q1');
  });

  it('redirects to the seasons when there is no season either', async () => {
    const { address } = open(quizFields(), '/update-quiz');
    await waitFor(() => expect(address()).toBe('/seasons'));
  });

  it('shows the failure, and Retry loads again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    gateway.breakDown('unavailable');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    gateway.heal();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await titleField()).toBeInTheDocument();
  });
});

describe('a quiz with unsaved changes', () => {
  /** Enters a title and leaves without saving. */
  async function leave(text: string) {
    const { user } = open();
    const title = await titleField();
    await user.clear(title);
    await user.type(title, text);
    cleanup();
  }

  it('is restored, and saved like any other edit', async () => {
    await leave('The Beatitudes');
    const { stored, submit } = open();
    await screen.findByText(/^Draft restored/);
    await submit();
    await waitFor(() => expect(stored()).toEqual(quizFields({ title: 'The Beatitudes' })));
  });

  it("merges another person's changes and shows a message", async () => {
    await leave('The Beatitudes');
    const { stored, submit } = open(quizFields({ language: 'Tamil' }));
    await screen.findByText(/^Draft restored/);
    expect(await screen.findByText(/Someone else changed Languages/)).toBeVisible();
    await submit();
    await waitFor(() => expect(stored()).toEqual(quizFields({ title: 'The Beatitudes', language: 'Tamil' })));
  });

  it('shows a conflict where another person has changed the same field', async () => {
    await leave('The Beatitudes');
    const { stored, submit } = open(quizFields({ title: 'Matthew 5' }));
    await screen.findByText(/^Draft restored/);
    await submit();
    const choice = await screen.findByRole('group', { name: 'Title' });
    expect(choice).toHaveTextContent('Matthew 5');
    expect(choice).toHaveTextContent('The Beatitudes');
    expect(stored()).toEqual(quizFields({ title: 'Matthew 5' }));
  });

  it('updates with the stored quiz again once its changes are undone', async () => {
    await leave('The Beatitudes');
    const { gateway } = open(quizFields({ language: 'Tamil' }));
    await screen.findByText(/^Draft restored/);
    const title = await titleField();
    fireEvent.change(title, { target: { value: 'The Sermon on the Mount' } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Languages' })).toHaveValue('Tamil'));
    act(() => gateway.put(path, quizFields({ language: 'English' })));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Languages' })).toHaveValue('English'));
  });

  it.each([
    ['the quiz', { 'seasons/S1': seasonFields() }],
    ['the season', {}],
  ])('is kept as a draft when %s is deleted', async (_what, documents) => {
    await leave('The Beatitudes');
    renderScreen(<QuizEditScreen />, { session: host(), documents, at: '/update-quiz?season=S1&quiz=Q1' });
    expect(await screen.findByText(/no longer exists/)).toBeVisible();
    expect(await readDrafts()).toMatchObject([{ text: 'Title: The Beatitudes' }]);
  });
});
