import { rowsOf, type Sample } from './samples';

const sample = (
  measure: string,
  contender: Sample['contender'],
  value: number,
  condition = 'slow',
): Sample => ({
  measure,
  condition,
  contender,
  value,
});

describe('the rows of a table', () => {
  it('contain the median of each contender', () => {
    const samples = [30, 10, 20].map((value) => sample('search (ms)', 'console', value));
    const [row] = rowsOf([...samples, sample('search (ms)', 'react-admin', 600)], 'slow');
    expect([...(row?.medians ?? [])]).toEqual([
      ['console', 20],
      ['react-admin', 600],
    ]);
  });

  it('keep the order of measuring, whichever contender ran first', () => {
    const samples = [
      sample('first paint (ms)', 'react-admin', 3),
      sample('first paint (ms)', 'console', 1),
      sample('bytes (kB)', 'console', 2),
    ];
    const rows = rowsOf(samples, 'slow');
    expect(rows.map(({ measure }) => measure)).toEqual(['first paint (ms)', 'bytes (kB)']);
    expect([...(rows[0]?.medians.keys() ?? [])]).toEqual(['console', 'react-admin']);
  });

  it('include only one condition', () => {
    const samples = [sample('search (ms)', 'console', 9), sample('search (ms)', 'console', 90, 'fast')];
    expect(rowsOf(samples, 'fast')[0]?.medians.get('console')).toBe(90);
  });
});
