import { writeFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { signIn } from '../../e2e/fixtures/sign-in';
import type { Shot } from './screens';

/** How a screenshot is taken. */
export type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

/** A part of the page. */
type Clip = { x: number; y: number; width: number; height: number; scale: number };

/** The person in front of the console. */
type Visitor = { person: Shot['person']; language?: string; timezoneId?: string };

/** Opens the console in a new profile, and signs the person in. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  look: Look,
  { person, language = 'en', timezoneId = 'Asia/Kolkata' }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    ...look,
    baseURL,
    timezoneId,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
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

/** Takes the page in its whole height; of long texts, only the top. */
export async function takePage(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as high as the page, so that sticky elements are at the page's end.
  const shown = Math.min(Math.max(window.height, height), 2000);
  await page.setViewportSize({ width: window.width, height: shown });
  await takeWindow(page, file);
  await page.setViewportSize(window);
}

/** Takes a part of the page. */
export async function takeElement(page: Page, element: Locator, file: string): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  await takeWindow(page, file, { ...box, scale: 1 });
}

/** Takes what the window shows. */
export async function takeWindow(page: Page, file: string, clip?: Clip): Promise<void> {
  // Playwright itself writes no WebP, which takes a third of the space.
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(clip && { clip, captureBeyondViewport: true }),
  });
  await browser.detach();
  await writeFile(file, data, 'base64');
}
