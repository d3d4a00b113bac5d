import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backendBuild, siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { modules } from './registry/modules';
import { runBuilds } from './build/run-builds';
import { root } from './root';

/** In a team's repository there are modules only. */
const all = [...siteBuilds, backendBuild].filter(({ workspace }) => existsSync(join(root, workspace)));

const help = `npm run build [-- <workspace> ...] [--force]
  Builds the named workspaces, or the shell, the five modules and the local backend: those whose sources changed since
  their last build, or all of them with --force.`;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const named = positionals.map((name) =>
    modules.some(({ workspace }) => workspace === `${name}-mfe`) ? `${name}-mfe` : name,
  );
  const unknown = named.filter((name) => !all.some(({ workspace }) => workspace === name));
  if (unknown.length > 0) throw new UserFacingError(`No workspace to build: ${unknown.join(', ')}.`);
  const builds = all.filter(({ workspace }) => named.length === 0 || named.includes(workspace));
  const start = performance.now();
  await runBuilds(builds, { root, log, signal, ...values });
  log(`${named.join(', ') || 'Everything'} is built (${((performance.now() - start) / 1000).toFixed(1)} s).`);
  return 0;
});
