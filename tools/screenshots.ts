import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { databaseOf } from '../e2e/fixtures/data/database';
import { signIn } from '../e2e/fixtures/sign-in';
import { states } from '../e2e/fixtures/states';
import { launch, startProduct } from '../e2e/fixtures/support';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { runBuilds } from './build/run-builds';
import { labelsIn } from './browsers/labels';
import { shots, type Shot } from './browsers/screens';
import { fontSets, type FontSet } from './fonts/test-fonts';
import { shotsByPerson, showShot } from './browsers/show-shot';
import { findBrowser } from './browsers/test-browser';

const root = resolve(__dirname, '..');
const documentation = resolve(root, 'docs/screenshots');
const documented = ['1280', '390', '320'];
const heights: Readonly<Record<string, number>> = { 390: 844, 320: 640 };

/** The options of a screenshot. */
type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

/** The system has the product's fonts, so that the first visit renders like later ones. */
const ownFonts = { fonts: 'noto' } as const;

const nameOf = ({ viewport, colorScheme }: Look) =>
  `${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`;

const help = `npm run screenshots [-- options]
  Takes the pictures of docs/screenshots from the production build with the demo contest, at 1280, 390
  and 320 px, light and dark, with the product's own fonts.

  --only <word>      those whose name contains the word; the others stay
  --folder <path>    put them there instead
  --fonts <set>      with the fonts of such a system instead: ${fontSets.join(', ')}
  --width <px>       at this width, light, instead; also several times
  --dark             at these widths, dark
  --language <code>  in this language, such as te, instead of English
  --states           also the rare states of screens, such as dialogs and errors`;

const fontSetOf = (name: string): FontSet => {
  const found = fontSets.find((set) => set === name);
  if (!found) throw new UserFacingError(`There are no fonts '${name}', but ${fontSets.join(', ')}.`);
  return found;
};

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      folder: { type: 'string', default: documentation },
      fonts: { type: 'string' },
      width: { type: 'string', multiple: true },
      dark: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      states: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(values.folder);
  const fonts = values.fonts === undefined ? ownFonts : { fonts: fontSetOf(values.fonts) };
  await runBuilds(siteBuilds, { root, log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log);
  const browser = await launch(fonts);
  onEnd(() => browser.close());
  const product = await startProduct();
  onEnd(() => product.close());
  if (!values.only && folder === documentation) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const wanted = shots.filter(({ name }) => name.includes(values.only));
  const scheme = values.dark ? 'dark' : 'light';
  const schemes = values.width ? ([scheme] as const) : (['light', 'dark'] as const);
  const looks = (values.width ?? documented).flatMap((width) =>
    schemes.map((colorScheme): Look => ({
      viewport: { width: Number(width), height: heights[width] ?? 800 },
      colorScheme,
    })),
  );
  const wantedStates = states.filter(({ name }) => values.states && name.includes(values.only));
  const { language } = values;
  const label = labelsIn(language);
  const fileOf = (name: string, look: Look) => `${folder}/${name.replaceAll(' ', '-')}-${nameOf(look)}.webp`;
  const initially = await databaseOf(product).everything();
  for (const look of looks) {
    for (const [person, theirs] of shotsByPerson(wanted)) {
      const page = await openPage(browser, product.origin, { ...look, language }, person);
      for (const shot of theirs) {
        await showShot(page, shot, label);
        await take(page, fileOf(shot.name, look));
      }
      await page.context().close();
    }
    await databaseOf(product).restore(initially);
    for (const { name, person, reach } of wantedStates) {
      const page = await openPage(browser, product.origin, { ...look, language }, person);
      await reach(page, { label, database: databaseOf(product) });
      await take(page, fileOf(name, look));
      await page.context().close();
      await databaseOf(product).restore(initially);
    }
  }
  log(`Taken: ${wanted.length + wantedStates.length} pictures, ${looks.length} times each, in ${folder}.`);
  return 0;
});

async function openPage(
  browser: Browser,
  baseURL: string,
  { language, ...look }: Look & { language: string },
  person: Shot['person'],
): Promise<Page> {
  const context = await browser.newContext({
    ...look,
    baseURL,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  if (person) {
    await page.goto('/');
    await signIn(page, person);
    await page.locator('h1').first().waitFor();
  }
  // Signing in finds its controls by their English labels.
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  if (person) await page.reload();
  return page;
}

async function take(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as high as the page, so that sticky elements are at the page's end; of long texts, only the top.
  const shown = Math.min(Math.max(window.height, height), 2000);
  await page.setViewportSize({ width: window.width, height: shown });
  // Playwright itself writes no WebP, which takes a third of the space.
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await browser.detach();
  await writeFile(file, data, 'base64');
  await page.setViewportSize(window);
}
