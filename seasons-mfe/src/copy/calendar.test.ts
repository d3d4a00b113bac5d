import { setTimeZone } from '@console/shared/config';
import { fromInputValue } from '@console/shared/dates';
import { formatMoment } from '@console/shared/format';
import { quizEntity, type Quiz, type Season } from '@console/shared/model';
import { calendarOf, movingDates, type CalendarEdits } from './calendar';
import { daysOf, moveLimits, suggestedMove } from './move';

const at = (value: string) => fromInputValue(value) ?? NaN;

const quiz = (fields: Partial<Quiz> = {}): Quiz => ({
  ...quizEntity.blank,
  id: 'Q1',
  title: 'Week 1',
  description: '',
  duration: 20,
  language: 'Telugu',
  start: at('2025-11-22T06:00'),
  end: at('2025-11-22T20:00'),
  status: 'Finished',
  ...fields,
});

const season = { start: at('2026-11-20T00:00'), end: at('2027-02-20T00:00') } as Season;
const options = { days: 364, edits: {}, season, now: at('2026-06-01T00:00') };
const only = (fields: Partial<Quiz>, edits = {}) => {
  const [row] = calendarOf([quiz(fields)], { ...options, edits });
  if (!row) throw new Error('There is no row');
  return row;
};

afterEach(() => setTimeZone());

describe('how far the dates move', () => {
  const move = { by: 'day', firstDay: '2026-11-22', days: '', keepsWeekdays: true } as const;

  it('is the difference to the first day in whole weeks, so that weekdays stay', () => {
    expect(daysOf(move, at('2025-11-22T06:00'))).toBe(364);
    expect(daysOf({ ...move, keepsWeekdays: false }, at('2025-11-22T23:59'))).toBe(365);
  });

  it.each([
    ['10', 7],
    ['11', 14],
    ['-3', 0],
    ['', undefined],
    ['a week', undefined],
    ['1.5', undefined],
  ])('is %j days as %j', (days, expected) =>
    expect(daysOf({ ...move, by: 'days', days }, null)).toBe(expected),
  );

  it('is a year of weeks at first, or as many as it takes to come', () => {
    expect(suggestedMove(at('2025-11-22T06:00'), at('2026-06-01T00:00'))).toMatchObject({
      firstDay: '2026-11-21',
    });
    expect(suggestedMove(at('2021-11-20T06:00'), at('2026-06-01T00:00'))).toMatchObject({
      days: String(5 * 364),
    });
  });
});

describe('how far the dates can move', () => {
  const [first, last] = [at('2025-11-22T06:00'), at('2025-12-24T06:00')];

  it('ends where a date field no longer shows the first or the last of them', () => {
    const { least, most } = moveLimits([last, null, first], false);
    const days = (firstDay: string, from: number) =>
      daysOf({ by: 'day', firstDay, days: '', keepsWeekdays: false }, from);
    expect(least).toBe(days('1000-01-01', first));
    expect(most).toBe(days('9999-12-31', last));
  });

  it('is whole weeks where weekdays stay', () => {
    const { least, most } = moveLimits([first, last], true);
    expect([Math.abs(least % 7), most % 7]).toEqual([0, 0]);
  });

  it('is not limited by dates that are beyond the limits already, or edited, or left out', () => {
    expect(moveLimits([at('0900-01-01T00:00')], false).most).toBe(Infinity);
    const edits = { Q1: { end: '' }, Q2: { isLeftOut: true } };
    expect(movingDates([quiz(), quiz({ id: 'Q2' })], edits)).toEqual([quiz().start, null]);
  });
});

describe('the calendar of a copy', () => {
  it('moves to the same weekday and time, across daylight saving, and makes quizzes Upcoming', () => {
    setTimeZone('Europe/London');
    const start = at('2026-03-21T06:00');
    const [row] = calendarOf([quiz({ start, end: at('2026-03-21T20:00') })], { ...options, days: 14 });
    expect(row?.start).toBe('2026-04-04T06:00');
    expect(row?.quiz.status).toBe('Upcoming');
  });

  it('keeps the seconds that nobody sees, unless the date is edited', () => {
    const start = at('2025-11-22T06:00') + 7000;
    expect((only({ start }).quiz.start ?? 0) % 60_000).toBe(7000);
    const edited = only({ start }, { Q1: { start: '2026-11-21T07:00' } });
    expect(formatMoment(edited.quiz.start)).toBe('2026-11-21 07:00');
    expect((edited.quiz.start ?? 0) % 60_000).toBe(0);
  });

  it('names an end before the start, and a date that is missing', () => {
    expect(only({}, { Q1: { end: '2026-11-21T05:00' } }).faults).toEqual(['The end must be after the start']);
    expect(only({ start: null }).faults).toEqual(['Enter a start and end, or clear the checkbox']);
    expect(only({}).faults).toEqual([]);
  });

  it('judges while the move is not known only what is edited', () => {
    const row = (edits: CalendarEdits) =>
      calendarOf([quiz()], { ...options, days: undefined, edits }).map(({ faults }) => faults)[0];
    expect(row({})).toEqual([]);
    expect(row({ Q1: { start: '2026-11-21T05:00' } })).toEqual([]);
    expect(row({ Q1: { start: '2026-11-21T05:00', end: '2026-11-21T04:00' } })).toEqual([
      'The end must be after the start',
    ]);
  });

  it('hints at what lies in the past or outside the season', () => {
    expect(only({}).hints).toEqual([]);
    expect(only({}, { Q1: { start: '2026-05-01T06:00' } }).hints).toEqual([
      'The start is in the past',
      'Starts before the season',
    ]);
    expect(only({}, { Q1: { end: '2027-05-01T06:00' } }).hints).toEqual(['Ends after the season']);
  });

  it('hints at quizzes that are open at the same time, unless one of them is left out', () => {
    const both = [
      quiz(),
      quiz({ id: 'Q2', title: 'Week 2', start: at('2025-11-22T19:00'), end: at('2025-11-23T06:00') }),
    ];
    const hints = (edits: CalendarEdits) => calendarOf(both, { ...options, edits }).map((row) => row.hints);
    expect(hints({})).toEqual([['Overlaps with “Week 2”.'], ['Overlaps with “Week 1”.']]);
    expect(hints({ Q2: { start: '2026-11-21T20:00' } })).toEqual([[], []]);
    expect(hints({ Q2: { isLeftOut: true } })[0]).toEqual([]);
  });

  it('fills in what a malformed quiz lacks from another one, and says so', () => {
    const [row] = calendarOf(
      [quiz({ title: '', duration: null, language: '' }), quiz({ id: 'Q2', duration: 30 })],
      options,
    );
    expect(row?.quiz).toMatchObject({ title: 'Untitled quiz', duration: 30, language: 'Telugu' });
    expect(row?.replaced).toHaveLength(2);
  });

  it('does not copy what no other quiz can complete', () => {
    expect(only({ duration: null })).toMatchObject({ isTaken: false });
    expect(only({ duration: null }).obstacle).toMatch(/no duration/);
    expect(only({ title: 'x'.repeat(501) }).obstacle).toMatch(/too long/);
  });

  it('leaves out what the person leaves out', () =>
    expect(only({}, { Q1: { isLeftOut: true } }).isTaken).toBe(false));
});
