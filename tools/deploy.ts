import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { deploy } from './deploy/deploy';
import { runFirebase } from './deploy/firebase-cli';
import { deployable } from './deploy/plan-deploy';
import { deployments } from './release/deployment-folder';
import { root } from './root';

const help = `npm run deploy -- <what> … [options]
  Uploads parts of a deployment to its Firebase project: ${deployable.join(', ')}; or all.
  They go up in an order in which nothing is named before it is there. The shell's site is written first, as npm run hosting
  does. Compares the registry with the one that is online, before and after: refuses a deployment that is older, or takes
  a module away or to an unknown host.

  --project <id>         refuses a deployment of another project
  --config <file>        the configuration, which names the project (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)
  --dry-run              checks everything and prints what the Firebase CLI would be told`;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  await deploy({
    deployment: resolve(values.deployment),
    config: values.config,
    named: positionals,
    ...(values.project && { project: values.project }),
    log,
    write: (text) => writeFile(join(root, 'firebase.deploy.json'), text),
    run: async (args) => {
      log(`npm run firebase -- ${args.join(' ')}`);
      if (!values['dry-run']) await runFirebase(args, signal);
      return !values['dry-run'];
    },
  });
  return 0;
});
