import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readArchive } from './archive/archive-file';
import { archiveSeason } from './archive/archive-season';
import { restoreSeason } from './archive/restore-season';
import { seasonIds } from './archive/season-documents';
import { runCommand, UserFacingError } from './command';
import { accessFrom, openProject } from './firestore-project/project';
import { currentUser } from './release/current-user';
import { typed } from './typed';

const configFolder = join(__dirname, '../config');
const defaultFolder = join(__dirname, '../.archive');

const help = `npm run archive -- <season id> | --all [--to <folder>] [--project <id>] [--database <name>]
npm run archive -- --restore <file> [--overwrite] [--yes] [--by <name>] [--project <id>] [--database <name>]
  Writes all that belongs to a season, or to each season, to a file in the folder, by default .archive: the season, its
  quizzes, questions and results, its settings, and what other apps have stored with it; not its history.
  --restore shows what would come back, and writes it after you type the season's id; --yes does not ask. Documents that
  were changed since the archive are left alone; --overwrite changes them back. What the archive does not have stays.
  The command can be interrupted and run again. People can undo it in the history.
  It works on project and database of config/config.production.json, with the credentials of
  gcloud auth application-default login; or on a local backend, if FIRESTORE_EMULATOR_HOST and
  FIREBASE_AUTH_EMULATOR_HOST are set.`;

const options = {
  all: { type: 'boolean', default: false },
  to: { type: 'string', default: defaultFolder },
  restore: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  by: { type: 'string' },
  project: { type: 'string' },
  database: { type: 'string' },
} as const;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { all, restore: file, overwrite, yes, by = currentUser() } = values;
  if (positionals.length + Number(all) + Number(file !== undefined) !== 1)
    throw new UserFacingError(`Name one season, or --all, or --restore <file>.\n\n${help}`);
  const archive = file === undefined ? undefined : await readArchive(file);
  const project = await openProject(await accessFrom(process.env, configFolder, values), signal);
  log(`Project ${project.id}, database ${project.database}${project.isLocal ? ' on the local backend' : ''}`);
  if (!archive) {
    const seasons = all ? await seasonIds(project) : positionals;
    for (const season of seasons) await archiveSeason(project, season, values.to, log);
    return 0;
  }
  const confirm = async () =>
    yes || (await typed('Type the id of the season to restore this: ')) === archive.season;
  return (await restoreSeason({ project, archive, overwrite, by, log, confirm })) ? 0 : 1;
});
