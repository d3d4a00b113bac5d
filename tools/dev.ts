import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startAlone } from './serve/alone';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand, type Command } from './command';
import { fromSources } from './dev/dev-server';
import { moduleNamed, moduleNames } from './registry/module-named';
import type { ModuleFacts } from './registry/module-facts';
import { modules } from './registry/modules';
import { assertPortsFree, portsFrom, type Purpose } from './serve/ports';
import { startProduct } from './serve/product';
import { deployments } from './release/deployment-folder';
import { readRemoteRegistry } from './registry/remote-registry';
import { runBuilds } from './build/run-builds';
import { root } from './root';
import { summary, summaryAlone } from './serve/summary';

const help = `npm run dev -- <module> [<module> ...] [options]
  Serves the named modules from their sources with hot reload, and the shell with them, since it brings React; the
  others as they are built. Ports as for npm start. Modules: ${moduleNames.join(', ')}, and shell.

  --remote-registry <address>  the others as they are live in a deployed console: the address of its remotes.json
  --alone                      no shell and no other module: each named one in a page of its own
  --data <folder>              where the data is kept (default .local-firebase)`;

runCommand(help, async (command) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'remote-registry': { type: 'string' },
      alone: { type: 'boolean', default: false },
      data: { type: 'string', default: '.local-firebase' },
    },
  });
  if (positionals.length === 0) throw new UserFacingError(help);
  const { 'remote-registry': registry, alone } = values;
  if (alone && registry)
    throw new UserFacingError('A module that runs --alone meets no other: leave out --remote-registry.');
  if (!alone && !existsSync(join(root, 'shell')))
    throw new UserFacingError('There is no shell in this repository: add --alone.');
  const data = resolve(values.data);
  if (alone) await developAlone([...new Set(positionals.map(moduleNamed))], data, command);
  else await developInShell(positionals.map(siteNamed), { data, registry }, command);
  return 'running';
});

async function developAlone(chosen: ModuleFacts[], data: string, { log, onEnd }: Command): Promise<void> {
  const ports = await freePorts([...chosen.map(({ workspace }) => workspace), 'firestore', 'auth']);
  const alone = await startAlone({ chosen, ports, data, log });
  onEnd(() => alone.close());
  log(summaryAlone(alone, data));
}

type Surroundings = { readonly data: string; readonly registry?: string };

async function developInShell(
  chosen: string[],
  { data, registry }: Surroundings,
  { log, signal, onEnd }: Command,
): Promise<void> {
  const named: ReadonlySet<string> = new Set<string>(['shell', ...chosen]);
  const others = modules.filter(({ workspace }) => !named.has(workspace));
  const elsewhere = registry
    ? await readRemoteRegistry({ address: registry, wanted: others, log })
    : undefined;
  const here = elsewhere ? [] : others.map(({ workspace }) => workspace);
  const ports = await freePorts([...named, ...here, 'firestore', 'auth']);
  await runBuilds(
    siteBuilds.filter(({ workspace }) => here.some((other) => other === workspace)),
    { root, log, signal },
  );
  const product = await startProduct({
    ports,
    data,
    deployment: deployments.local,
    servers: Object.fromEntries([...named].map((workspace) => [workspace, fromSources(workspace, log)])),
    elsewhere,
    log,
  });
  onEnd(() => product.close());
  log(summary(product, data));
}

function siteNamed(name: string): string {
  return name === 'shell' ? name : moduleNamed(name).workspace;
}

/** The ports of the sites to serve. @throws UserFacingError if one is in use. */
async function freePorts(purposes: readonly string[]): Promise<Partial<Record<Purpose, number>>> {
  const wishes = portsFrom(process.env).filter(({ purpose }) => purposes.includes(purpose));
  await assertPortsFree(wishes);
  return Object.fromEntries(wishes.map(({ purpose, port }) => [purpose, port]));
}
