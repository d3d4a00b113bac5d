import { join } from 'node:path';
import localConfig from '../config/config.local.json';
import { startBackend, type Backend, type BackendKind } from './backend';
import { shellSite, type DeploymentFiles } from './hosting/deployment';
import { modules, shellFacts, type ModuleFacts } from './modules';
import type { Purpose } from './ports';
import { configText, registryText } from './registry';
import { serveSite, type RunningSite } from './serve';
import { siteOf } from './sites';
import { Switch } from './switch';

type Site = ModuleFacts['workspace'] | 'shell';

/** Serves a site at a port (0: any free one); the shell's together with what makes it this deployment. */
export type ServeSite = (port: number, deployment?: DeploymentFiles) => Promise<RunningSite>;

export type ProductOptions = {
  /** Ports by purpose; any free one where none is named. */
  readonly ports?: Readonly<Partial<Record<Purpose, number>>>;
  readonly backend?: BackendKind;
  /** Folder of the stored data. */
  readonly data: string;
  /** Sites to be served otherwise than from their build. */
  readonly servers?: Readonly<Partial<Record<Site, ServeSite>>>;
  readonly log?: (line: string) => void;
};

/** The whole console at work: every server can be stopped and started again, where it was. */
export type Product = {
  /** Address of the shell. */
  readonly origin: string;
  readonly backend: Switch<Backend>;
  readonly sites: ReadonlyMap<ModuleFacts['workspace'], Switch<RunningSite>>;
  close(): Promise<void>;
};

const root = join(__dirname, '..');

/** Starts backend and six sites. When one does not start, the others are stopped again. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports = {}, data, servers = {}, log = () => undefined } = options;
  const started: { off(): Promise<void> }[] = [];
  const close = async () => void (await Promise.all(started.map((service) => service.off())));
  const start = async <Running extends { close(): Promise<void> }>(
    open: (again?: Running) => Promise<Running>,
  ) => {
    const service = await Switch.on(open);
    started.push(service);
    return service;
  };
  const startSite = (workspace: Site, deployment?: DeploymentFiles) => {
    const serve = servers[workspace] ?? fromBuild(workspace);
    return start<RunningSite>((again) => serve(again?.port ?? ports[workspace] ?? 0, deployment));
  };

  try {
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
    const sites = new Map<ModuleFacts['workspace'], Switch<RunningSite>>();
    for (const { workspace } of modules) sites.set(workspace, await startSite(workspace));
    const { firestoreUrl, authUrl } = backend.running;
    const shell = await startSite(shellFacts.workspace, {
      '/remotes.json': registryText(({ workspace }) => sites.get(workspace)?.running.origin ?? ''),
      '/config.json': configText({ firestore: firestoreUrl, auth: authUrl }),
    });
    return { origin: shell.running.origin, backend, sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const fromBuild =
  (workspace: Site): ServeSite =>
  (port, deployment) =>
    serveSite({ site: deployment ? shellSite(deployment) : siteOf(workspace), root, port, data: deployment });

const portOf = (url: string | undefined): number | undefined => (url ? Number(new URL(url).port) : undefined);
