import { slow, unthrottled, type Condition } from '../conditions';
import { rowsOf, type Row, type Sample } from './samples';
import type { ContenderName } from '../contender-name';

/** The name of the long list in the names of measures. */
export const longList = '10,000';

/** The text by which each application shows that the long list is complete. */
export const allSeasons = /of 10,?000\b/;

/** The measure of a second visit in one browser profile. */
export const rowsOnReturn = 'rows visible on a return (ms)';

/** A goal of the console and the value it reached. */
export type Goal = { readonly words: string; readonly most: number; readonly found: number };

/** The worst of the measured values decides. */
export function goalsOf(samples: readonly Sample[]): Goal[] {
  const rows = (condition: string, end: string) =>
    rowsOf(samples, condition).filter(({ measure }) => measure.endsWith(end));
  const own = (condition: string, end: string) =>
    worst(rows(condition, end).map(({ medians }) => medians.get('console')));
  const ratio = (other: ContenderName, condition: string, isLong: boolean) =>
    worst(
      rows(condition, 'rows visible (ms)')
        .filter(({ measure }) => measure.includes(longList) === isLong)
        .map((row) => ratioOf(row, other)),
    );
  const listGoals = ({ name }: Condition, isLong: boolean): Goal[] => {
    const what = `${isLong ? `first of ${longList} rows` : 'rows'} visible, ${name}, ratio to`;
    return [
      { words: `${what} react-admin`, most: 0.5, found: ratio('react-admin', name, isLong) },
      { words: `${what} single bundle`, most: 1, found: ratio('single bundle', name, isLong) },
    ];
  };
  return [
    {
      words: 'first paint on slow 4G, the slowest path (ms)',
      most: 1200,
      found: own(slow.name, 'first paint (ms)'),
    },
    ...[unthrottled, slow].flatMap((condition) => [
      ...listGoals(condition, false),
      ...listGoals(condition, true),
    ]),
    {
      words: `first of ${longList} rows visible on a return, ${unthrottled.name}, ratio to the first visit`,
      most: 0.3,
      found:
        own(unthrottled.name, `${longList} of them: ${rowsOnReturn}`) /
        own(unthrottled.name, `${longList} of them: rows visible (ms)`),
    },
    { words: `rows visible on a return, ${slow.name} (ms)`, most: 900, found: own(slow.name, rowsOnReturn) },
    {
      words: `rows visible on a return, ${unthrottled.name} (ms)`,
      most: 250,
      found: own(unthrottled.name, rowsOnReturn),
    },
    { words: `blocking time, ${slow.name} (ms)`, most: 200, found: own(slow.name, ': blocking time (ms)') },
    {
      words: `blocking time until all of ${longList} rows, ${unthrottled.name} (ms)`,
      most: 200,
      found: own(unthrottled.name, 'blocking time until all rows (ms)'),
    },
    {
      words: 'slowest event while searching, CPU 4x slower (ms)',
      most: 100,
      found: own(slow.name, 'slowest event (ms)'),
    },
    {
      words: 'list to form, the first time (ms)',
      most: 60,
      found: own(unthrottled.name, 'the first time (ms)'),
    },
    {
      words: 'search, last key to rows (ms)',
      most: 32,
      found: own(unthrottled.name, 'last key to rows (ms)'),
    },
    { words: 'list to form (ms)', most: 30, found: own(unthrottled.name, 'list to form (ms)') },
    { words: 'form to list (ms)', most: 50, found: own(unthrottled.name, 'form to list (ms)') },
    {
      words: `memory with ${longList} rows (MB)`,
      most: 10,
      found: worst([own(unthrottled.name, 'list open (MB)'), own(unthrottled.name, 'after searching (MB)')]),
    },
  ];
}

/** The console's value as a share of another application's. */
export function ratioOf({ medians }: Row, other: ContenderName): number | undefined {
  const [ours, theirs] = [medians.get('console'), medians.get(other)];
  return ours === undefined || theirs === undefined ? undefined : ours / theirs;
}

const worst = (values: readonly (number | undefined)[]): number =>
  Math.max(...values.filter((value) => value !== undefined));
