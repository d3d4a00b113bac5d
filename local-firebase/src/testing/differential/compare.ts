import { isDeepStrictEqual } from 'node:util';
import type { Case, Group } from './case';
import { knownDifference, type Difference } from './known-differences';
import { normal } from './normal';
import { play, prepare } from './play';

export interface Report {
  counts: { group: string; cases: number; same: number; known: number }[];
  /** How often each row of the table explains a difference. */
  known: Map<string, number>;
  unexplained: Difference[];
}

const atOnce = 8;

/** Asks both servers the same and says where they answer differently. */
export async function compare(groups: readonly Group[], ours: string, theirs: string): Promise<Report> {
  const report: Report = { counts: [], known: new Map(), unexplained: [] };
  for (const group of groups) {
    await Promise.all([prepare(ours, group), prepare(theirs, group)]);
    const differences = await differencesOf(group, ours, theirs);
    const unexplained = differences.filter((difference) => {
      const row = knownDifference(difference);
      if (row !== undefined) report.known.set(row, (report.known.get(row) ?? 0) + 1);
      return row === undefined;
    });
    report.unexplained.push(...unexplained);
    const { name, cases } = group;
    const known = differences.length - unexplained.length;
    report.counts.push({ group: name, cases: cases.length, same: cases.length - differences.length, known });
  }
  return report;
}

async function differencesOf({ name, cases }: Group, ours: string, theirs: string): Promise<Difference[]> {
  const waiting = [...cases];
  const differences: Difference[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const difference = await differenceIn(next, ours, theirs);
      if (difference) differences.push({ group: name, title: next.title, ...difference });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return differences;
}

async function differenceIn(given: Case, ours: string, theirs: string) {
  const [left, right] = await Promise.all([play(ours, given), play(theirs, given)]);
  const [normalLeft, normalRight] = [normal(left), normal(right)];
  const at = normalLeft.findIndex((answer, index) => !isDeepStrictEqual(answer, normalRight[index]));
  const [our, their] = [left[at], right[at]];
  return our && their && { ours: our, theirs: their };
}
