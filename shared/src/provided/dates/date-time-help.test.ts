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
      /01:30 doesn’t exist on that day because clocks go forward\. 02:30 is used instead\.$/,
    );
  });

  it('says that the clock repeats a time', () => {
    setTimeZone('Europe/London');
    expect(describeDateTime('2026-10-25T01:30')).toMatch(
      /01:30 occurs twice on that day because clocks go back\. The first is used\.$/,
    );
  });

  it('says how a date can be pasted before there is one', () =>
    expect(describeDateTime('')).toBe('Or paste it: YYYY-MM-DD HH:mm, India Standard Time (GMT+5:30)'));
});
