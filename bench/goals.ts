import { slow, unthrottled } from './conditions';
import { rowsOf, type Row, type Sample } from './samples';
import type { ContenderName } from './contender-name';

/** What the console wants to reach, and what it reached. */
export type Goal = { readonly words: string; readonly most: number; readonly found: number };

/** The worst of what a goal is about decides. */
export function goalsOf(samples: readonly Sample[]): Goal[] {
  const rows = (condition: string, end: string) =>
    rowsOf(samples, condition).filter(({ measure }) => measure.endsWith(end));
  const own = (condition: string, end: string) =>
    worst(rows(condition, end).map(({ medians }) => medians.get('console')));
  const ratio = (other: ContenderName, condition: string) =>
    worst(rows(condition, 'rows visible (ms)').map((row) => ratioOf(row, other)));
  return [
    {
      words: 'first paint on slow 4G, the slowest path (ms)',
      most: 1200,
      found: own(slow.name, 'first paint (ms)'),
    },
    ...[unthrottled, slow].flatMap(({ name }) => [
      { words: `rows visible, ratio to react-admin, ${name}`, most: 0.5, found: ratio('react-admin', name) },
      {
        words: `rows visible, ratio to single bundle, ${name}`,
        most: 1,
        found: ratio('single bundle', name),
      },
    ]),
    {
      words: 'search, last key to rows (ms)',
      most: 32,
      found: own(unthrottled.name, 'last key to rows (ms)'),
    },
    { words: 'list to form (ms)', most: 50, found: own(unthrottled.name, 'list to form (ms)') },
    { words: 'form to list (ms)', most: 50, found: own(unthrottled.name, 'form to list (ms)') },
    { words: 'memory with 10,000 rows (MB)', most: 10, found: own(unthrottled.name, 'list open (MB)') },
  ];
}

/** The console's part of what another needed. */
export function ratioOf({ medians }: Row, other: ContenderName): number | undefined {
  const [ours, theirs] = [medians.get('console'), medians.get(other)];
  return ours === undefined || theirs === undefined ? undefined : ours / theirs;
}

const worst = (values: readonly (number | undefined)[]): number =>
  Math.max(...values.filter((value) => value !== undefined));
