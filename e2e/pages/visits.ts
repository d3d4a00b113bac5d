import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  builtShellFolder,
  servedPages,
  shellSite,
  type DeploymentFiles,
} from '../../tools/hosting/deployment';
import type { RunningSite } from '../../tools/serve/serve';
import { serveSite } from '../../tools/serve/serve';
import { expect } from '../fixtures/fixtures';
import { controlsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';

/** The files of the shell's host, which a test may replace by path. */
export const replaced: Record<string, () => string> = {};

/** Serves the shell with what a test has replaced. */
export function serve(port: number, files?: DeploymentFiles): Promise<RunningSite> {
  assert(files);
  const data = new Proxy(
    { ...files, ...servedPages(files) },
    { get: (all, path) => replaced[String(path)] ?? (Reflect.get(all, path) as unknown) },
  );
  return serveSite({ site: shellSite(files), root: join(__dirname, '../..'), port, data });
}

/** How many service workers the page's address has. */
export const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Signs in, and waits until the next visit can start from this device. */
export async function visitOnce(page: Page, role: 'Admin' | 'Host' = 'Admin'): Promise<void> {
  await enter(page, role);
  await controlsShown(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { cacheName: 'shell' })) !== undefined))
    .toBe(true);
}

/** Signs in, and comes back once: from then on, the service worker keeps every script that the screen loads. */
export async function visitTwice(page: Page, role: 'Admin' | 'Host' = 'Admin'): Promise<void> {
  await visitOnce(page, role);
  await page.reload();
  await controlsShown(page);
  await loadedInIdleTime(page);
  const keepsIdleCode = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/idle.'));
    });
  await expect.poll(keepsIdleCode).toBe(true);
}

/** Opens a page in another tab of the same profile. */
export async function visitAgain(context: BrowserContext, path = '/seasons'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A file of the shell's build. */
export const built = (name: string) => readFileSync(join(builtShellFolder, name), 'utf8');
