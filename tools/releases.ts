import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { moduleNames, onlyModuleNamed } from './registry/module-named';
import { deployments } from './release/deployment-folder';
import { listReleases } from './release/list-releases';

const help = `npm run releases -- <module> [--deployment <folder>]
  Lists the releases of a module that can be live, and which one is. Modules: ${moduleNames.join(', ')}.`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { deployment: { type: 'string', default: deployments.local } },
  });
  const module = onlyModuleNamed(positionals);
  const lines = await listReleases(resolve(values.deployment), module);
  log(lines.join('\n') || `${module.title} has no release here.`);
  return 0;
});
