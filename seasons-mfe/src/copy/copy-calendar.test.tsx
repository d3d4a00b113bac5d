import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, quizFields, renderScreen, seasonFields } from '@console/shared/testing';
import { SeasonCopyScreen } from './copy.screen';

/** A time of 2026 in the contest's time zone. */
const at = (dayAndTime: string) => new Date(`2026-${dayAndTime}:00+05:30`);

const documents = {
  'seasons/S1': seasonFields({
    host_email: 'manager@example.org',
    start: at('01-10T06:00'),
    end: at('03-10T21:00'),
  }),
  'seasons/S1/quizzes/Q1': quizFields({
    title: 'Week 1',
    start: at('01-11T06:00'),
    end: at('01-11T20:00'),
  }),
  'seasons/S1/quizzes/Q2': quizFields({
    title: 'Week 2',
    start: at('01-11T19:00'),
    end: at('01-12T20:00'),
  }),
  'seasons/S1/quizzes/Q3': quizFields({
    title: 'Week 6',
    start: at('02-15T06:00'),
    end: at('02-15T20:00'),
  }),
};

async function open() {
  jest.useFakeTimers({
    now: at('06-01T09:00'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
  const rendered = renderScreen(<SeasonCopyScreen />, {
    session: manager(),
    at: '/copy-season?season=S1',
    documents,
  });
  await screen.findByRole('heading', { level: 2, name: 'Calendar' });
  return rendered;
}

const calendar = () => within(screen.getByRole('region', { name: 'Calendar' }));
const titles = () =>
  calendar()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
/** Selects a quiz in one of its weeks, from 0. */
const select = (name: string, week = 0) =>
  userEvent.click(calendar().getAllByRole('button', { name })[week] ?? document.body);
const row = (title: string) => within(screen.getByRole('group', { name: title }));
const rowTitles = () => screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'));
const moveStart = (title: string, value: string) =>
  fireEvent.change(row(title).getByLabelText('Start Time'), { target: { value } });

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('the calendar of a season that is duplicated', () => {
  it('has the quizzes in their weeks, with gaps and overlaps, before anything is stored', async () => {
    const { gateway } = await open();
    const before = gateway.documents();
    // Week 2 goes on after Sunday.
    expect(titles()).toEqual(['Week 1', 'Week 2', 'Week 2', 'Week 6']);
    expect(calendar().getByRole('heading', { level: 3, name: '2027-01-04 to 2027-01-10' })).toBeVisible();
    expect(calendar().getByText('33 days without a quiz')).toBeVisible();
    expect(calendar().getByText('2 gaps of a week or more')).toBeVisible();
    expect(calendar().getByText('2 quizzes overlap another')).toBeVisible();
    expect(calendar().getByText('Overlaps with “Week 2”.')).toBeVisible();
    expect(calendar().getByText('The season ends, 2027-03-09')).toBeVisible();
    expect(gateway.documents()).toEqual(before);
  });

  it('leads from a quiz to its dates, also when they are open', async () => {
    await open();
    await select('Week 2');
    expect(row('Week 2').getByLabelText('Start Time')).toHaveFocus();
    await select('Week 2', 1);
    expect(row('Week 2').getByLabelText('Start Time')).toHaveFocus();
    expect(row('Week 1').queryByLabelText('Start Time')).not.toBeInTheDocument();
  });

  it('follows what is typed, while the rows keep their order', async () => {
    await open();
    await select('Week 2');
    moveStart('Week 2', '2027-03-20T06:00');
    expect(titles()).toEqual(['Week 1', 'Week 6', 'Week 2']);
    expect(calendar().getByText('The end must be after the start')).toBeVisible();
    fireEvent.change(row('Week 2').getByLabelText('End Time'), { target: { value: '2027-03-20T20:00' } });
    expect(calendar().getByText('1 quiz outside the season')).toBeVisible();
    expect(calendar().getByText('Ends after the season')).toBeVisible();
    expect(calendar().queryByText(/overlap/)).not.toBeInTheDocument();
    expect(rowTitles().slice(1)).toEqual(['Week 1', 'Week 2', 'Week 6']);
    expect(row('Week 2').getByLabelText('End Time')).toBeVisible();
  });

  it('names a start in the past, and has none of what is left out', async () => {
    await open();
    await userEvent.click(calendar().getByRole('button', { name: 'Week 1' }));
    moveStart('Week 1', '2026-05-03T06:00');
    expect(calendar().getByText('The start is in the past')).toBeVisible();
    await userEvent.click(row('Week 1').getByRole('checkbox'));
    expect(titles()).toEqual(['Week 2', 'Week 2', 'Week 6']);
    await userEvent.click(screen.getByLabelText('Quizzes'));
    expect(titles()).toEqual([]);
  });

  it('says nothing of dates while it is not known where they move to', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('New first day'), { target: { value: '' } });
    expect(
      calendar().getByText('To see the new dates, enter a new first day or a number of days.'),
    ).toBeVisible();
    expect(titles()).toEqual([]);
    expect(calendar().queryByText(/gap|without a start/)).not.toBeInTheDocument();
  });
});
