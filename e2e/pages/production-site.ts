import { join } from 'node:path';
import example from '../../config/config.production.example.json';
import { servedPages, shellSite } from '../../tools/hosting/deployment';
import type { Product } from '../../tools/serve/product';
import { serveSite, type RunningSite } from '../../tools/serve/serve';

const root = join(__dirname, '../..');

/** The built shell with the configuration and the headers of production; modules are on hosts of their own. */
export async function serveProduction({ origin, deployment }: Product): Promise<RunningSite> {
  const registry = await (await fetch(`${origin}/remotes.json`)).text();
  const remotes = registry.replace(/http:\/\/localhost:(\d+)/g, 'https://module-$1.example.org');
  const files = { '/config.json': () => JSON.stringify(example), '/remotes.json': () => remotes };
  const data = { ...files, ...servedPages(files, { deployment }) };
  return serveSite({ site: shellSite(files, { deployment }), root, port: 0, data });
}

/** The domain of the project whose sign-in it uses. */
export const { authDomain } = example.firebase;
