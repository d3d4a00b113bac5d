import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { failuresOf } from './failures/describe-failures';
import { daysCounted, readReports } from './failures/read-reports';
import { accessFrom, openProject } from './firestore-project/project';
import { moduleNames, onlyModuleIn } from './registry/module-named';
import { shellFacts } from './registry/modules';
import { deployments } from './release/deployment-folder';
import { listReleases, listShellReleases } from './release/list-releases';
import { whichDeployment } from './release/which-deployment';

const configFolder = join(__dirname, '../config');

const help = `npm run releases -- <module or shell> [--deployment <folder>] [--failures] [--project <id>] [--database <name>]
  Lists the releases of a module, or of the shell, that can be live, and which one is. Modules: ${moduleNames.join(', ')}.
  --deployment <folder>  where the deployment is (default .deployment/local; for the shell .deployment/production)
  --failures             also says how often each failed in the last ${daysCounted} days. It reads the database, as npm run failures
                         does`;

const options = {
  deployment: { type: 'string' },
  failures: { type: 'boolean', default: false },
  project: { type: 'string' },
  database: { type: 'string' },
} as const;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const isShell = positionals.length === 1 && positionals[0] === shellFacts.workspace;
  const deployment = resolve(values.deployment ?? deployments[isShell ? 'production' : 'local']);
  const { title, ...named } = isShell ? shellFacts : await onlyModuleIn(deployment, positionals);
  const failures = values.failures ? await failuresNow(named.name, values, signal) : undefined;
  const lines = await (isShell
    ? listShellReleases(deployment, failures)
    : listReleases(deployment, named, failures));
  log(lines.join('\n') || `${title} has no release here.`);
  const [place] = whichDeployment(deployment);
  if (place) log(place);
  return 0;
});

async function failuresNow(
  name: string,
  given: { readonly project?: string; readonly database?: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const project = await openProject(await accessFrom(process.env, configFolder, given), signal);
  return failuresOf(await readReports(project, daysCounted), name);
}
