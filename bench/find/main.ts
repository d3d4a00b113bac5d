import { parseArgs } from 'node:util';
import { launch } from '../../e2e/fixtures/support';
import { findBrowser } from '../../tools/browsers/test-browser';
import { siteBuilds } from '../../tools/build/builds';
import { runBuilds } from '../../tools/build/run-builds';
import { runCommand } from '../../tools/command';
import { median } from '../results/samples';
import { measureFinding, type FindingTimes } from './finding';

const [quizzes, questions] = [40, 50];

/** Milliseconds until a word's results are shown, by how many times slower the processor is. */
const mostToFind = new Map([
  [1, 200],
  [4, 800],
]);
const mostForTask = 100;

const help = `npm run bench -- find [--rounds 3]
  Searches ${quizzes} quizzes of ${questions} questions, at full speed and with the processor 4 times slower. Fails if a bound is
  exceeded.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  await runBuilds(siteBuilds, { root: process.cwd(), log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log, 'headless');
  const browser = await launch();
  onEnd(() => browser.close());

  let isWithin = true;
  for (const [slowdown, most] of mostToFind) {
    const rounds: FindingTimes[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await measureFinding(browser, { quizzes, questions, slowdown }));
    const of = (part: keyof FindingTimes) => Math.round(median(rounds.map((times) => times[part])));
    log(
      `${quizzes} quizzes of ${questions} questions, processor ${slowdown}x slower: read in ${of('read')} ms (longest task ${of('readTask')} ms), many found in ${of('many')} ms and one in ${of('one')} ms (longest task ${of('findTask')} ms).`,
    );
    isWithin &&= Math.max(of('many'), of('one')) <= most;
    if (slowdown === 1) isWithin &&= Math.max(of('readTask'), of('findTask')) <= mostForTask;
  }
  return isWithin ? 0 : 1;
});
