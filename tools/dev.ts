import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteBuilds } from './builds';
import { PlainError, runCommand } from './command';
import { fromSources } from './dev-server';
import { moduleNamed, moduleNames } from './module-named';
import type { ModuleFacts } from './modules';
import { assertPortsFree, portsFrom } from './ports';
import { startProduct } from './product';
import { deployments } from './release/deployment-folder';
import { runBuilds } from './run-builds';
import { summary } from './summary';

const root = resolve(__dirname, '..');

const help = `npm run dev -- <module> [<module> ...]
  Serves the named modules from their sources with hot reload, and the shell with them, since it brings React; the
  others as they are built. Ports and data as for npm start. Modules: ${moduleNames.join(', ')}.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new PlainError(help);
  const named: ReadonlySet<string> = new Set(['shell', ...positionals.map(workspaceOf)]);
  const wishes = portsFrom(process.env);
  await assertPortsFree(wishes);
  const built = siteBuilds.filter(({ workspace }) => !named.has(workspace));
  await runBuilds(built, { root, log, signal });
  const product = await startProduct({
    ports: Object.fromEntries(wishes.map(({ purpose, port }) => [purpose, port])),
    data: resolve('.local-firebase'),
    deployment: deployments.local,
    servers: Object.fromEntries([...named].map((workspace) => [workspace, fromSources(workspace, log)])),
    log,
  });
  onEnd(() => product.close());
  log(summary(product, resolve('.local-firebase')));
  return 'running';
});

function workspaceOf(name: string): ModuleFacts['workspace'] | 'shell' {
  return name === 'shell' ? name : moduleNamed(name).workspace;
}
