import { quizEntity, seasonEntity, type Quiz } from '@console/shared/model';
import { suggestStart } from './suggested-start';

const at = (day: number) => new Date(2026, 0, day, 18).getTime();
const season = { ...seasonEntity.blank, end: at(60) };
/** The quizzes of a season that start on these days of January. */
const quizzes = (...days: readonly number[]): Quiz[] =>
  days.map((day) => ({ ...quizEntity.blank, id: `Q${day}`, title: `Day ${day}`, start: at(day) }));

const suggested = (days: readonly number[], now = at(1)) => suggestStart(quizzes(...days), season, now);

describe('the suggested start of a new quiz', () => {
  it.each([
    {
      when: 'the only quiz',
      days: [7],
      value: '2026-01-14T18:00',
      reason: 'Wed, a week after “Day 7”',
      every: 7,
    },
    {
      when: 'two quizzes',
      days: [15, 1],
      value: '2026-01-29T18:00',
      reason: 'Thu, 2 weeks after “Day 15”',
      every: 14,
    },
    {
      when: 'a daily rhythm',
      days: [7, 6, 5],
      value: '2026-01-08T18:00',
      reason: 'Thu, a day after “Day 7”',
      every: 1,
    },
    {
      when: 'no rhythm',
      days: [15, 10, 9],
      value: '2026-01-22T18:00',
      reason: 'Thu, a week after “Day 15”',
      every: 7,
    },
    {
      when: 'two on a day',
      days: [7, 7, 4],
      value: '2026-01-10T18:00',
      reason: 'Sat, 3 days after “Day 7”',
      every: 3,
    },
  ])('follows $when', ({ days, value, reason, every }) => {
    expect(suggested(days)).toEqual({ value, reason, every });
  });

  it('moves on by whole weeks when it has passed', () => {
    expect(suggested([7], at(14))).toEqual({
      value: '2026-01-21T18:00',
      reason: 'Wed, 2 weeks after “Day 7”',
      every: 7,
    });
    expect(suggested([7, 4], at(12))?.reason).toBe('Sat, 10 days after “Day 7”');
  });

  it('is none without a start, or beyond the season', () => {
    expect(suggested([])).toBeUndefined();
    expect(suggestStart([quizEntity.blank], season, at(1))).toBeUndefined();
    expect(suggested([57])).toBeUndefined();
  });
});
