import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellSite } from '../../tools/hosting/deployment';
import { writeShell } from '../../tools/hosting/write-shell';
import { serveSite } from '../../tools/serve/serve';
import { siteOf } from '../../tools/serve/sites';
import { test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { isTaken, policyInConsole } from '../pages/painted-page';

const root = join(__dirname, '../..');

test.describe('a registry on its own host', () => {
  test('is fetched once, by the page’s preload, under the Content Security Policy of that deployment', async ({
    page,
    product,
  }) => {
    const text = async (path: string) => (await fetch(`${product.origin}${path}`)).text();
    const [config, remotes] = [await text('/config.json'), await text('/remotes.json')];
    const registry = await serveSite({
      site: siteOf('registry'),
      root,
      port: 0,
      data: { '/remotes.json': () => remotes },
    });
    const address = `${registry.origin}/remotes.json`;
    const folder = await mkdtemp(join(tmpdir(), 'console-hosting-'));
    const record = `${folder}-files.json`;
    const { deployment } = product;
    await writeShell(folder, { record, config, remotes, registry: address, deployment });
    const files = { '/config.json': () => config, '/remotes.json': () => remotes };
    const options = { registry: address, deployment: product.deployment };
    const site = { ...shellSite(files, options), public: folder };
    const shell = await serveSite({ site, root, port: 0 });
    try {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(shell.origin + policyInConsole);
      await isTaken(page);
      await heading(page, 'Privacy Policy').waitFor();
      assert.deepEqual(
        requested.filter((url) => url.endsWith('/remotes.json')),
        [address],
      );
    } finally {
      // The page may still prefetch from the servers that close.
      await page.close();
      await Promise.all([shell.close(), registry.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  });
});
