import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { deploy } from './deploy/deploy';
import { runFirebase } from './deploy/firebase-cli';
import { deployable } from './deploy/plan-deploy';
import { isRulesInGit } from './deploy/rules-in-git';
import { openProject } from './firestore-project/project';
import { deployments } from './release/deployment-folder';
import { root } from './root';

const help = `npm run deploy -- <what> … [options]
  Uploads parts of a deployment to its Firebase project: ${deployable.join(', ')}; or all.
  They go up in this order, whatever the order here: all is for the first deployment. The shell's site is written first, as
  npm run hosting does. Compares the deployment with what is online, before and after: refuses one that is older, or takes
  a module away or to an unknown host. Rules and indexes are compared, too, with the credentials of
  gcloud auth application-default login: live rules that no commit of this branch has are not replaced.

  --project <id>         refuses a deployment of another project
  --config <file>        the configuration, which names the project (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)
  --replace-rules        also replaces live rules that no commit of this branch has
  --dry-run              checks everything and prints what the Firebase CLI would be told`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
      'replace-rules': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  // Another deployment may run at the same time, and the CLI finds the folders of a site from where this file is.
  const file = join(root, `firebase.deploy.${process.pid}.json`);
  onEnd(() => rm(file, { force: true }));
  await deploy({
    deployment: resolve(values.deployment),
    config: values.config,
    named: positionals,
    project: values.project,
    log,
    run: async (args, text) => {
      log(`firebase ${args.join(' ')}`);
      if (values['dry-run']) return false;
      await writeFile(file, text);
      await runFirebase([...args, '--config', file], signal);
      return true;
    },
    rules: {
      readerOf: async (id) => (await openProject({ id }, signal)).google,
      isKnown: (text) => isRulesInGit(text, root),
      replacesUnknown: values['replace-rules'],
    },
  });
  return 0;
});
