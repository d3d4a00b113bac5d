import { slow, unthrottled, type Condition } from '../conditions';
import { goalsOf } from './goals';
import type { Sample } from './samples';

const sample = (
  measure: string,
  contender: Sample['contender'],
  value: number,
  { name }: Condition = slow,
): Sample => ({ measure, condition: name, contender, value });

const goal = (samples: readonly Sample[], words: string) =>
  goalsOf(samples).find((each) => each.words.startsWith(words));

describe('goals', () => {
  it('use the slowest path of the console only', () => {
    const samples = [
      sample('/: first paint (ms)', 'console', 700),
      sample('/seasons: first paint (ms)', 'console', 1300),
      sample('/seasons: first paint (ms)', 'react-admin', 5000),
    ];
    expect(goal(samples, 'first paint')).toMatchObject({ most: 1200, found: 1300 });
  });

  it('compare lists under both conditions and use the worst', () => {
    const samples = [
      sample('/seasons: rows visible (ms)', 'console', 400),
      sample('/seasons: rows visible (ms)', 'react-admin', 1000),
      sample('/home: rows visible (ms)', 'console', 600),
      sample('/home: rows visible (ms)', 'react-admin', 1000),
    ];
    expect(goal(samples, `rows visible, ${slow.name}, ratio to react-admin`)?.found).toBeCloseTo(0.6);
  });

  it('evaluate the long list separately', () => {
    const samples = [
      sample('/seasons: rows visible (ms)', 'console', 400),
      sample('/seasons: rows visible (ms)', 'single bundle', 500),
      sample('/seasons, 10,000 of them: rows visible (ms)', 'console', 9000),
      sample('/seasons, 10,000 of them: rows visible (ms)', 'single bundle', 6000),
    ];
    const found = (words: string) => goal(samples, `${words}, ${slow.name}, ratio to single bundle`)?.found;
    expect(found('rows visible')).toBeCloseTo(0.8);
    expect(found('first of 10,000 rows visible')).toBeCloseTo(1.5);
  });

  it('compare a return to the long list with the first visit', () => {
    const samples = [
      sample('/seasons, 10,000 of them: rows visible (ms)', 'console', 1600, unthrottled),
      sample('/seasons, 10,000 of them: rows visible on a return (ms)', 'console', 2000, unthrottled),
    ];
    const found = goal(samples, 'first of 10,000 rows visible on a return');
    expect(found).toMatchObject({ most: 0.3, found: 1.25 });
  });

  it('measure the work on an unthrottled device', () => {
    const samples = [
      sample('search, last key to rows (ms)', 'console', 20, unthrottled),
      sample('search, last key to rows (ms)', 'console', 80, slow),
    ];
    expect(goal(samples, 'search')).toMatchObject({ most: 32, found: 20 });
  });
});
