import { setTimeZone } from '@console/shared/config';
import type { Quiz, Season } from '@console/shared/model';
import { quizForm } from '../quiz.form';
import type { PlannedQuiz } from './plan-series';
import { faultsOf } from './quiz-faults';
import { hintsOf } from './quiz-hints';

beforeEach(() => setTimeZone('Europe/London'));
afterEach(() => setTimeZone());

const season = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 11, 31) } as Season;
const stored: Quiz = {
  ...quizForm.blank,
  ...{ id: 'Q1', title: 'Genesis', start: Date.UTC(2026, 4, 1, 6), end: Date.UTC(2026, 4, 2, 6) },
};

const planned = (own: Partial<PlannedQuiz> = {}): PlannedQuiz => ({
  ...{ index: 0, title: 'Exodus', start: '2026-06-01T06:00', end: '2026-06-02T06:00' },
  ...{ isLeftOut: false, isChanged: false },
  ...own,
});
const hints = (...quizzes: PlannedQuiz[]) =>
  hintsOf(quizzes, { season, quizzes: [stored], now: Date.UTC(2026, 1, 1) }).get(0);

describe('the notes of a planned quiz', () => {
  it('are none where all is well', () => expect(hints(planned())).toEqual([]));

  it.each<[string, Partial<PlannedQuiz>]>([
    ['The season has a quiz with this title.', { title: ' genesis' }],
    ['The season has a quiz with this title.', { title: 'Gene\u200bsis' }],
    ['Starts in the past.', { start: '2026-01-31T06:00' }],
    ['Overlaps with “Genesis”.', { start: '2026-05-02T06:59', end: '2026-05-03T06:00' }],
    ['Ends after the season, which ends 2026-12-31 00:00.', { end: '2026-12-31T00:01' }],
    [
      '01:30 doesn’t exist on that day. 02:30 is used instead.',
      { start: '2026-03-29T01:30', end: '2026-03-30T06:00' },
    ],
    [
      '01:30 occurs twice on that day. The first is used.',
      { start: '2026-10-25T01:30', end: '2026-10-26T06:00' },
    ],
  ])('say: %s', (hint, own) => expect(hints(planned(own))).toContain(hint));

  it('say that it begins before the season', () =>
    expect(hints(planned({ start: '2025-12-31T23:59' }))).toContain(
      'Starts before the season, which starts 2026-01-01 00:00.',
    ));

  it('compare the series with itself, without what is left out', () => {
    const next = planned({ index: 1, start: '2026-06-02T05:00', end: '2026-06-03T06:00' });
    expect(hints(planned(), next)).toEqual([
      'Another of these quizzes has this title.',
      'Overlaps with “Exodus”.',
    ]);
    expect(hints(planned(), { ...next, isLeftOut: true })).toEqual([]);
  });

  it('do not count quizzes that only touch', () =>
    expect(hints(planned({ start: '2026-05-02T07:00' }))).toEqual([]));
});

describe('the faults of a planned quiz', () => {
  it.each<[Partial<PlannedQuiz>, object]>([
    [{}, {}],
    [{ title: ' ' }, { title: 'Fill in this field' }],
    [{ title: 'a'.repeat(502) }, { title: '2 characters too many' }],
    [{ end: '2026-06-01T06:00' }, { end: 'The end must be after the start' }],
    [{ start: '' }, { start: 'Fill in this field' }],
  ])('of %j are those of the form of a quiz', (own, faults) =>
    expect(faultsOf(planned(own))).toEqual(faults),
  );
});
