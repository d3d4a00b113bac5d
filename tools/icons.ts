import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browsers/test-browser';
import { runCommand } from './command';
import { drawingOf, iconFolder, icons } from './icons/drawings';

const help = `npm run icons
  Draws the icons of the installed app again, from shell/src/landing/favicon.svg into shell/src/app-icons.`;

runCommand(help, async ({ log, onEnd }) => {
  const browser = await chromium.launch({ executablePath: findBrowser(log) });
  onEnd(() => browser.close());
  const page = await browser.newPage();
  for (const [name, icon] of Object.entries(icons)) {
    const { size } = icon;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;line-height:0">${drawingOf(icon)}`);
    await page.screenshot({ path: join(iconFolder, name), omitBackground: true });
  }
  return 0;
});
