import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launch, signIn, startProduct } from '../e2e/support';
import { siteBuilds } from './builds';
import { runCommand } from './command';
import { runBuilds } from './run-builds';
import { shots, type Shot } from './screens';
import { shotsByPerson, showShot } from './show-shot';
import { findBrowser } from './test-browser';

const root = resolve(__dirname, '..');
const folder = resolve(root, 'docs/screenshots');
const widths = {
  1280: { width: 1280, height: 800 },
  390: { width: 390, height: 844 },
  320: { width: 320, height: 640 },
};
const schemes = { light: '', dark: '-dark' } as const;

const help = `npm run screenshots [-- --only <word>]
  Takes the pictures of docs/screenshots from the production build with the demo contest, at 1280 and 390 px:
  all of them, or those whose name contains the word.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  await runBuilds(siteBuilds, { root, log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log);
  const browser = await launch();
  onEnd(() => browser.close());
  const product = await startProduct();
  onEnd(() => product.close());
  await mkdir(folder, { recursive: true });

  const wanted = shots.filter(({ name }) => name.includes(values.only));
  for (const [width, viewport] of Object.entries(widths))
    for (const [person, theirs] of shotsByPerson(wanted)) {
      const page = await openPage(browser, product.origin, viewport, person);
      for (const shot of theirs) await take(page, shot, `${folder}/${shot.name}-${width}.png`);
      await page.context().close();
    }
  log(`${wanted.length * Object.keys(widths).length} pictures are in docs/screenshots.`);
  return 0;
});

async function openPage(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  person: Shot['person'],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!person) return page;
  await page.goto('/');
  await signIn(page, person);
  return page;
}

async function take(page: Page, shot: Shot, file: string): Promise<void> {
  const window = page.viewportSize() ?? widths[1280];
  await showShot(page, shot);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as high as the page, so that what sticks to its edge stands where the page ends; of long texts the top.
  const shown = Math.min(Math.max(window.height, height), 2000);
  await page.setViewportSize({ width: window.width, height: shown });
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.setViewportSize(window);
}
