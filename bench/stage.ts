import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '../e2e/fixtures/support';
import { servedPages, shellSite } from '../tools/hosting/deployment';
import type { Product } from '../tools/serve/product';
import { serveSite, type RunningSite } from '../tools/serve/serve';
import { siteOf } from '../tools/serve/sites';
import type { ContenderName } from './contender-name';
import { reactAdminFolder, singleBundleFolder } from './builds';

const root = join(__dirname, '..');

/** The three applications on one backend with the same contest. */
export type Stage = {
  readonly product: Product;
  readonly origins: Readonly<Record<ContenderName, string>>;
  close(): Promise<void>;
};

/** The applications that are a build of the shell. */
export type ShellName = Exclude<ContenderName, 'react-admin'>;

/** Serves each application with the same kind of server and the same cache headers. */
export async function openStage(): Promise<Stage> {
  const product = await startProduct();
  const config = await textOf(`${product.origin}/config.json`);
  const site = siteOf('shell');
  // The policy of firebase.json allows nothing; react-admin's documentation names none.
  const headers = site.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
  }));
  const admin = { ...site, headers, public: reactAdminFolder };
  const page = await readFile(join(reactAdminFolder, 'index.html'), 'utf8');
  const adminPage = page.replace(/(<script id="config"[^>]*>)[^<]*/, `$1${config}`);
  const [bundleSite, adminSite] = await Promise.all([
    serveShell(product, 'single bundle', singleBundleFolder),
    serveSite({ site: admin, root, port: 0, data: { '/index.html': () => adminPage } }),
  ]);
  return {
    product,
    origins: {
      console: product.origin,
      'single bundle': bundleSite.origin,
      'react-admin': adminSite.origin,
    },
    close: async () => {
      await Promise.all([bundleSite.close(), adminSite.close(), product.close()]);
    },
  };
}

/** Serves a build of the shell, or of the single bundle, beside the sites of the product. */
export async function serveShell(
  { origin, deployment }: Product,
  contender: ShellName,
  folder: string,
  port = 0,
): Promise<RunningSite> {
  const [config, live] = await Promise.all([
    textOf(`${origin}/config.json`),
    textOf(`${origin}/remotes.json`),
  ]);
  const registry = contender === 'console' ? live : withoutHashes(live);
  const files = { '/config.json': () => config, '/remotes.json': () => registry };
  const options = { folder, deployment };
  const data = { ...files, ...servedPages(files, options) };
  return serveSite({ site: shellSite(files, options), root, port, data });
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** Removes scripts and hashes of modules, so that the page does not preload them: the bundle has its own chunks. */
function withoutHashes(registry: string): string {
  return JSON.stringify(JSON.parse(registry), (key, value: unknown) =>
    ['integrity', 'scripts'].includes(key) ? undefined : value,
  );
}
