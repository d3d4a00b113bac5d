import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { servedPages, shellSite } from '../tools/hosting/deployment';
import type { ServeSite } from '../tools/product';
import { serveSite } from '../tools/serve';
import { siteOf } from '../tools/sites';
import { SkewBuilds } from './skew-builds';
import { flows, signIn, type Flow } from './support';

const builds = new SkewBuilds();
after(() => builds.remove());

const workspace = 'quizzes-mfe';
const modules = {
  same: { workspace, contract: '1.0.0' },
  newer: { workspace, contract: '1.1.0' },
  frugal: { workspace, contract: '1.1.0', needsContract: '1.0.0' },
  breaking: { workspace, contract: '2.0.0' },
} as const;

type Build = keyof typeof modules;

/** The host of the quizzes module, with some of the builds. */
const hostOf =
  (...names: Build[]): ServeSite =>
  async (port) => {
    for (const name of names) await builds.build(name, modules[name]);
    return serveSite({ site: { ...siteOf(workspace), public: '.' }, root: await builds.root(), port });
  };

const newerShell: ServeSite = async (port, files) => {
  if (!files) throw new Error('A shell is served with its deployment');
  await builds.build('shell', { workspace: 'shell', contract: '1.1.0' });
  const root = await builds.root();
  const options = { folder: join(root, 'shell') };
  const data = { ...files, ...servedPages(files, options) };
  return serveSite({ site: shellSite(files, options), root, port, data });
};

/**
 * Opens the quiz list with that build of its module; `said` is what the registry says otherwise of it. Resolves to what
 * tells which files of the module the page has asked for.
 */
async function openQuizList(
  { page, product }: Flow,
  build: Build,
  said: object = {},
): Promise<() => string[]> {
  const host = product.sites.get(workspace)?.running.origin ?? '';
  const line = { ...(await builds.lineOf(build, host)), ...said };
  const registry = (await (await fetch(`${product.origin}/remotes.json`)).json()) as {
    remotes: { name: string }[];
  };
  const remotes = registry.remotes.map((each) => (each.name === 'quizzes_mfe' ? line : each));
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, remotes } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await signIn(page, 'Admin');
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
  return () => asked.filter((url) => url.startsWith(host));
}

const works = (page: Page) => page.getByRole('link', { name: 'View Questions' }).first().waitFor();
const isRefused = (page: Page, words: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Quizzes is not available right now' })
    .filter({ hasText: words })
    .waitFor();

flows(
  'a module under a shell of contract 1.0.0',
  (flow) => {
    flow('built for 1.1.0 is refused before a byte of it comes', async (at) => {
      at.expectErrors(/could not be shown/);
      const asked = await openQuizList(at, 'newer');
      await isRefused(at.page, 'It was built for contract 1.1.0; this console serves 1.0.0.');
      assert.deepEqual(asked(), []);
    });

    flow('built for 1.1.0 works when it says that 1.0.0 has all that it needs', async (at) => {
      await openQuizList(at, 'frugal');
      await works(at.page);
    });

    flow('built for 2.0.0 is refused', async (at) => {
      at.expectErrors(/could not be shown/);
      await openQuizList(at, 'breaking');
      await isRefused(at.page, 'It was built for contract 2.0.0; this console serves 1.0.0.');
    });

    flow(
      'that needs newer doors than are there is refused before it runs, whatever the registry says',
      async (at) => {
        at.expectErrors(/could not be shown/);
        const asked = await openQuizList(at, 'newer', { contract: '1.0.0' });
        await isRefused(at.page, 'It needs other versions of what the console provides');
        await isRefused(at.page, '@console/shared/data ^1.1.0 (1.0.0 here)');
        assert.deepEqual(
          asked().filter((url) => !url.endsWith('.json')),
          [],
        );
      },
    );
  },
  { servers: { [workspace]: hostOf('newer', 'frugal', 'breaking') } },
);

flows(
  'a module under a shell of contract 1.1.0',
  (flow) => {
    for (const build of ['same', 'newer'] as const)
      flow(`built for ${modules[build].contract} works`, async (at) => {
        await openQuizList(at, build);
        await works(at.page);
      });
  },
  { servers: { shell: newerShell, [workspace]: hostOf('same', 'newer') } },
);
