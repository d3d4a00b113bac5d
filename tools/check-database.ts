import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { accessFrom, openProject } from './firestore-project/project';
import { faultsOfDatabase } from './live-database/compare-database';
import { root } from './root';

const help = `npm run check-database [-- --project <id>] [--database <name>]
  Compares the rules, indexes and TTL policies of the live database with firestore.rules and firestore.indexes.json: after
  a restore, or when queries or saves fail. It changes nothing, and ends with 1 where they differ.
  It works on project and database of config/config.production.json, with the credentials of
  gcloud auth application-default login.`;

runCommand(help, async ({ log, signal }) => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, database: { type: 'string' } } });
  const project = await openProject(await accessFrom(process.env, join(root, 'config'), values), signal);
  if (project.isLocal)
    throw new UserFacingError('A local backend reads firestore.rules itself: there is nothing to compare.');
  const [rules = '', indexes = ''] = await Promise.all(
    ['firestore.rules', 'firestore.indexes.json'].map((name) => readFile(join(root, name), 'utf8')),
  );
  const faults = await faultsOfDatabase(
    { project: project.id, database: project.database },
    { rules, indexes: JSON.parse(indexes) as unknown },
    (address) => project.google(address),
  );
  for (const fault of faults) log(fault);
  log(
    faults.length > 0
      ? 'To deploy those of this repository: npm run deploy -- rules'
      : `Project ${project.id}, database ${project.database}: rules, indexes and TTL policies are those of this repository.`,
  );
  return faults.length > 0 ? 1 : 0;
});
