import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { moduleNames, onlyModuleIn } from './registry/module-named';
import { shellFacts } from './registry/modules';
import { deployments } from './release/deployment-folder';
import { listReleases, listShellReleases } from './release/list-releases';

const help = `npm run releases -- <module or shell> [--deployment <folder>]
  Lists the releases of a module, or of the shell, that can be live, and which one is. Modules: ${moduleNames.join(', ')}.`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { deployment: { type: 'string' } },
  });
  const isShell = positionals.length === 1 && positionals[0] === shellFacts.workspace;
  const deployment = resolve(values.deployment ?? deployments[isShell ? 'production' : 'local']);
  const { title, ...named } = isShell ? shellFacts : await onlyModuleIn(deployment, positionals);
  const lines = await (isShell ? listShellReleases(deployment) : listReleases(deployment, named));
  log(lines.join('\n') || `${title} has no release here.`);
  return 0;
});
