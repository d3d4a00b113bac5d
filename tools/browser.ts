import { runCommand } from './command';
import { findBrowser } from './browsers/test-browser';

const help = `npm run browser
  Looks for the browser of the tests, and installs one where there is none.`;

runCommand(help, async ({ log }) => {
  findBrowser(log);
  return 0;
});
