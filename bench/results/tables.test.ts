import type { Row } from './samples';
import { goalTable, tableOf, written } from './tables';

const row = (medians: Row['medians']): Row => ({ measure: 'rows visible (ms)', medians });

describe('the tables', () => {
  it('show the console beside the others, with its share of their values', () => {
    const lines = tableOf([
      row(
        new Map([
          ['console', 500],
          ['single bundle', 400],
          ['react-admin', 2000],
        ]),
      ),
    ]).split('\n');
    expect(lines[0]).toBe(
      '|  | console | single bundle | react-admin | ratio to single bundle | ratio to react-admin |',
    );
    expect(lines[2]).toBe('| rows visible (ms) | 500 | 400 | 2,000 | 1.25 | 0.25 |');
  });

  it('show a dash for a contender without such a page', () => {
    const lines = tableOf([row(new Map([['console', 500]]))]).split('\n');
    expect(lines[2]).toBe('| rows visible (ms) | 500 | – | – | – | – |');
  });

  it('state whether each goal is met', () => {
    const lines = goalTable([
      { words: 'search (ms)', most: 32, found: 32 },
      { words: 'list to form (ms)', most: 50, found: 50.4 },
    ]).split('\n');
    expect(lines[2]).toBe('| search (ms) | 32 | 32 | reached |');
    expect(lines[3]).toBe('| list to form (ms) | 50 | 50.4 | **not reached** |');
  });

  it('show no value where nothing was measured', () => {
    expect(goalTable([{ words: 'search (ms)', most: 32, found: -Infinity }])).toContain(
      '| search (ms) | 32 | – | not measured |',
    );
    expect(written(undefined)).toBe('–');
  });
});
