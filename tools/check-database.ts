import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { accessFrom, openProject } from './firestore-project/project';
import { differencesOf } from './live-database/compare-database';
import { intendedDatabase } from './live-database/intended-database';
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
  const database = { project: project.id, database: project.database };
  const differences = await differencesOf(database, await intendedDatabase(), (address) =>
    project.google(address),
  );
  for (const { text } of differences) log(text);
  log(
    differences.length > 0
      ? 'To deploy those of this repository: npm run deploy -- rules'
      : `Project ${project.id}, database ${project.database}: rules, indexes and TTL policies are those of this repository.`,
  );
  return differences.length > 0 ? 1 : 0;
});
