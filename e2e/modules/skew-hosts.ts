import assert from 'node:assert/strict';
import { join } from 'node:path';
import { servedPages, shellSite } from '../../tools/hosting/deployment';
import type { ServeSite } from '../../tools/serve/product';
import { serveSite } from '../../tools/serve/serve';
import { siteOf } from '../../tools/serve/sites';
import type { Flow } from '../fixtures/fixtures';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { fill, follow, press } from '../fixtures/forms';
import { signIn } from '../fixtures/sign-in';
import { SkewBuilds } from './skew-builds';

export const builds = new SkewBuilds();
export const workspace = 'quizzes-mfe';
export const modules = {
  same: { workspace, contract: '1.0.0' },
  newer: { workspace, contract: '1.1.0', usesNewExport: true },
  frugal: { workspace, contract: '1.1.0' },
  breaking: { workspace, contract: '2.0.0' },
} as const;

type Build = keyof typeof modules;

/** The host of the quizzes module, with some of the builds. */
export const hostOf =
  (...names: Build[]): ServeSite =>
  async (port) => {
    for (const name of names) await builds.build(name, modules[name]);
    return serveSite({ site: { ...siteOf(workspace), public: '.' }, root: await builds.root(), port });
  };

export const newerShell: ServeSite = async (port, files) => {
  if (!files) throw new Error('A shell is served with its deployment');
  await builds.build('shell', { workspace: 'shell', contract: '1.1.0' });
  const root = await builds.root();
  const options = { folder: join(root, 'shell') };
  const data = { ...files, ...servedPages(files, options) };
  return serveSite({ site: shellSite(files, options), root, port, data });
};

/**
 * Opens the quiz list with that build of its module; `overrides` replaces fields of its registry entry. Resolves to a
 * function that returns the module's files that the page has requested.
 */
export async function openQuizList(
  { page, product }: Pick<Flow, 'page' | 'product'>,
  build: Build,
  overrides: object = {},
): Promise<() => string[]> {
  const host = product.sites.get(workspace)?.running.origin ?? '';
  const line = { ...(await builds.lineOf(build, host)), ...overrides };
  const registry = (await (await fetch(`${product.origin}/remotes.json`)).json()) as {
    remotes: { name: string }[];
  };
  const remotes = registry.remotes.map((each) => (each.name === 'quizzes_mfe' ? line : each));
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, remotes } }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await signIn(page, 'Admin');
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
  return () => requests.filter((url) => url.startsWith(host));
}

/** The module's list is shown, and a quiz is saved with all of its fields, whether shell and module know the same or not. */
export async function works({ page, product }: Pick<Flow, 'page' | 'product'>): Promise<void> {
  await page.getByRole('link', { name: 'View Questions' }).first().waitFor();
  await follow(page, 'Edit Quiz');
  const { searchParams } = new URL(page.url());
  const path = `seasons/${searchParams.get('season')}/quizzes/${searchParams.get('quiz')}`;
  const database = databaseOf(product);
  await database.change(path, { prize: text('A Bible') });
  const title = `Saved at ${Date.now()}`;
  await fill(page, { Title: title });
  await press(page, 'Update Quiz');
  await page.getByText(`“${title}” was updated.`).waitFor();
  const stored = (await database.everything()).get(path);
  assert.deepEqual([stored?.title, stored?.prize], [text(title), text('A Bible')]);
}
