import type { Browser } from 'playwright-core';
import { launch } from '../e2e/fixtures/support';
import { siteBuilds } from '../tools/build/builds';
import { runBuilds } from '../tools/build/run-builds';
import { findBrowser } from '../tools/browsers/test-browser';
import type { Command } from '../tools/command';

/** Builds what is not built yet, and opens a browser, which closes with the command. */
export async function openBrowser({ log, signal, onEnd }: Command): Promise<Browser> {
  await runBuilds(siteBuilds, { root: process.cwd(), log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log, 'headless');
  const browser = await launch();
  onEnd(() => browser.close());
  return browser;
}
