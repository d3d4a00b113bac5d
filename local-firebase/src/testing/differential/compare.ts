import { isDeepStrictEqual } from 'node:util';
import type { Answer, Case, Group } from './case';
import { knownDifference } from './known-differences';
import { normal } from './normal';
import { play, prepare } from './play';

export interface Difference {
  group: string;
  case: Case;
  /** The answers to all steps, as they came. */
  ours: readonly Answer[];
  theirs: readonly Answer[];
}

export interface Report {
  counts: { group: string; cases: number; same: number; known: number }[];
  /** Those that the table explains, by its rows. */
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
    const explained = differences.flatMap((difference) => knownDifference(difference) ?? []);
    for (const row of explained) report.known.set(row, (report.known.get(row) ?? 0) + 1);
    report.unexplained.push(...differences.filter((difference) => knownDifference(difference) === undefined));
    const cases = group.cases.length;
    report.counts.push({ group: group.name, cases, same: cases - differences.length, known: explained.length });
  }
  return report;
}

async function differencesOf(group: Group, ours: string, theirs: string): Promise<Difference[]> {
  const waiting = [...group.cases];
  const differences: Difference[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [left, right] = await Promise.all([answersOf(ours, next), answersOf(theirs, next)]);
      if (!isDeepStrictEqual(normal(left), normal(right))) {
        differences.push({ group: group.name, case: next, ours: left, theirs: right });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return differences;
}

/** A server that does not answer at all is a difference like any other. */
const answersOf = (origin: string, given: Case): Promise<Answer[]> =>
  play(origin, given).catch((error: unknown) => [{ http: 0, body: String(error) }]);
