import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import {
  admin,
  enterPartOfDate,
  manager,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
} from '@console/shared/testing';
import { SeasonCopyScreen } from './copy.screen';

const minuteMs = 60_000;
const yearMs = 364 * 24 * 60 * minuteMs;
const quizStart = Date.UTC(2026, 0, 11, 0, 30);

const documents = {
  'seasons/S1': seasonFields({
    host_email: 'manager@example.org',
    start: new Date(Date.UTC(2026, 0, 10, 0, 30)),
    end: new Date(Date.UTC(2026, 2, 10, 0, 30)),
  }),
  'seasons/S1/quizzes/Q1': quizFields({
    status: 'Finished',
    start: new Date(quizStart),
    end: new Date(quizStart + 60 * minuteMs),
  }),
  'seasons/S1/quizzes/Q1/questions/N1': questionFields(),
  'seasons/S1/quizzes/Q1/questions/N2': questionFields({ question_id: 'N2', answer: 'Nobody' }),
  'seasons/S1/quizzes/Q1/results/R1': { score: 3 },
  'season_ads_controller/S1': {
    season_id: 'S1',
    ql_to_sh_show: 'Yes',
    ql_to_sh_type: 'Rewarded',
    sl_to_sh_show: 'No',
    sl_to_sh_type: 'Rewarded',
    rs_to_sh_show: 'No',
    rs_to_sh_type: 'Interstitial',
    quiz_intro_banner_show: 'No',
  },
};

async function open(session = manager(), given: Record<string, object> = {}) {
  jest.useFakeTimers({
    now: Date.UTC(2026, 5, 1),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
  const rendered = renderScreen(<SeasonCopyScreen />, {
    session,
    at: '/copy-season?season=S1',
    documents: { ...documents, ...given },
  });
  await screen.findByRole('heading', { name: 'What to copy' });
  const folded = screen.queryByRole('button', { name: /^Season and \d quiz/, expanded: false });
  if (folded) await userEvent.click(folded);
  const present = { ...documents, ...given };
  const stored = (form: RegExp) =>
    Object.entries(rendered.gateway.documents())
      .filter(([path]) => form.test(path) && !(path in present))
      .map(([, fields]) => fields);
  return { ...rendered, stored };
}

const quizRow = () => within(screen.getByRole('group', { name: 'The Sermon on the Mount' }));
const changeDates = () => userEvent.click(quizRow().getByRole('button', { name: 'Change dates' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Duplicate Season' }));

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('duplicating a season', () => {
  it('shows the calendar a year later before anything is stored, and what is left out', async () => {
    const { stored } = await open();
    expect(screen.getByRole('group', { name: 'The Sermon on the Mount' })).toHaveTextContent(
      'Start Time Sun 2027-01-10 06:00 Before: Sun 2026-01-11 06:00',
    );
    await changeDates();
    expect(quizRow().getByLabelText('Start Time')).toHaveValue('2027-01-10T06:00');
    expect(quizRow().getByLabelText('Start Time')).toHaveAccessibleDescription(
      'Sun 2027-01-10 06:00 Before: Sun 2026-01-11 06:00',
    );
    expect(screen.getByText(/^1 question\. 1 question won’t be copied/)).toBeVisible();
    expect(stored(/./)).toEqual([]);
  });

  it('folds the dates one by one, says how many have warnings, and opens them from the calendar', async () => {
    await open(manager(), {
      'seasons/S1/quizzes/Q1': quizFields({
        start: new Date(Date.UTC(2010, 0, 11, 0, 30)),
        end: new Date(Date.UTC(2010, 0, 11, 1, 30)),
      }),
    });
    const fold = screen.getByRole('button', { name: 'Season and 1 quiz' });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'The Sermon on the Mount' })).not.toBeInTheDocument();
    expect(screen.getByText('1 quiz has a warning')).toBeVisible();
    const calendar = screen.getByRole('region', { name: 'Calendar' });
    await userEvent.click(
      within(calendar).getByRole('button', { name: 'The Sermon on the Mount', hidden: true }),
    );
    expect(quizRow().getByLabelText('Start Time')).toHaveFocus();
    expect(screen.queryByText('1 quiz has a warning')).not.toBeInTheDocument();
  });

  it('asks for the name and the first day first', async () => {
    await open();
    const [first] = screen.getAllByRole('textbox');
    expect(first).toBe(screen.getByLabelText('Season'));
    const day = screen.getByLabelText('New first day');
    expect(first?.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(day.compareDocumentPosition(screen.getByLabelText('Host'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says above the fields that the device is offline, and what that means here', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    const notice = screen.getByText(/^You’re offline\. You can keep editing/);
    const first = screen.getByLabelText('Season');
    expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button', { name: 'Duplicate Season' })).toBeDisabled();
    onLine.mockRestore();
  });

  it('stores the season with its quizzes and questions, and opens it', async () => {
    const { stored, address } = await open();
    await userEvent.clear(screen.getByLabelText('Season'));
    await userEvent.type(screen.getByLabelText('Season'), 'Gospels 2027');
    await submit();
    await waitFor(() => expect(address()).toMatch(/^\/home\?season=\d{13}/));
    expect(stored(/^seasons\/[^/]+$/)).toMatchObject([
      { season: 'Gospels 2027', host_email: 'manager@example.org', status: 'active' },
    ]);
    expect(stored(/\/quizzes\/[^/]+$/)).toMatchObject([
      { title: 'The Sermon on the Mount', status: 'Upcoming', start: new Date(quizStart + yearMs) },
    ]);
    expect(stored(/\/questions\//)).toMatchObject([{ question: questionFields().question }]);
    expect(stored(/\/results\//)).toEqual([]);
    expect(await screen.findByText('Season Gospels 2027 created successfully')).toBeVisible();
  });

  it('moves all dates by days, and keeps weekdays unless it may not', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Move the dates'), 'Number of days');
    await userEvent.clear(screen.getByLabelText('Days'));
    await userEvent.type(screen.getByLabelText('Days'), '10');
    expect(screen.getByText(/^All dates move by 7 days\./)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Keep the days of the week'));
    expect(screen.getByText(/^All dates move by 10 days\./)).toBeVisible();
    expect(quizRow().getByText('2026-01-21 06:00')).toBeVisible();
    expect(quizRow().getByText('The start is in the past')).toBeVisible();
  });

  it('stores nothing while an end is before its start, and goes back to the moved dates', async () => {
    const { stored } = await open();
    await changeDates();
    fireEvent.change(quizRow().getByLabelText('End Time'), { target: { value: '2027-01-10T05:00' } });
    await submit();
    expect(await screen.findByText('Fix the dates marked in the calendar.')).toBeVisible();
    expect(quizRow().getByLabelText('End Time')).toHaveFocus();
    expect(stored(/./)).toEqual([]);
    await userEvent.click(quizRow().getByRole('button', { name: 'Use the moved dates' }));
    expect(quizRow().getByLabelText('End Time')).toHaveValue('2027-01-10T07:00');
  });

  it('says once that the new first day is missing, and nothing of the dates that follow from it', async () => {
    const { stored } = await open();
    fireEvent.change(screen.getByLabelText('New first day'), { target: { value: '' } });
    await submit();
    expect(await screen.findByText('Enter a day or a number of days')).toBeVisible();
    expect(screen.getByLabelText('New first day')).toHaveFocus();
    expect(screen.getAllByRole('button', { name: 'Change dates', expanded: false })).toHaveLength(2);
    expect(screen.queryByText('Please all fields')).not.toBeInTheDocument();
    expect(screen.queryByText('Fill in this field')).not.toBeInTheDocument();
    expect(screen.queryByText('Enter a start and end, or clear the checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Fix the dates marked in the calendar.')).not.toBeInTheDocument();
    expect(stored(/./)).toEqual([]);
  });

  it.each([
    ['New first day', '9999-12-30', 'Enter a day from 1000-01-04 to 9999-10-30'],
    ['New first day', '0001-01-01', 'Enter a day from 1000-01-04 to 9999-10-30'],
    ['Days', '2912378', 'Enter a number of days from -374745 to 2912371'],
    ['Days', '3000000000', 'Enter a number of days from -374745 to 2912371'],
  ])('refuses dates that no date field shows: %s %s', async (label, value, error) => {
    const { stored } = await open();
    if (label === 'Days')
      await userEvent.selectOptions(screen.getByLabelText('Move the dates'), 'Number of days');
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await submit();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Change dates', expanded: false })).toHaveLength(2);
    expect(stored(/./)).toEqual([]);
  });

  it('leaves out a quiz', async () => {
    const { stored, address } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^The Sermon on the Mount/ }));
    expect(quizRow().getByText('Not included')).toBeVisible();
    await submit();
    await waitFor(() => expect(address()).toMatch(/^\/home/));
    expect(stored(/\/quizzes\//)).toEqual([]);
  });

  it('names the Manager as the host of a season that others host', async () => {
    const { stored, address } = await open(manager(), {
      'seasons/S1': seasonFields({ host_additional_email: 'manager@example.org' }),
    });
    expect(screen.getByLabelText('Host Email')).toBeDisabled();
    await submit();
    await waitFor(() => expect(address()).toMatch(/^\/home/));
    expect(stored(/^seasons\/[^/]+$/)).toMatchObject([
      {
        host: 'Manager',
        host_email: 'manager@example.org',
        host_additional_email: seasonFields().host_email,
      },
    ]);
  });

  it('offers ads settings to an Admin only, who keeps the hosts, with an entry that is for Admins', async () => {
    const { gateway, address } = await open(admin());
    expect(screen.getByLabelText('Ads Settings')).toBeChecked();
    await submit();
    await waitFor(() => expect(address()).toMatch(/^\/home/));
    const ads = Object.keys(gateway.documents()).filter((path) => path.startsWith('season_ads_controller/'));
    expect(ads).toHaveLength(2);
    expect(gateway.history().filter((fields) => 'audience' in fields)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'season_copied', audience: 'staff' }),
        expect.objectContaining({ kind: 'settings_created', audience: 'admin' }),
      ]),
    );
  });

  it('says where it was interrupted, and stores the rest without doubling', async () => {
    const { gateway, stored, address } = await open();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transact } = gateway;
    gateway.transact = async (work, action) => {
      await transact(work, action);
      gateway.breakDown('unavailable');
      throw new DataError('unavailable', 'The answer was lost');
    };
    await submit();
    expect(await screen.findByRole('heading', { name: 'Copy interrupted' })).toHaveFocus();
    gateway.transact = transact;
    gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Save the rest' }));
    await waitFor(() => expect(address()).toMatch(/^\/home/));
    expect(stored(/^seasons\/[^/]+$/)).toHaveLength(1);
    expect(stored(/\/questions\//)).toHaveLength(1);
  });
});

describe('a part of a date', () => {
  it('of the new first day is named, and kept in the draft', async () => {
    await open();
    enterPartOfDate(screen.getByLabelText('New first day'));
    const missing = /^This date is incomplete/;
    expect(screen.getByLabelText('New first day')).toHaveAccessibleDescription(missing);
    cleanup();
    const text = expect.stringMatching(/^New first day: This date is incomplete/m) as string;
    expect(await readDrafts()).toMatchObject([{ text }]);
    await open();
    await screen.findByText(/^Draft restored/);
    expect(screen.getByLabelText('New first day')).toHaveAccessibleDescription(missing);
  });

  it('of a quiz is named, and kept in the draft', async () => {
    await open();
    await changeDates();
    enterPartOfDate(quizRow().getByLabelText('Start Time'));
    expect(quizRow().getByLabelText('Start Time')).toHaveAccessibleDescription(/^This date is incomplete/);
    cleanup();
    await open();
    await screen.findByText(/^Draft restored/);
    await changeDates();
    expect(quizRow().getByLabelText('Start Time')).toHaveAccessibleDescription(/^This date is incomplete/);
  });
});
