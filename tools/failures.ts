import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UserFacingError } from './command';
import { describeFailures } from './failures/describe-failures';
import { daysCounted, mostReports, readReports } from './failures/read-reports';
import { accessFrom, openProject } from './firestore-project/project';
import { moduleNamed, moduleNames } from './registry/module-named';
import { shellFacts } from './registry/modules';

const configFolder = join(__dirname, '../config');

/** Reports are deleted after this many days. */
const mostDays = 14;

const help = `npm run failures [-- <module or shell>] [--days <number>] [--project <id>] [--database <name>]
  Lists what has failed in the browsers of staff, by release, the most frequent first. Modules: ${moduleNames.join(', ')}.
  --days                 1 to ${mostDays} (default ${daysCounted})
  It reads project and database of config/config.production.json, with the credentials of
  gcloud auth application-default login; or a local backend, if FIRESTORE_EMULATOR_HOST and
  FIREBASE_AUTH_EMULATOR_HOST are set.`;

const wayBack = `The Modules page shows the command that rolls a release back which failed when it became live:
npm run rollback -- <module> --deployment .deployment/production --reason "…" && npm run deploy -- registry
(after rollback -- shell: npm run deploy -- shell)`;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: 'string', default: String(daysCounted) },
      project: { type: 'string' },
      database: { type: 'string' },
    },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new UserFacingError(`--days is a number from 1 to ${mostDays}: reports are deleted after that.`);
  const [module, ...more] = positionals;
  if (more.length > 0) throw new UserFacingError('One module at a time.');
  const name = module === undefined || module === shellFacts.name ? module : moduleNamed(module).name;
  const project = await openProject(await accessFrom(process.env, configFolder, values), signal);
  log(`Project ${project.id}, database ${project.database}${project.isLocal ? ' on the local backend' : ''}`);
  const reports = await readReports(project, days);
  const lines = describeFailures(reports, name);
  for (const line of lines) log(line);
  if (reports.length >= mostReports) log(`Only the latest ${mostReports} reports are counted.`);
  const nothing = `Nothing was reported in ${days === 1 ? 'a day' : `${days} days`}.`;
  log(lines.length > 0 ? wayBack : nothing);
  return 0;
});
