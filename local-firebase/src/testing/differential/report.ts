import { root, type Answer, type Request } from './case';
import type { Report } from './compare';
import type { Difference } from './known-differences';

const mostShown = 2000;

/** What a person reads after a run: every difference without a reason, then the counts. */
export function textOf({ counts, known, unexplained }: Report): string {
  const total = counts.reduce((sum, { cases }) => sum + cases, 0);
  return [
    ...unexplained.map(describe),
    ...counts.map(
      ({ group, cases, same, known }) => `${group}: ${cases} cases, ${same} alike, ${known} known to differ`,
    ),
    ...[...known].map(([row, count]) => `known to differ, "${row}": ${count}`),
    `${total} cases, ${unexplained.length} differences that docs/differences.md does not explain`,
  ].join('\n');
}

function describe({ group, title, ours, theirs }: Difference): string {
  return [
    `${group} / ${title}`,
    `  ${shown(ours.request)}`,
    `    ours   ${answered(ours)}`,
    `    theirs ${answered(theirs)}`,
  ].join('\n');
}

const answered = ({ http, body }: Answer): string => shown({ http, body });

const shown = (json: Request | object): string =>
  JSON.stringify(json).replaceAll(`${root}/`, '').slice(0, mostShown);
