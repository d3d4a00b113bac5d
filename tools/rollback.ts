import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { moduleNames, onlyModuleNamed } from './registry/module-named';
import { deployments } from './release/deployment-folder';
import { rollBack } from './release/release-build';
import { currentUser } from './release/current-user';

const help = `npm run rollback -- <module> --to <release> --reason <text> [options]
  Makes an earlier release live again, in one step and without a build, after checking its files.
  npm run releases -- <module> lists those there are. Modules: ${moduleNames.join(', ')}.

  --to <release>         its name, or the beginning of it
  --reason <text>        why, for the log; one that begins with a dash as --reason="- text"
  --by <name>            who does it (default: your name in Git)
  --deployment <folder>  where the deployment is (default .deployment/local, which npm start serves)`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
      by: { type: 'string' },
      deployment: { type: 'string', default: deployments.local },
    },
  });
  const module = onlyModuleNamed(positionals);
  if (!values.to.trim()) throw new UserFacingError('Say with --to which release shall be live again.');
  if (!values.reason.trim())
    throw new UserFacingError('Say with --reason why: those who look for the cause will read it.');
  const who = values.by ?? currentUser();
  const deployment = resolve(values.deployment);
  await rollBack(values.to.trim(), { deployment, module, who, why: values.reason.trim(), log });
  return 0;
});
