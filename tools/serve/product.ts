import { join } from 'node:path';
import type { RegistryEntry } from '@console/shared/contract';
import localConfig from '../../config/config.local.json';
import { startBackend, type Backend, type BackendKind } from '../backend/backend';
import { servedPages, shellSite, type DeploymentFiles } from '../hosting/deployment';
import type { ModuleFacts } from '../registry/module-facts';
import { modules, shellFacts } from '../registry/modules';
import type { Purpose } from './ports';
import { configText, registryText } from '../registry/registry';
import { hostFolder } from '../release/deployment-folder';
import { builtShell } from '../release/fit';
import { releaseBuilt } from '../release/release-built';
import { serveSite, type RunningSite } from './serve';
import { siteOf } from './sites';
import { Switch } from './switch';
import { shellStatementOf } from '../webpack/statement';

/** Serves a site at a port, or at any free port for 0. The shell also gets the files of this deployment. */
export type ServeSite = (port: number, files?: DeploymentFiles) => Promise<RunningSite>;

export type ProductOptions = {
  /** Ports by purpose; any free one if none is named. */
  readonly ports?: Readonly<Partial<Record<Purpose, number>>>;
  readonly backend?: BackendKind;
  /** Folder of the stored data. */
  readonly data: string;
  /** Folder of the released modules and of the registry with their live releases. */
  readonly deployment: string;
  /** Sites to serve differently from their builds and releases. */
  readonly servers?: Readonly<Partial<Record<string, ServeSite>>>;
  /** Another console's registry entries for the modules that are not among `servers`: its hosts serve them. */
  readonly elsewhere?: readonly RegistryEntry[];
  readonly log?: (line: string) => void;
};

/** The whole console: every server can be stopped, and restarted on the same port. */
export type Product = {
  /** Address of the shell. */
  readonly origin: string;
  /** Folder of the released modules and of the registry. */
  readonly deployment: string;
  readonly backend: Switch<Backend>;
  /** The modules' hosts on this machine. */
  readonly sites: ReadonlyMap<string, Switch<RunningSite>>;
  close(): Promise<void>;
};

const root = join(__dirname, '../..');

/** Starts the backend and the sites. If one does not start, the others are stopped again. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports = {}, data, deployment, servers = {}, elsewhere, log = () => undefined } = options;
  const started: { off(): Promise<void> }[] = [];
  const close = async () => void (await Promise.all(started.map((service) => service.off())));
  const start = async <Running extends { close(): Promise<void> }>(
    open: (again?: Running) => Promise<Running>,
  ) => {
    const service = await Switch.on(open);
    started.push(service);
    return service;
  };
  const startSite = (workspace: string, files?: DeploymentFiles) => {
    const serve = servers[workspace] ?? asDeployed(workspace, deployment);
    return start<RunningSite>((again) => serve(again?.port ?? ports[workspace] ?? 0, files));
  };
  const fromSources = modules.filter(({ workspace }) => servers[workspace]);
  const here = elsewhere ? fromSources : modules;

  try {
    const built = here.filter((module) => !fromSources.includes(module));
    const provided = servers.shell ? shellStatementOf(root) : await builtShell(join(root, 'shell/dist'));
    await releaseBuilt({ root, deployment, shell: provided, modules: built, log });
    const backend = await start<Backend>((again) =>
      startBackend({
        kind: options.backend ?? 'local',
        project: localConfig.firebase.projectId,
        data,
        firestorePort: portOf(again?.firestoreUrl) ?? ports.firestore ?? 0,
        authPort: portOf(again?.authUrl) ?? ports.auth ?? 0,
        log,
      }),
    );
    const sites = new Map<string, Switch<RunningSite>>();
    for (const { workspace } of here) sites.set(workspace, await startSite(workspace));
    const { firestoreUrl, authUrl } = backend.running;
    const originOf = ({ workspace }: ModuleFacts) => sites.get(workspace)?.running.origin ?? '';
    const shell = await startSite(shellFacts.workspace, {
      '/remotes.json': () => registryText({ deployment, originOf, fromSources, elsewhere }),
      '/config.json': () => configText({ firestore: firestoreUrl, auth: authUrl }),
    });
    return { origin: shell.running.origin, deployment, backend, sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const asDeployed =
  (workspace: string, deployment: string): ServeSite =>
  (port, files) => {
    if (!files)
      return serveSite({
        site: { ...siteOf(workspace), public: hostFolder(deployment, workspace) },
        root,
        port,
      });
    const site = shellSite(files, { deployment });
    return serveSite({ site, root, port, data: { ...files, ...servedPages(files, { deployment }) } });
  };

const portOf = (url: string | undefined): number | undefined => (url ? Number(new URL(url).port) : undefined);
