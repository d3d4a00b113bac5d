import { setTimeZone } from '@console/shared/config';
import { formatMoment, toInputValue } from '@console/shared/format';
import { clockChangeAt, dayLimits, fromInputValue, addDaysToValue, weekdayOf } from './wall-time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const shown = (value: string) => formatMoment(fromInputValue(value));
const utc = (value: string) => new Date(fromInputValue(value) ?? NaN).toISOString();

afterEach(() => setTimeZone());

describe('a date in the time zone of the contest', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21T00:30:00.000Z'],
    ['Europe/London', '2026-11-21T06:00:00.000Z'],
    ['America/New_York', '2026-11-21T11:00:00.000Z'],
  ])('is a moment in %s', (zone, moment) => {
    setTimeZone(zone);
    expect(utc('2026-11-21T06:00')).toBe(moment);
    expect(shown('2026-11-21T06:00')).toBe('2026-11-21 06:00');
  });

  it.each(['', 'soon', '2026-02-30T06:00', '2026-11-21T25:00'])('is not %j', (value) =>
    expect(fromInputValue(value)).toBeNull(),
  );

  it('is moved after the gap where the clock skips it, and named', () => {
    setTimeZone('Europe/London');
    expect(clockChangeAt('2026-03-29T01:30')).toBe('skipped');
    expect(shown('2026-03-29T01:30')).toBe('2026-03-29 02:30');
    expect(clockChangeAt('2026-03-29T02:00')).toBeUndefined();
  });

  it('is the first of two where the clock repeats it, and named', () => {
    setTimeZone('Europe/London');
    expect(clockChangeAt('2026-10-25T01:30')).toBe('repeated');
    expect(utc('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(clockChangeAt('2026-10-25T02:00')).toBeUndefined();
  });
});

describe('a day in the time zone of the contest', () => {
  it('has 23 hours when the clocks go forward', () => {
    setTimeZone('Europe/London');
    const [from, before] = dayLimits('2026-03-29') ?? [];
    expect(Number(before) - Number(from)).toBe(23 * hourMs);
  });

  it('begins later where midnight is skipped', () => {
    setTimeZone('Africa/Cairo');
    expect(dayLimits('2026-04-24')?.[0].toISOString()).toBe('2026-04-23T22:00:00.000Z');
  });

  it.each(['', '2026-13-01', '2026-11-21T00:00'])('is not %j', (day) =>
    expect(dayLimits(day)).toBeUndefined(),
  );
});

describe('a date some days later', () => {
  it.each([
    ['Europe/London', '2026-03-22T06:00', 7, '2026-03-29T06:00', 7 * 24 - 1],
    ['Europe/London', '2026-10-18T06:00', 7, '2026-10-25T06:00', 7 * 24 + 1],
    ['Asia/Kolkata', '2028-02-22T06:00', 7, '2028-02-29T06:00', 7 * 24],
    ['Asia/Kolkata', '2026-12-28T23:59', -363, '2025-12-30T23:59', -363 * 24],
  ])('has the same time of day in %s, from %s by %i days', (zone, value, days, later, hours) => {
    setTimeZone(zone);
    expect(addDaysToValue(value, days)).toBe(later);
    expect(Number(fromInputValue(later)) - Number(fromInputValue(value))).toBe(hours * hourMs);
  });

  it('may be one that the clock skips, which the next is not', () => {
    setTimeZone('Europe/London');
    expect(addDaysToValue('2026-03-22T01:30', 7)).toBe('2026-03-29T01:30');
    expect(clockChangeAt(addDaysToValue('2026-03-22T01:30', 7))).toBe('skipped');
    expect(clockChangeAt(addDaysToValue('2026-03-22T01:30', 14))).toBeUndefined();
  });

  it.each(['', '2026-02-30T06:00'])('is not of %j', (value) => {
    expect(addDaysToValue(value, 1)).toBe('');
    expect(weekdayOf(value)).toBeUndefined();
  });

  it('has its weekday, from Monday', () => {
    expect(weekdayOf('2026-11-23T00:00')).toBe(0);
    expect(weekdayOf('2026-11-29T23:59')).toBe(6);
  });
});

/** The moments at which a zone's clock changes, found by halving, without the library under test. */
function changesIn(zone: string, from: number, to: number): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: number) =>
    format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const changes: number[] = [];
  const step = 14 * 24 * hourMs;
  for (let [start, before] = [from, offsetAt(from)]; start < to; start += step) {
    const after = offsetAt(start + step);
    if (before !== after) {
      let [low, high] = [start, start + step];
      while (high - low > minuteMs) {
        const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
        if (offsetAt(middle) === before) low = middle;
        else high = middle;
      }
      changes.push(high);
    }
    before = after;
  }
  return changes;
}

describe('every time zone from 2024 to 2030', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const [from, to] = [Date.UTC(2024, 0), Date.UTC(2031, 0)];

  it('shows what was entered around each change of the clock, or names why not', () => {
    let changes = 0;
    const wrong: string[] = [];
    for (const zone of zones) {
      setTimeZone(zone);
      for (const change of changesIn(zone, from, to)) {
        changes += 1;
        for (const offset of [-90, -60, -30, -1, 0, 1, 30, 60, 90]) {
          const moment = change + offset * minuteMs;
          const value = toInputValue(moment);
          const read = fromInputValue(value);
          const isRepeated = clockChangeAt(value) === 'repeated';
          // A moment that is shown is never a skipped one, and of two with the same time the first is read.
          if (
            shown(value) !== formatMoment(moment) ||
            (read !== moment && !isRepeated) ||
            Number(read) > moment
          )
            wrong.push(`${zone} ${value}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(1000);
  });
});
