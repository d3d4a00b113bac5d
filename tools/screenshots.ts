import { mkdir, rm, writeFile } from 'node:fs/promises';
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

/** How a picture is taken. */
type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

const nameOf = ({ viewport, colorScheme }: Look) =>
  `${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`;

const help = `npm run screenshots [-- --only <word>]
  Takes the pictures of docs/screenshots from the production build with the demo contest, at 1280, 390
  and 320 px, light and dark: all of them anew, or those whose name contains the word.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  await runBuilds(siteBuilds, { root, log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log);
  const browser = await launch();
  onEnd(() => browser.close());
  const product = await startProduct();
  onEnd(() => product.close());
  if (!values.only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const wanted = shots.filter(({ name }) => name.includes(values.only));
  const looks = Object.values(widths).flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme): Look => ({ viewport, colorScheme })),
  );
  for (const look of looks)
    for (const [person, theirs] of shotsByPerson(wanted)) {
      const page = await openPage(browser, product.origin, look, person);
      for (const shot of theirs) await take(page, shot, `${folder}/${shot.name}-${nameOf(look)}.webp`);
      await page.context().close();
    }
  log(`Taken: ${wanted.length} screens, ${looks.length} times each, in docs/screenshots.`);
  return 0;
});

async function openPage(
  browser: Browser,
  baseURL: string,
  look: Look,
  person: Shot['person'],
): Promise<Page> {
  const context = await browser.newContext({
    ...look,
    baseURL,
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
  // Playwright itself writes no WebP, which takes a third of the room.
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await browser.detach();
  await writeFile(file, data, 'base64');
  await page.setViewportSize(window);
}
