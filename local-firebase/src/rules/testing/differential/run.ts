import { Comparison, type Report } from './compare';
import { expressionGroups, logicGroup } from './expression-cases';
import { limitGroups } from './limits';
import { listGroup } from './lists';
import { pathGroups } from './paths';
import { withServers } from './servers';
import { syntaxCases } from './syntax';
import { writeGroups } from './writes';

const groups = [...expressionGroups, logicGroup, listGroup, ...writeGroups, ...pathGroups, ...limitGroups];

/** Compares the local rules with those of the official emulator, which must be here. */
export const compareRules = (): Promise<Report> =>
  withServers(async (ours, theirs) => {
    const comparison = new Comparison(ours, theirs);
    for (const group of groups) await comparison.decisions(group);
    await comparison.syntax(syntaxCases);
    return comparison.report;
  });

/** What a person reads after a run: every difference without a reason, then the counts. */
export function textOf({ counts, known, unexplained }: Report): string {
  const total = counts.reduce((sum, { cases }) => sum + cases, 0);
  return [
    ...unexplained.map(
      ({ group, title, ours, theirs }) => `${group} / ${title}\n    ours   ${ours}\n    theirs ${theirs}`,
    ),
    ...counts.map(
      ({ group, cases, differences, known: expected }) =>
        `${group}: ${cases} cases, ${cases - differences} alike, ${expected} known to differ`,
    ),
    ...[...known].map(([row, count]) => `known to differ, "${row}": ${count}`),
    `${total} cases, ${unexplained.length} differences that docs/differences-rules.md does not explain`,
  ].join('\n');
}
