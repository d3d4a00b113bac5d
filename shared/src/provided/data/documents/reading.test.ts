import {
  integerOf,
  momentOf,
  quizFromDocument,
  seasonFromDocument,
  seasonToFields,
  textOf,
} from '@console/shared/data';
import { seasonFields } from '@console/shared/testing';

describe('tolerant reading', () => {
  const time = Date.UTC(2024, 1, 3, 4, 5);

  it.each([
    ['a timestamp', new Date(time)],
    ['an ISO text', '2024-02-03T04:05:00.000Z'],
    ['milliseconds', time],
  ])('reads a date-time from %s @3.04', (_kind, start) => expect(momentOf({ start }, 'start')).toBe(time));

  it.each([
    undefined,
    null,
    '',
    'soon',
    'after Sunday 7',
    '32/13/2026',
    '2026-13-40',
    true,
    9e15,
    -9e15,
    Number.NaN,
    [1],
    { seconds: 1 },
  ])('finds no date-time in %p', (start) =>
    expect(momentOf(start === undefined ? {} : { start }, 'start')).toBeNull(),
  );

  it('reads whole numbers from numeric texts', () => {
    expect(integerOf({ duration: '20' }, 'duration')).toBe(20);
    expect(integerOf({ duration: 20.9 }, 'duration')).toBe(20);
    expect(integerOf({ duration: 'long' }, 'duration')).toBeNull();
    expect(integerOf({}, 'duration')).toBeNull();
  });

  it('reads other values as text or empty', () => {
    expect(textOf({ title: 7 }, 'title')).toBe('7');
    expect(textOf({ title: { te: 'x' } }, 'title')).toBe('');
    expect(textOf({ title: Number.NaN }, 'title')).toBe('');
    expect(textOf({}, 'title')).toBe('');
  });

  it('reads an empty document as an empty quiz', () => {
    expect(quizFromDocument({ id: 'Q1', path: 'x/Q1', fields: {} })).toEqual({
      id: 'Q1',
      title: '',
      description: '',
      duration: null,
      language: '',
      start: null,
      end: null,
      status: '',
    });
  });
});

describe('a season', () => {
  it('is stored with exactly the specified fields and spellings @3.03', () => {
    const stored = seasonFields();
    const season = seasonFromDocument({ id: 'S1', path: 'seasons/S1', fields: stored });
    expect(seasonToFields(season)).toEqual(stored);
  });
});
