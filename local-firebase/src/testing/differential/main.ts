import { isDeepStrictEqual } from 'node:util';
import { findOfficialEmulator } from '../../../../tools/official-emulator';
import { root } from './case';
import { compare, type Difference, type Report } from './compare';
import { groups } from './groups';
import { normal } from './normal';
import { withBothServers } from './servers';

const mostShown = 30_000;

async function main(): Promise<void> {
  if (!findOfficialEmulator()) {
    console.log('The official Firestore emulator is not on this machine: nothing was compared.');
    return;
  }
  const only = process.argv[2] ?? '';
  const chosen = groups.filter(({ name, documents }) => documents || name.includes(only));
  const report = await withBothServers((ours, theirs) => compare(chosen, ours, theirs));
  console.log(textOf(report));
  if (report.unexplained.length > 0) process.exitCode = 1;
}

function textOf({ counts, known, unexplained }: Report): string {
  const total = counts.reduce((sum, { cases }) => sum + cases, 0);
  return [
    ...unexplained.map(describe),
    ...counts.map(({ group, cases, same, known }) => `${group}: ${cases} cases, ${same} alike, ${known} known to differ`),
    ...[...known].map(([row, count]) => `differs as ${row} says: ${count}`),
    `${total} cases, ${unexplained.length} differences that docs/differences.md does not explain`,
  ].join('\n');
}

function describe({ group, case: { title, steps }, ours, theirs }: Difference): string {
  const asked = steps.map((step) => (typeof step === 'function' ? '(made from the answers)' : shown(step)));
  const differing = asked.flatMap((step, index) => {
    const [left, right] = [shown(ours[index]), shown(theirs[index])];
    return isDeepStrictEqual(normal(ours)[index], normal(theirs)[index]) ? [`  ${step}`] : [`  ${step}`, `    ours   ${left}`, `    theirs ${right}`];
  });
  return [`${group} / ${title}`, ...differing].join('\n');
}

const shown = (json: unknown): string =>
  (JSON.stringify(json) ?? 'nothing').replaceAll(`${root}/`, '').slice(0, mostShown);

void main();
