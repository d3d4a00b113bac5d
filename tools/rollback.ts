import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { moduleNames, onlyModuleIn } from './registry/module-named';
import { shellFacts } from './registry/modules';
import { deployments } from './release/deployment-folder';
import { rollBack } from './release/release-build';
import { rollBackShell } from './release/shell-release';
import { assertIsMeant, whichDeployment } from './release/which-deployment';
import { currentUser } from './release/current-user';

const help = `npm run rollback -- <module or shell> [--to <release>] --reason <text> [options]
  Makes an earlier release live again, in one step and without a build, after checking its files.
  npm run releases -- <module> lists those there are. Modules: ${moduleNames.join(', ')}.

  --to <release>         its name, or the beginning of it (default: the latest earlier one not rolled back)
  --reason <text>        why, for the log; one that begins with a dash as --reason="- text"
  --by <name>            who does it (default: your name in Git)
  --deployment <folder>  where the deployment is (default .deployment/local, which npm start serves; for the shell
                         .deployment/production). npm run deploy then writes the shell's site`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
      by: { type: 'string' },
      deployment: { type: 'string' },
    },
  });
  const isShell = positionals.length === 1 && positionals[0] === shellFacts.workspace;
  const deployment = resolve(values.deployment ?? deployments[isShell ? 'production' : 'local']);
  assertIsMeant(deployment);
  const module = isShell ? undefined : await onlyModuleIn(deployment, positionals);
  if (!values.reason.trim())
    throw new UserFacingError('Say with --reason why: those who look for the cause will read it.');
  const who = values.by ?? currentUser();
  const options = { deployment, who, why: values.reason.trim(), log };
  await (module
    ? rollBack(values.to.trim(), { ...options, module })
    : rollBackShell(values.to.trim(), options));
  for (const line of whichDeployment(deployment)) log(line);
  return 0;
});
