import { fromInputValue } from '@console/shared/dates';
import { formatMoment, formatRecent, toInputValue } from '@console/shared/format';

describe('date-times', () => {
  const morning = new Date(2024, 1, 3, 4, 5).getTime();

  it('are shown as YYYY-MM-DD HH:mm, 24 hours and zero padded @3.37 @9.07', () => {
    expect(formatMoment(morning)).toBe('2024-02-03 04:05');
    expect(formatMoment(new Date(2024, 11, 31, 23, 59).getTime())).toBe('2024-12-31 23:59');
  });

  it('of today are shown without the day', () => {
    const [noon, tomorrow] = [new Date(2024, 1, 3, 12).getTime(), new Date(2024, 1, 4).getTime()];
    expect(formatRecent(morning, noon)).toBe('04:05');
    expect(formatRecent(morning, tomorrow)).toBe('2024-02-03 04:05');
  });

  it('are empty when the document has none', () => expect(formatMoment(null)).toBe(''));

  it('are unchanged by a round trip through a date-time input', () => {
    expect(fromInputValue(toInputValue(morning))).toBe(morning);
  });

  it('leave the input empty for years that it does not support, and are still shown', () => {
    const late = new Date(10000, 0, 2, 3, 4).getTime();
    expect(toInputValue(late)).toBe('');
    expect(formatMoment(late)).toBe('10000-01-02 03:04');
  });

  it('are missing when the input is empty or invalid', () => {
    expect(fromInputValue('')).toBeNull();
    expect(fromInputValue('soon')).toBeNull();
  });
});
