import { parseArgs } from 'node:util';
import { backendBuild, siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { runBuilds } from './build/run-builds';
import { root } from './root';

const all = [...siteBuilds, backendBuild];

const help = `npm run build [-- <workspace> ...] [--force]
  Builds the named workspaces, or the shell, the five modules and the local backend: those whose sources changed since
  their last build, or all of them with --force.`;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const unknown = positionals.filter((name) => !all.some(({ workspace }) => workspace === name));
  if (unknown.length > 0) throw new UserFacingError(`No workspace to build: ${unknown.join(', ')}.`);
  const builds = all.filter(({ workspace }) => positionals.length === 0 || positionals.includes(workspace));
  const start = performance.now();
  await runBuilds(builds, { root, log, signal, ...values });
  log(
    `${positionals.join(', ') || 'Everything'} is built (${((performance.now() - start) / 1000).toFixed(1)} s).`,
  );
  return 0;
});
