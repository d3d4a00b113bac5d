import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/command';
import { openBrowser } from '../open-browser';
import { median } from '../results/samples';
import { measureHostile } from './hostile';
import { measureImport, type ImportTimes } from './importing';
import { slowestText } from './reading';

const rows = 1000;

/** Milliseconds that the review may take, by how many times slower the processor is, and the longest task. */
const mostForReview = new Map([
  [1, 1000],
  [4, 4000],
]);
const mostForTask = 100;

/** Milliseconds for storing; the local backend is not slowed. */
const mostToStore = 10_000;

/** Milliseconds for a text that is made to be slow to read. */
const mostToRead = 5_000;

/** Megabytes that may stay in use after files were refused. */
const mostKept = 5;

const help = `npm run bench -- import [--rounds 3]
  Imports ${rows} questions from a spreadsheet and exports them, at full speed and with the page's main thread 4 times slower (the browser
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
  for (const [slowdown, mostToReview] of mostForReview) {
    const rounds: ImportTimes[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await measureImport(browser, { rows, slowdown }));
    const of = (part: keyof ImportTimes) => Math.round(median(rounds.map((times) => times[part])));
    log(
      `${rows} questions, processor ${slowdown}x slower: reviewed in ${of('review')} ms (longest task ${of('reviewTask')} ms), stored in ${of('store')} ms (longest task ${of('storeTask')} ms), exported in ${of('save')} ms (longest task ${of('saveTask')} ms).`,
    );
    isWithin &&= of('review') <= mostToReview && of('store') <= mostToStore;
    if (slowdown === 1)
      isWithin &&= Math.max(of('reviewTask'), of('storeTask'), of('saveTask')) <= mostForTask;
  }
  const { kept, largest } = await measureHostile(browser);
  log(
    `After refused files ${kept.toFixed(1)} MB of the page's memory stay in use (${largest.toFixed(0)} MB file, zip bomb, deep JSON).`,
  );
  return isWithin && kept <= mostKept ? 0 : 1;
});
