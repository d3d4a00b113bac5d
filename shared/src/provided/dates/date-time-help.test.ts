import { setTimeZone } from '@console/shared/config';
import { describeDateTime } from './date-time-help';

afterEach(() => setTimeZone());

describe('the help text of a date and time field', () => {
  it('is the date as the console shows it, with its time zone', () =>
    expect(describeDateTime('2026-11-21T06:00')).toBe('2026-11-21 06:00 India Standard Time (GMT+5:30)'));

  it('is also the time of a device elsewhere', () => {
    setTimeZone('Europe/London');
    expect(describeDateTime('2026-11-21T06:00')).toMatch(
      /^2026-11-21 06:00 Greenwich Mean Time \(GMT.*\)\. On this device: 2026-11-21 11:30$/,
    );
  });

  it('says that the clock skips a time', () => {
    setTimeZone('Europe/London');
    expect(describeDateTime('2026-03-29T01:30')).toMatch(
      /There is no 01:30 on this day: the clocks go forward\. It is 02:30\.$/,
    );
  });

  it('says that the clock repeats a time', () => {
    setTimeZone('Europe/London');
    expect(describeDateTime('2026-10-25T01:30')).toMatch(
      /01:30 comes twice on this day: the clocks go back\. It is the first\.$/,
    );
  });

  it('says how a date can be pasted before there is one', () =>
    expect(describeDateTime('')).toBe('Or paste it: YYYY-MM-DD HH:mm, India Standard Time (GMT+5:30)'));
});
