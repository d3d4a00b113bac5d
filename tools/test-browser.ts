import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { PlainError } from './command';

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const minutes = 60_000;

/**
 * A Chrome or Chromium for the browser flows: CHROME_PATH, else one that is installed, else Playwright's own, else
 * Debian's. Says in a line what it takes or fetches. @throws PlainError when all of that fails.
 */
export function findBrowser(log: (line: string) => void): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new PlainError(`CHROME_PATH is '${named}', where there is no browser.`);
    return chosen(named, 'named by CHROME_PATH');
  }
  const installed = [...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find(works);
  if (installed) return chosen(installed, 'already installed');

  log("Browser: none found, fetching Playwright's Chromium");
  if (fetchPlaywrightsOwn() && works(chromium.executablePath()))
    return chosen(chromium.executablePath(), 'fetched');

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log("Browser: Playwright's could not be used, installing Debian's package chromium");
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) {
      const packaged = usualPlaces.linux?.find(works);
      if (packaged) return chosen(packaged, 'installed');
    }
  }
  throw new PlainError(
    'No Chrome or Chromium could be found or fetched. Install one and, if it is in an unusual place, set CHROME_PATH.',
  );

  function chosen(path: string, why: string): string {
    log(`Browser: ${path} (${why})`);
    return path;
  }
}

function fetchPlaywrightsOwn(): boolean {
  const manifest = createRequire(__filename).resolve('playwright-core/package.json');
  return run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
}

/** A browser without its system libraries exists but does not start. On Windows asking would open a window. */
function works(path: string): boolean {
  return existsSync(path) && (process.platform === 'win32' || run(path, ['--version']));
}

function run(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 10 * minutes });
    return true;
  } catch {
    return false;
  }
}
