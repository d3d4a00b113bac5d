import { join } from 'node:path';
import localConfig from '../../config/config.local.json';
import accounts from '@console/local-firebase/seed/contest/accounts.json';
import { googleSubject } from '@console/local-firebase';
import { startBackend, type Backend } from '../backend/backend';
import { policyHeader, serveReloading } from '../dev/dev-server';
import type { ModuleFacts } from '../registry/module-facts';
import { modules } from '../registry/modules';
import type { Purpose } from './ports';
import { root } from '../root';
import { configText } from '../registry/registry';
import type { RunningSite } from './serve';
import { alonePage, defineAlone } from '../webpack/define-alone';

export type AloneOptions = {
  readonly chosen: readonly ModuleFacts[];
  readonly ports: Readonly<Partial<Record<Purpose, number>>>;
  /** Folder of the stored data. */
  readonly data: string;
  readonly log: (line: string) => void;
};

export type Alone = {
  readonly backend: Backend;
  readonly sites: readonly (ModuleFacts & RunningSite)[];
  close(): Promise<void>;
};

/** Serves modules from their sources, each in its own page, on the same backend as the console. */
export async function startAlone({ chosen, ports, data, log }: AloneOptions): Promise<Alone> {
  const project = localConfig.firebase.projectId;
  const { firestore: firestorePort = 0, auth: authPort = 0 } = ports;
  const backend = await startBackend({ kind: 'local', project, data, firestorePort, authPort, log });
  const sites: (ModuleFacts & RunningSite)[] = [];
  const close = async () => void (await Promise.all([...sites, backend].map((service) => service.close())));
  try {
    for (const module of chosen) {
      const port = ports[module.workspace] ?? module.port;
      sites.push({ ...module, ...(await serveAlone(module, backend, port, log)) });
    }
    return { backend, sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serveAlone(
  module: ModuleFacts,
  backend: Backend,
  port: number,
  log: (line: string) => void,
): Promise<RunningSite> {
  const config = () => configText({ firestore: backend.firestoreUrl, auth: backend.authUrl });
  const noOthers = () => JSON.stringify({ schemaVersion: 1, remotes: [] });
  return serveReloading({
    name: module.workspace,
    config: defineAlone(join(root, module.workspace)),
    port,
    isPage: true,
    headers: policyHeader({ '/config.json': config, '/remotes.json': noOthers }, alonePage),
    files: { '/config.json': config, '/alone.json': () => JSON.stringify(surroundingsOf(module)) },
    log,
  });
}

/** The surroundings of a page without a shell; `shared/src/development/standalone/surroundings.ts` reads them. */
const surroundingsOf = ({ title, access, paths }: ModuleFacts) => ({
  title,
  access,
  paths,
  modules: modules.map((module) => ({ title: module.title, paths: module.paths })),
  accounts: accounts.map(({ email, displayName, role }) => ({
    email,
    name: displayName,
    role: role ?? 'Host',
    // The session as the account chooser would return it; without an expiry, since the page may stay open.
    idToken: JSON.stringify({
      sub: googleSubject(email),
      email,
      email_verified: true,
      name: displayName,
    }),
  })),
});
