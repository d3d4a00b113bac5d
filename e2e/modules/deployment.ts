import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { contractOf, shellSite } from '../../tools/hosting/deployment';
import { writeShell } from '../../tools/hosting/write-shell';
import { registryFile, shellFilesFile, shellReleases } from '../../tools/release/deployment-folder';
import { liveShell } from '../../tools/release/fit';
import { serveSite, type RunningSite } from '../../tools/serve/serve';
import { siteOf } from '../../tools/serve/sites';
import type { Flow } from '../fixtures/fixtures';

/** The host of a module in production. */
export const hostOf = (workspace: string): string => `https://${workspace}.example.org`;

/** Reported for each request to them; this machine answers it. */
export const hostsOfModules = /requested another machine: https:\/\/[a-z]+-mfe\.example\.org\//;

/**
 * A production deployment whose hosts this machine stands in for: the release commands write its folder, and
 * `deployShell` does what a deployment of the shell does.
 */
export class ProductionDeployment {
  private shell: RunningSite | undefined;
  /** How a host fails at present, by workspace; `registry` is that of the registry. */
  readonly faults = new Map<string, 'down' | 'silent' | 'damaged'>();
  private remotes = '';

  private constructor(
    readonly folder: string,
    private readonly config: string,
    private readonly files: RunningSite,
  ) {}

  static async create({ product }: Pick<Flow, 'product'>): Promise<ProductionDeployment> {
    const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-deployment-'));
    const site = { ...siteOf('quizzes-mfe'), public: '.' };
    const files = await serveSite({ site, root: folder, port: 0 });
    const config = await (await fetch(`${product.origin}/config.json`)).text();
    return new ProductionDeployment(folder, config, files);
  }

  /** The address of the shell. */
  get origin(): string {
    if (!this.shell) throw new Error('No shell is deployed');
    return this.shell.origin;
  }

  /** Deploys the registry: pages read it from now on. */
  async deployRegistry(): Promise<void> {
    this.remotes = await readFile(registryFile(this.folder), 'utf8');
  }

  /** Deploys the live release of the shell, with the policy for the present registry. Files of earlier ones stay. */
  async deployShell(): Promise<void> {
    await this.deployRegistry();
    const release = (await liveShell(this.folder))?.release ?? '';
    const built = join(shellReleases(this.folder), release);
    const place = join(this.folder, 'shell');
    const { config, remotes, folder } = this;
    const record = shellFilesFile(folder, 'shell');
    await writeShell(place, { record, config, remotes, deployment: folder }, built);
    const files = { '/config.json': () => config, '/remotes.json': () => this.remotes };
    const site = { ...shellSite(files, { folder: built, deployment: folder }), public: place };
    const port = this.shell?.port ?? 0;
    await this.shell?.close();
    this.shell = await serveSite({ site, root: folder, port, data: files });
  }

  /** The contract of the live shell. */
  async contract(): Promise<string> {
    return contractOf(join(shellReleases(this.folder), (await liveShell(this.folder))?.release ?? ''));
  }

  /** Lets the pages of a browser profile reach the modules' hosts. */
  async serveTo(context: BrowserContext): Promise<void> {
    await context.route('https://*.example.org/**', async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const fault = this.faults.get(hostname.replace('.example.org', ''));
      if (fault === 'down') return route.abort();
      if (fault === 'silent') return;
      const response = await fetch(`${this.files.origin}/${hostname.replace('.example.org', '')}${pathname}`);
      const headers = Object.fromEntries(response.headers);
      delete headers['content-encoding'];
      const sent = Buffer.from(await response.arrayBuffer());
      const body = fault === 'damaged' ? Buffer.concat([sent, Buffer.from(' ')]) : sent;
      await route.fulfill({ status: response.status, headers, body }).catch(() => undefined);
    });
  }

  /** Lets a fault of the registry reach the pages of a browser profile, too. */
  async serveRegistryTo(context: BrowserContext): Promise<void> {
    await context.route('**/remotes.json', (route) => {
      const fault = this.faults.get('registry');
      if (fault === 'down') return route.abort();
      if (fault === 'damaged') return route.fulfill({ body: '<!doctype html>' });
      return fault === 'silent' ? undefined : route.fallback();
    });
  }

  async remove(): Promise<void> {
    await Promise.all([this.shell?.close(), this.files.close()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
