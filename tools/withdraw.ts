import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { moduleNames, onlyModuleIn } from './registry/module-named';
import { modules } from './registry/modules';
import { currentUser } from './release/current-user';
import { deployments } from './release/deployment-folder';
import { assertIsMeant, deployCommand, whichDeployment } from './release/which-deployment';
import { withdrawModule } from './release/withdraw-module';

const help = `npm run withdraw -- <module> --reason <text> [options]
  Takes a module offline: the shell says on its paths that it is switched off, until npm run release or npm run rollback
  brings it back. Modules: ${moduleNames.join(', ')}.

  --reason <text>        why, for the log; one that begins with a dash as --reason="- text"
  --by <name>            who does it (default: your name in Git)
  --deployment <folder>  where the deployment is (default .deployment/local, which npm start serves)`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string', default: '' },
      by: { type: 'string' },
      deployment: { type: 'string', default: deployments.local },
    },
  });
  const deployment = resolve(values.deployment);
  assertIsMeant(deployment);
  const module = await onlyModuleIn(deployment, positionals);
  const why = values.reason.trim();
  if (!why) throw new UserFacingError('Say with --reason why: those who look for the cause will read it.');
  const live = await withdrawModule({ deployment, module, who: values.by ?? currentUser(), why });
  log(`Withdrawn: ${module.title} ${live.join(', ')}. Its paths say so once the registry is deployed.`);
  for (const line of whichDeployment(deployment)) log(line);
  const isPublic = modules.some(({ name, access }) => name === module.name && access === 'public');
  if (isPublic && deployment !== deployments.local)
    log(
      `Its texts are in the shell's pages, too: ${deployCommand('shell', deployment)}, now and when it is back.`,
    );
  return 0;
});
