import { setTimeZone } from '@console/shared/config';
import { dayOf, formatMoment } from '@console/shared/format';
import { addDays, daysUntil } from './move-dates';
import { fromInputValue } from './wall-time';

const hourMs = 3_600_000;
const moved = (value: string, days: number) => formatMoment(addDays(fromInputValue(value) ?? NaN, days));

afterEach(() => setTimeZone());

describe('moving a date by days', () => {
  it('keeps the time of day across daylight saving', () => {
    setTimeZone('Europe/London');
    expect(moved('2026-03-28T06:00', 1)).toBe('2026-03-29 06:00');
    expect(moved('2026-10-25T06:00', -1)).toBe('2026-10-24 06:00');
  });

  it('moves on to after the gap where the clock skips the time', () => {
    setTimeZone('Europe/London');
    expect(moved('2026-03-28T01:30', 1)).toBe('2026-03-29 02:30');
  });

  it('leaves a moment exactly as it is for no day, also the second of two with the same time', () => {
    setTimeZone('Europe/London');
    const second = Date.UTC(2026, 9, 25, 1, 30, 7);
    expect(addDays(second, 0)).toBe(second);
  });

  it('counts days from the day of a moment in the contest’s time zone', () => {
    const late = fromInputValue('2026-11-21T23:59') ?? NaN;
    expect(daysUntil(late, '2026-11-22')).toBe(1);
    expect(daysUntil(late, '2025-11-21')).toBe(-365);
    expect(daysUntil(late, 'soon')).toBeUndefined();
  });
});

describe('in every time zone, around the whole year', () => {
  const zones = Intl.supportedValuesOf('timeZone');

  it('keeps the local time, or names the gap that it falls into, and counts the days back', () => {
    const wrong: string[] = [];
    for (const zone of zones) {
      setTimeZone(zone);
      // Hours that are prime to 24 come to every time of day.
      for (let moment = Date.UTC(2026, 0); moment < Date.UTC(2027, 0); moment += 1717 * hourMs)
        for (const days of [-364, 1, 181]) {
          const there = addDays(moment, days);
          const isSameTime = formatMoment(there).slice(-5) === formatMoment(moment).slice(-5);
          // In a gap, the time before it does not exist: coming back from there leads to another time.
          const isInGap = fromInputValue(`${dayOf(there)}T${formatMoment(moment).slice(-5)}`) === there;
          if ((!isSameTime && !isInGap) || daysUntil(moment, dayOf(there)) !== days)
            wrong.push(`${zone} ${formatMoment(moment)} ${days}`);
        }
    }
    expect(wrong).toEqual([]);
  });
});
