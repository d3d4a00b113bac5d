import { ratioOf, type Goal } from './goals';
import type { Row } from './samples';
import { contenderNames } from '../contender-name';

/** Formats a number with three significant digits. */
export const written = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value)
    ? '–'
    : value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** The values of each contender, and the console's as a share of the others'. */
export function tableOf(rows: readonly Row[]): string {
  const others = contenderNames.filter((name) => name !== 'console');
  return table(
    ['', ...contenderNames, ...others.map((name) => `ratio to ${name}`)],
    rows.map((row) => [
      row.measure,
      ...contenderNames.map((name) => written(row.medians.get(name))),
      ...others.map((name) => written(ratioOf(row, name))),
    ]),
  );
}

/** Each goal, the value reached, and whether the goal is met. */
export const goalTable = (goals: readonly Goal[]): string =>
  table(
    ['', 'at most', 'found', ''],
    goals.map(({ words, most, found }) => [words, written(most), written(found), verdict(found, most)]),
  );

function verdict(found: number, most: number): string {
  if (!Number.isFinite(found)) return 'not measured';
  return found <= most ? 'reached' : '**not reached**';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
