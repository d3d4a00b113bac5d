import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/command';
import { openBrowser } from '../open-browser';
import { median } from '../results/samples';
import { measureFinding, type FindingTimes } from './finding';

const [quizzes, questions] = [40, 50];

/** Milliseconds until a word's results are shown and of the longest task, by how many times slower the processor is. */
const mosts = new Map([
  [1, { find: 200, task: 50 }],
  [4, { find: 800, task: 100 }],
]);

const help = `npm run bench -- find [--rounds 3]
  Searches ${quizzes} quizzes of ${questions} questions, at full speed and with the processor 4 times slower. Fails if a bound is
  exceeded.`;

runCommand(help, async (command) => {
  const { log } = command;
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const browser = await openBrowser(command);

  let isWithin = true;
  for (const [slowdown, most] of mosts) {
    const rounds: FindingTimes[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await measureFinding(browser, { quizzes, questions, slowdown }));
    const of = (part: keyof FindingTimes) => Math.round(median(rounds.map((times) => times[part])));
    log(
      `${quizzes} quizzes of ${questions} questions, processor ${slowdown}x slower: read in ${of('read')} ms (longest task ${of('readTask')} ms), many found in ${of('many')} ms and one in ${of('one')} ms (longest task ${of('findTask')} ms).`,
    );
    isWithin &&= Math.max(of('many'), of('one')) <= most.find;
    isWithin &&= Math.max(of('readTask'), of('findTask')) <= most.task;
  }
  return isWithin ? 0 : 1;
});
