import { rowsOnReturn } from './goals';
import { isGrowth, isOfLongList, isOfPage, isToRows, toRows } from './kinds';

const kindsOf = (measure: string) =>
  Object.entries({ isGrowth, isOfLongList, isOfPage, isToRows })
    .filter(([, is]) => is({ measure }))
    .map(([kind]) => kind);

describe('the sections of the report', () => {
  it.each([
    ['/seasons: rows visible (ms)', 'isOfPage'],
    [`/home: ${rowsOnReturn}`, 'isOfPage'],
    ['1,000 seasons: first rows on a return (ms)', 'isGrowth'],
    ['search, last key to rows (ms)', 'isOfLongList'],
    ['memory, list open (MB)', 'isOfLongList'],
    [toRows('Sign In pressed'), 'isToRows'],
    [toRows('first visit after a release of the shell'), 'isToRows'],
    [toRows('a week later, /seasons, 10,000 of them'), 'isToRows'],
  ])('show %s in one of them', (measure, kind) => {
    expect(kindsOf(measure)).toEqual([kind]);
  });
});
