import type { Page } from '@playwright/test';
import { heading } from '../fixtures/forms';
import { markerAttribute, markerVariable } from './hostile-texts';
import { signIn } from '../fixtures/sign-in';

/** The address of a screen for a place. */
export const addressOf = (path: string, place: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(place).toString()}`;

/** Signs in as a person who sees every screen; problems are collected from then on. */
export async function enterAsAdmin(page: Page): Promise<PageProblems> {
  await page.goto('/');
  await signIn(page, 'Admin');
  await heading(page, 'Seasons').waitFor();
  return new PageProblems(page);
}

/** The narrower width, in px: a form or a text that fits here fits everywhere. */
export const phone = 390;

/** Collects effects that data must never have on a page. */
export class PageProblems {
  readonly found: string[] = [];

  constructor(private readonly page: Page) {
    page.on('dialog', (dialog) => {
      this.found.push(`a script said ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** @param where the screen and the document, for the report of problems. */
  async check(where: string, widths = [phone, 1280]): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 844 });
      const found = await this.page.evaluate(problemsInPage, { markerAttribute, markerVariable });
      this.found.push(...found.map((problem) => `${where} at ${width} px: ${problem}`));
    }
  }

  add(problem: string): void {
    this.found.push(problem);
  }
}

/** Runs in the page. */
function problemsInPage(marker: { markerAttribute: string; markerVariable: string }): string[] {
  const found: string[] = [];
  if (marker.markerVariable in window) found.push('a script of the data ran');
  for (const made of document.querySelectorAll(`[${marker.markerAttribute}], [href^="javascript:" i]`))
    found.push(`the data made an element: ${made.outerHTML.slice(0, 100)}`);
  if (/Unexpected Application Error|is not available right now/.test(document.body.innerText))
    found.push('the screen failed');

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.querySelectorAll('main *, header *, dialog *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 30)}`);
    found.push(`the page is ${scrollWidth} px wide, by ${widest.join(', ')}`);
  }
  for (const { parentElement: sheet } of document.querySelectorAll('table'))
    if (sheet && sheet.scrollWidth > sheet.clientWidth + 1)
      found.push(`the buttons of the rows are ${sheet.scrollWidth - sheet.clientWidth} px out of sight`);
  for (const box of document.querySelectorAll('main, textarea, dialog')) {
    const { height } = box.getBoundingClientRect();
    if (height > 20_000) found.push(`<${box.tagName.toLowerCase()}> is ${Math.round(height)} px high`);
  }
  return found;
}
