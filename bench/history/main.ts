import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/command';
import { openBrowser } from '../open-browser';
import { measureOpening } from './opening';
import { measureRestoring } from './restoring';
import { measureSaves } from './saves';

/** What the entry of a save may take on the local backend, in milliseconds. */
const mostForEntry = 10;

const entries = 10_000;
const largeQuiz = { questions: 500, results: 5000 };

/** How much longer than the list of quizzes the history may take to open. */
const mostToOpen = 1.5;

const help = `npm run bench -- history [--pairs 300] [--rounds 9]
  Saves a question with and without its entry in the history, in turns; opens a history of ${entries} entries and the
  list of quizzes, in turns; deletes a quiz of ${largeQuiz.questions} questions and ${largeQuiz.results} results and undoes that. Fails if an entry takes more
  than ${mostForEntry} ms, the history more than ${mostToOpen} times as long as the list, or if anything of the quiz is missing.`;

runCommand(help, async (command) => {
  const { log } = command;
  const { values } = parseArgs({
    options: { pairs: { type: 'string', default: '300' }, rounds: { type: 'string', default: '9' } },
  });
  const { without, withEntry } = await measureSaves(Number(values.pairs));
  log(
    `A save takes ${without.toFixed(1)} ms, with its entry ${withEntry.toFixed(1)} ms (medians of ${values.pairs}).`,
  );

  const browser = await openBrowser(command);
  const { history, quizzes } = await measureOpening(browser, { entries, rounds: Number(values.rounds) });
  log(
    `The history of ${entries} entries opens in ${history.toFixed(0)} ms, the list of quizzes in ${quizzes.toFixed(0)} ms.`,
  );
  const { deletion, undo } = await measureRestoring(browser, largeQuiz);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  log(
    `A quiz of ${largeQuiz.questions} questions and ${largeQuiz.results} results is deleted in ${seconds(deletion)} s, and back in ${seconds(undo)} s.`,
  );
  return withEntry - without > mostForEntry || history / quizzes > mostToOpen ? 1 : 0;
});
