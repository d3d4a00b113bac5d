import { join } from 'node:path';
import localConfig from '../config/config.local.json';
import { startBackend, type Backend, type BackendKind } from './backend';
import { modules, shellFacts, type ModuleFacts } from './modules';
import type { Purpose } from './ports';
import { configText, registryText } from './registry';
import { serveSite, type RunningSite } from './serve';
import { siteOf } from './sites';
import { Switch } from './switch';

export type ProductOptions = {
  /** Ports by purpose; any free one where none is named. */
  readonly ports?: Readonly<Partial<Record<Purpose, number>>>;
  readonly backend?: BackendKind;
  /** Folder of the stored data. */
  readonly data: string;
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

/** Starts backend and six sites from what is built. When one does not start, the others are stopped again. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports = {}, backend: kind = 'local', data, log = () => undefined } = options;
  const started: { off(): Promise<void> }[] = [];
  const close = async () => void (await Promise.all(started.map((service) => service.off())));
  const start = async <Running extends { close(): Promise<void> }>(
    open: (again?: Running) => Promise<Running>,
  ) => {
    const service = await Switch.on(open);
    started.push(service);
    return service;
  };

  try {
    const backend = await start<Backend>((again) =>
      startBackend({
        kind,
        project: localConfig.firebase.projectId,
        data,
        firestorePort: portOf(again?.firestoreUrl) ?? ports.firestore ?? 0,
        authPort: portOf(again?.authUrl) ?? ports.auth ?? 0,
        log,
      }),
    );
    const sites = new Map<ModuleFacts['workspace'], Switch<RunningSite>>();
    for (const { workspace } of modules) {
      const site = siteOf(workspace);
      const open = (again?: RunningSite) =>
        serveSite({ site, root, port: again?.port ?? ports[workspace] ?? 0 });
      sites.set(workspace, await start(open));
    }
    const { firestoreUrl, authUrl } = backend.running;
    const shell = await start<RunningSite>((again) =>
      serveSite({
        site: siteOf(shellFacts.workspace),
        root,
        port: again?.port ?? ports.shell ?? 0,
        data: {
          '/remotes.json': registryText(({ workspace }) => sites.get(workspace)?.running.origin ?? ''),
          '/config.json': configText({ firestore: firestoreUrl, auth: authUrl }),
        },
      }),
    );
    return { origin: shell.running.origin, backend, sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const portOf = (url: string | undefined): number | undefined => (url ? Number(new URL(url).port) : undefined);
