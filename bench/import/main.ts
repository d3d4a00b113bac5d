import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/command';
import { openBrowser } from '../open-browser';
import { median } from '../results/samples';
import { measureHostile } from './hostile';
import { importSteps, measureImport, type ImportTimes, type Measured } from './importing';
import { slowestText } from './reading';

const rows = 1000;

/** Milliseconds that the review and the longest task may take, by how many times slower the processor is. */
const most = new Map([
  [1, { review: 1000, task: 50 }],
  [4, { review: 4000, task: 100 }],
]);

/** Milliseconds for storing; the local backend is not slowed. */
const mostToStore = 10_000;

/** Milliseconds for a text that is made to be slow to read. */
const mostToRead = 5_000;

/** Megabytes that may stay in use after files were refused. */
const mostKept = 5;

const help = `npm run bench -- import [--rounds 3]
  Imports ${rows} questions from a spreadsheet, shows, exports and prints them, at full speed and with the page's main thread 4 times slower (the browser
  does not slow workers), and reads and opens hostile files. Fails if a bound is exceeded.`;

runCommand(help, async (command) => {
  const { log } = command;
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const browser = await openBrowser(command);

  const slowest = slowestText();
  log(
    `The slowest of hostile texts, ${JSON.stringify(slowest.part)} many times, is read in ${slowest.milliseconds.toFixed(0)} ms.`,
  );
  let isWithin = slowest.milliseconds <= mostToRead;
  for (const [slowdown, { review, task }] of most) {
    const rounds: ImportTimes[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await measureImport(browser, { rows, slowdown }));
    const of = (step: keyof ImportTimes, part: keyof Measured) =>
      Math.round(median(rounds.map((times) => times[step][part])));
    const shown = importSteps.map(
      (step) => `${step} ${of(step, 'ms')} ms (longest task ${of(step, 'task')} ms)`,
    );
    log(`${rows} questions, processor ${slowdown}x slower: ${shown.join(', ')}.`);
    isWithin &&= of('review', 'ms') <= review && of('store', 'ms') <= mostToStore;
    isWithin &&= importSteps.every((step) => of(step, 'task') <= task);
  }
  const { kept, largest } = await measureHostile(browser);
  log(
    `After refused files ${kept.toFixed(1)} MB of the page's memory stay in use (${largest.toFixed(0)} MB file, zip bomb, deep JSON).`,
  );
  return isWithin && kept <= mostKept ? 0 : 1;
});
