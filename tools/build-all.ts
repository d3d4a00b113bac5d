import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backendBuild, siteBuilds } from './builds';
import { runCommand } from './command';
import { runBuilds } from './run-builds';

const help = `npm run build [-- --force]
  Builds the shell, the five modules and the local backend: those whose sources changed since their last build,
  or all of them with --force.`;

runCommand(help, async ({ log, signal }) => {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const start = performance.now();
  await runBuilds([...siteBuilds, backendBuild], { root: join(__dirname, '..'), log, signal, ...values });
  log(`Everything is built (${((performance.now() - start) / 1000).toFixed(1)} s).`);
  return 0;
});
