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

/** The worst of the console's values for the measures that end so. */
type Own = (condition: Condition, end: string) => number;

/** The worst of the measured values decides. */
export function goalsOf(samples: readonly Sample[]): Goal[] {
  const rows = ({ name }: Condition, end: string) =>
    rowsOf(samples, name).filter(({ measure }) => measure.endsWith(end));
  const own: Own = (condition, end) =>
    worst(rows(condition, end).map(({ medians }) => medians.get('console')));
  const ratio = (other: ContenderName, condition: Condition, isLong: boolean) =>
    worst(
      rows(condition, 'rows visible (ms)')
        .filter(({ measure }) => measure.includes(longList) === isLong)
        .map((row) => ratioOf(row, other)),
    );
  const listGoals = (condition: Condition, isLong: boolean): Goal[] => {
    const what = `${isLong ? `first of ${longList} rows` : 'rows'} visible, ${condition.name}, ratio to`;
    return [
      { words: `${what} react-admin`, most: 0.5, found: ratio('react-admin', condition, isLong) },
      { words: `${what} single bundle`, most: 1, found: ratio('single bundle', condition, isLong) },
    ];
  };
  return [
    {
      words: 'first paint on slow 4G, the slowest path (ms)',
      most: 1200,
      found: own(slow, 'first paint (ms)'),
    },
    ...[unthrottled, slow].flatMap((condition) => [
      ...listGoals(condition, false),
      ...listGoals(condition, true),
    ]),
    ...returnGoals(own),
    ...blockingGoals(own),
    ...interactionGoals(own),
    {
      words: `memory with ${longList} rows (MB)`,
      most: 10,
      found: worst([own(unthrottled, 'list open (MB)'), own(unthrottled, 'after searching (MB)')]),
    },
  ];
}

const returnGoals = (own: Own): Goal[] => [
  {
    words: `first of ${longList} rows visible on a return, ${unthrottled.name}, ratio to the first visit`,
    most: 0.3,
    found:
      own(unthrottled, `${longList} of them: ${rowsOnReturn}`) /
      own(unthrottled, `${longList} of them: rows visible (ms)`),
  },
  { words: `rows visible on a return, ${slow.name} (ms)`, most: 900, found: own(slow, rowsOnReturn) },
  {
    words: `rows visible on a return, ${unthrottled.name} (ms)`,
    most: 250,
    found: own(unthrottled, rowsOnReturn),
  },
];

const blockingGoals = (own: Own): Goal[] => [
  { words: `blocking time, ${slow.name} (ms)`, most: 200, found: own(slow, ': blocking time (ms)') },
  {
    words: `blocking time until all of ${longList} rows, ${unthrottled.name} (ms)`,
    most: 200,
    found: own(unthrottled, 'blocking time until all rows (ms)'),
  },
];

const interactionGoals = (own: Own): Goal[] => [
  {
    words: 'slowest event while searching, CPU 4x slower (ms)',
    most: 100,
    found: own(slow, 'slowest event (ms)'),
  },
  { words: 'list to form, the first time (ms)', most: 60, found: own(unthrottled, 'the first time (ms)') },
  { words: 'search, last key to rows (ms)', most: 32, found: own(unthrottled, 'last key to rows (ms)') },
  { words: 'list to form (ms)', most: 30, found: own(unthrottled, 'list to form (ms)') },
  { words: 'form to list (ms)', most: 50, found: own(unthrottled, 'form to list (ms)') },
];

/** The console's value as a share of another application's. */
export function ratioOf({ medians }: Row, other: ContenderName): number | undefined {
  const [ours, theirs] = [medians.get('console'), medians.get(other)];
  return ours === undefined || theirs === undefined ? undefined : ours / theirs;
}

const worst = (values: readonly (number | undefined)[]): number =>
  Math.max(...values.filter((value) => value !== undefined));
