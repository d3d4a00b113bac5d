import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { deleteAccount } from './deletion-requests/delete-account';
import { describeRequests, openRequests } from './deletion-requests/requests';
import { accessFrom, openProject } from './firestore-project/project';
import { typed } from './typed';

const configFolder = join(__dirname, '../config');

const help = `npm run deletion-requests [-- --delete <uid>] [--yes] [--project <id>] [--database <name>]
  Lists the account deletion requests, the most urgent first. --delete shows what is stored about an account, and
  deletes it after you type its uid; --yes does not ask. The command can be interrupted and run again.
  It works on project and database of config/config.production.json, with the credentials of
  gcloud auth application-default login; or on a local backend, if FIRESTORE_EMULATOR_HOST and
  FIREBASE_AUTH_EMULATOR_HOST are set.`;

runCommand(help, async ({ log, signal }) => {
  const { values } = parseArgs({
    options: {
      delete: { type: 'string' },
      yes: { type: 'boolean', default: false },
      project: { type: 'string' },
      database: { type: 'string' },
    },
  });
  // One request for each season waits for it.
  setMaxListeners(0, signal);
  const project = await openProject(await accessFrom(process.env, configFolder, values), signal);
  log(`Project ${project.id}, database ${project.database}${project.isLocal ? ' on the local backend' : ''}`);
  const uid = values.delete;
  if (uid === undefined) {
    const requests = await openRequests(project);
    log(describeRequests(requests, Date.now()).join('\n') || 'There is no open request.');
    return 0;
  }
  const confirm = async () =>
    values.yes || (await typed('Type the uid to delete all of this permanently: ')) === uid;
  return (await deleteAccount({ project, uid, log, confirm })) ? 0 : 1;
});
