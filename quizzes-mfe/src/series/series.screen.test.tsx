import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError, type StoredFields } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import { storeSession } from '@console/shared/session';
import {
  enterPartOfDate,
  host,
  quizFields,
  renderScreen,
  seasonFields,
  sendSavedForms,
  setNow,
} from '@console/shared/testing';
import { remoteModule } from '../module';
import { SeriesScreen } from './series.screen';

setNow(new Date('2026-12-08T06:00:00Z'));

const latest = quizFields({
  ...{ title: 'Week 1', duration: 25, language: 'Telugu' },
  ...{ start: new Date('2026-12-06T00:30:00Z'), end: new Date('2026-12-07T14:30:00Z') },
});

async function open(quizzes: Record<string, StoredFields> = { Q1: latest }) {
  const page = renderScreen(<SeriesScreen />, {
    session: host(),
    at: '/create-quizzes?season=S1',
    documents: {
      'seasons/S1': seasonFields({ start: new Date(2026, 10, 1), end: new Date(2027, 10, 1) }),
      ...Object.fromEntries(Object.entries(quizzes).map(([id, quiz]) => [`seasons/S1/quizzes/${id}`, quiz])),
    },
  });
  await screen.findByLabelText('Titles');
  const stored = () =>
    Object.entries(page.gateway.documents())
      .filter(([path]) => path.startsWith('seasons/S1/quizzes/') && !path.endsWith('/Q1'))
      .map(([, fields]) => fields);
  return { ...page, user: userEvent.setup(), stored };
}

const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const submit = () => screen.getByRole('button', { name: /^Create (\d|quizzes)/ });
const rows = () =>
  preview()
    .queryAllByRole('checkbox')
    .map(({ parentElement }) => parentElement?.textContent);

function fillThree() {
  set('Titles', 'Genesis\nExodus\nLeviticus');
  set('First Number', '2');
  set('First Start Time', '2026-12-13T06:00');
}

describe('creating several quizzes', () => {
  it('begins with what the latest quiz has, a week later in the rhythm of the season, and is open as long', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Duration')).toHaveValue('25');
    expect(screen.getByLabelText('Languages')).toHaveValue('Telugu');
    expect(screen.getByRole('group', { name: 'Quizzes' })).toContainElement(screen.getByLabelText('Titles'));
    const [start, end] = [screen.getByLabelText('First Start Time'), screen.getByLabelText('First End Time')];
    expect(start).toHaveValue('2026-12-13T06:00');
    expect(start).toHaveAccessibleDescription(/ Sun, a week after “Week 1”/);
    expect(end).toHaveValue('2026-12-14T20:00');
    expect(screen.getByLabelText('Days from Start to Start')).toHaveValue('7');
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Clear Start Time and End Time' }));
    expect(start).toHaveFocus();
    expect([start, end].map((field) => field.getAttribute('value'))).toEqual(['', '']);
    expect(rows()).toEqual([]);
    set('First Start Time', '2026-12-20T06:00');
    expect(end).toHaveValue('2026-12-21T20:00');
  });

  it('begins without dates, a week apart, where the season has no quiz', async () => {
    await open({});
    expect(screen.getByLabelText('First Start Time')).toHaveValue('');
    expect(screen.getByLabelText('Days from Start to Start')).toHaveValue('7');
    expect(within(screen.getByRole('region', { name: 'Preview' })).queryByRole('list')).toBeNull();
  });

  it('goes on with the title and number of the latest quiz, or with a number alone', async () => {
    await open();
    expect(screen.getByLabelText('Title Pattern')).toHaveValue('Week {n}: {title}');
    expect(screen.getByLabelText('First Number')).toHaveValue('2');
    cleanup();
    await open({});
    expect(screen.getByLabelText('Title Pattern')).toHaveValue('{n}: {title}');
    expect(screen.getByLabelText('First Number')).toHaveValue('1');
  });

  it('keeps a first date of which only a part is entered in the draft, and says what is missing', async () => {
    const { user } = await open();
    enterPartOfDate(screen.getByLabelText('First Start Time'));
    await user.click(submit());
    expect(screen.getByLabelText('First Start Time')).toHaveAccessibleDescription(
      /This date is incomplete.*This date is incomplete/,
    );
    cleanup();
    const text = expect.stringMatching(/^First Start Time: This date is incomplete/m) as string;
    expect(await readDrafts()).toMatchObject([{ text }]);
    await open();
    await screen.findByText(/^Draft restored/);
    expect(screen.getByLabelText('First Start Time')).toHaveAccessibleDescription(/^This date is incomplete/);
  });

  it('says what is missing of a date of a single quiz', async () => {
    const { user } = await open();
    fillThree();
    await user.click(preview().getByRole('button', { name: /Edit.*Genesis/ }));
    enterPartOfDate(preview().getByLabelText('Start Time'));
    expect(preview().getByLabelText('Start Time')).toHaveAccessibleDescription(
      /This date is incomplete.*This date is incomplete/,
    );
  });

  it('ends a series whose last quiz ends at midnight on the day before', async () => {
    await open();
    fillThree();
    fireEvent.change(screen.getByLabelText('First End Time'), { target: { value: '2026-12-15T00:00' } });
    expect(preview().getByRole('status')).toHaveTextContent('3 quizzes, 2026-12-13 to 2026-12-28.');
  });

  it('shows each quiz before anything is stored, and takes their number from the list', async () => {
    const { stored } = await open();
    fillThree();
    expect(rows()).toEqual(['Week 2: Genesis', 'Week 3: Exodus', 'Week 4: Leviticus']);
    expect(preview().getByText('Sun 2026-12-20 06:00 – Mon 2026-12-21 20:00')).toBeVisible();
    expect(screen.getByLabelText('Number of Quizzes')).toHaveValue('3');
    expect(screen.getByLabelText('Number of Quizzes')).toBeDisabled();
    expect(preview().getByRole('status')).toHaveTextContent('3 quizzes, 2026-12-13 to 2026-12-28.');
    expect(stored()).toEqual([]);
  });

  it('stores them, says so, and leads to the list', async () => {
    const { user, stored, address } = await open();
    fillThree();
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/home?season=S1'));
    expect(stored().map(({ title, start, end, status }) => [title, start, end, status])).toEqual([
      ['Week 2: Genesis', new Date('2026-12-13T00:30:00Z'), new Date('2026-12-14T14:30:00Z'), 'Upcoming'],
      ['Week 3: Exodus', new Date('2026-12-20T00:30:00Z'), new Date('2026-12-21T14:30:00Z'), 'Upcoming'],
      ['Week 4: Leviticus', new Date('2026-12-27T00:30:00Z'), new Date('2026-12-28T14:30:00Z'), 'Upcoming'],
    ]);
    expect(await screen.findByText('3 quizzes were created.')).toBeVisible();
  });

  it('takes all of them back with one Undo', async () => {
    storeSession(host());
    const { user, stored } = await open();
    fillThree();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(stored()).toHaveLength(3));
  });

  it('stores what was changed in place, and not what was left out', async () => {
    const { user, stored } = await open();
    fillThree();
    await user.click(preview().getByRole('button', { name: 'Edit Week 3: Exodus' }));
    const second = within(preview().getByRole('group', { name: 'Quiz 2' }));
    expect(second.getByLabelText('Title')).toHaveFocus();
    await user.clear(second.getByLabelText('Title'));
    await user.type(second.getByLabelText('Title'), 'Christmas');
    fireEvent.change(second.getByLabelText('Start Time'), { target: { value: '2026-12-20T10:00' } });
    await user.type(second.getByLabelText('Title'), '{Enter}');
    expect(preview().getByRole('button', { name: 'Edit Christmas' })).toHaveFocus();
    await user.click(preview().getByRole('checkbox', { name: 'Week 4: Leviticus' }));
    await user.click(screen.getByRole('button', { name: 'Create 2 quizzes' }));
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(stored()[1]).toMatchObject({ title: 'Christmas', start: new Date('2026-12-20T04:30:00Z') });
  });

  it('makes a changed quiz as the pattern says again', async () => {
    const { user } = await open();
    fillThree();
    await user.click(preview().getByRole('button', { name: 'Edit Week 3: Exodus' }));
    await user.type(preview().getByLabelText('Title'), '!');
    await user.click(preview().getByRole('button', { name: 'As the pattern says' }));
    expect(preview().getByLabelText('Title')).toHaveValue('Week 3: Exodus');
  });

  it('stores nothing with a fault, and keeps its fields open while it is corrected', async () => {
    const { user, stored } = await open();
    fillThree();
    await user.click(preview().getByRole('button', { name: 'Edit Week 3: Exodus' }));
    await user.clear(preview().getByLabelText('Title'));
    await user.click(submit());
    expect(screen.getByText('Fix the marked quizzes or clear their checkboxes')).toBeVisible();
    expect(preview().getByLabelText('Title')).toHaveFocus();
    expect(preview().getByLabelText('Title')).toHaveAccessibleDescription('Fill in this field');
    await user.type(preview().getByLabelText('Title'), 'Ex');
    expect(preview().getByLabelText('Title')).toHaveValue('Ex');
    expect(stored()).toEqual([]);
  });

  it.each([
    ['Number of Quizzes', '0', 'Enter a whole number from 1 to 60'],
    ['Number of Quizzes', '61', 'Enter a whole number from 1 to 60'],
    ['First Number', '-1', 'Enter a whole number from 0 to 9,999'],
    ['Days from Start to Start', '1.5', 'Enter whole days, from 1 to 366'],
    ['Duration', 'ten', 'Enter whole minutes, 1 or more'],
    ['First End Time', '2026-12-13T06:00', 'The end must be after the start'],
    ['Titles', 'A\n'.repeat(61), 'Paste at most 60 titles'],
    ['Title Pattern', '', 'Fill in this field'],
  ])('names what is wrong with %s: %j', async (label, value, message) => {
    const { user, stored } = await open();
    set('First Start Time', '2026-12-13T06:00');
    expect(rows()).toHaveLength(10);
    set(label, value);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(stored()).toEqual([]);
  });

  it('repeats on chosen weekdays, and asks for one', async () => {
    const { user } = await open();
    fillThree();
    await user.selectOptions(screen.getByLabelText('Repeats'), 'On chosen weekdays');
    await user.click(submit());
    expect(screen.getByText('Choose at least one weekday')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
    expect(preview().getByText(/^Thu 2026-12-17 06:00/)).toBeVisible();
  });

  it('says that every quiz is left out', async () => {
    const { user, stored } = await open();
    fillThree();
    for (const box of preview().getAllByRole('checkbox')) await user.click(box);
    await user.click(submit());
    expect(screen.getByText('Select at least one quiz.')).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('names what speaks against a quiz beside it', async () => {
    await open();
    fillThree();
    set('Title Pattern', 'Week {n}');
    set('First Number', '1');
    const [first] = preview().getAllByRole('listitem');
    expect(first).toHaveTextContent('The season has a quiz with this title.');
  });

  it('keeps what was entered and changed when the form is left', async () => {
    const { user } = await open();
    fillThree();
    await user.click(preview().getByRole('checkbox', { name: 'Week 3: Exodus' }));
    cleanup();
    await open();
    await screen.findByText(/^Draft restored/);
    expect(rows()).toEqual(['Week 2: Genesis', 'Week 3: Exodus', 'Week 4: Leviticus']);
    expect(preview().getByRole('checkbox', { name: 'Week 3: Exodus' })).not.toBeChecked();
  });

  describe('when storing fails', () => {
    beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

    it('says how much is stored, locks the form, and Retry stores the rest', async () => {
      const { user, stored, gateway, address } = await open();
      set('First Start Time', '2026-12-13T06:00');
      set('Number of Quizzes', '15');
      const { transact } = gateway;
      let transactions = 0;
      gateway.transact = (work) =>
        (transactions += 1) === 3 ? Promise.reject(new DataError('unknown', 'Broken')) : transact(work);
      await user.click(submit());
      expect(
        await screen.findByText(
          '10 of 15 quizzes saved. Something went wrong. Try again. Retry to save the rest.',
        ),
      ).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Title Pattern')).toBeDisabled());
      expect(preview().getAllByText('Saved')).toHaveLength(10);
      expect(submit()).toHaveAccessibleName('Create 5 quizzes');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(address()).toBe('/home?season=S1'));
      expect(new Set(stored().map(({ title }) => title)).size).toBe(15);
      expect(stored()).toHaveLength(15);
    });

    it('waits without a connection, and is sent when it is back', async () => {
      const { user, gateway, stored } = await open();
      fillThree();
      await waitFor(async () => expect(await readDrafts()).toHaveLength(1));
      gateway.breakDown('unavailable');
      await user.click(submit());
      expect(await screen.findByText(/^Not saved yet. Your changes are on this device/)).toBeVisible();
      cleanup();
      act(() => gateway.heal());
      const [toast] = await sendSavedForms(remoteModule, { gateway, session: host() });
      expect(toast?.message).toBe('3 quizzes were created.');
      expect(stored()).toHaveLength(3);
    });
  });
});
