import { movedEnd } from './moved-end';

describe('the end that moves with the start', () => {
  const from = { start: '2026-03-28T09:00', end: '2026-03-29T18:00' };

  it.each([
    ['2026-03-30T10:30', '2026-03-31T19:30'],
    ['2026-03-01T09:00', '2026-03-02T18:00'],
    ['2026-10-24T09:00', '2026-10-25T18:00'],
  ])('keeps the length, by the clock on the wall: start %s, end %s', (start, end) =>
    expect(movedEnd(from, start)).toBe(end),
  );

  it.each(['', ' ', 'soon', '9999-12-31T23:00'])('is unknown for the start %j', (start) =>
    expect(movedEnd(from, start)).toBeUndefined(),
  );

  it.each([
    { start: '', end: '2026-03-29T18:00' },
    { start: '2026-03-29T18:00', end: '' },
    { start: '2026-03-29T18:00', end: '2026-03-29T18:00' },
  ])('is unknown where there was no length: %j', (dates) =>
    expect(movedEnd(dates, '2026-03-30T10:30')).toBeUndefined(),
  );
});
