import { join } from 'node:path';
import example from '../../config/config.production.example.json';
import { servedPages, shellSite } from '../../tools/hosting/deployment';
import type { Product } from '../../tools/serve/product';
import { serveSite, type RunningSite } from '../../tools/serve/serve';

const root = join(__dirname, '../..');

/**
 * The built shell with the configuration and the headers of production, and with a key of App Check if one is given.
 * Modules are on hosts of their own.
 */
export async function serveProduction(
  { origin, deployment }: Product,
  appCheckSiteKey?: string,
): Promise<RunningSite> {
  const registry = await (await fetch(`${origin}/remotes.json`)).text();
  const remotes = registry.replace(/http:\/\/localhost:(\d+)/g, 'https://module-$1.example.org');
  const files = {
    '/config.json': () => JSON.stringify({ ...example, appCheckSiteKey }),
    '/remotes.json': () => remotes,
  };
  const data = { ...files, ...servedPages(files, { deployment }) };
  return serveSite({ site: shellSite(files, { deployment }), root, port: 0, data });
}
