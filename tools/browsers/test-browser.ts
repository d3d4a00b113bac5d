import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { UserFacingError } from '../command';
import { execute, installPackages, installsPackages, reasonOf } from './programs';

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

/** Chromium's headless shell, which starts with a tenth of the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const minutes = 60_000;

/** Returns a browser's version, or why it does not start. */
type Check = { readonly path: string; readonly problem?: string };

type Attempt = { readonly name: string; readonly run: () => string };

/** The purpose: `headless` for tests, `full` to show a window or to measure what users have. */
export type BrowserUse = 'headless' | 'full';

/**
 * A Chrome or Chromium: CHROME_PATH, else an installed one, else Debian's with its libraries, else Playwright's. Logs
 * which one it uses or installs. @throws UserFacingError with the reason of each failure.
 */
export function findBrowser(log: (line: string) => void, use: BrowserUse = 'headless'): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      throw new UserFacingError(`CHROME_PATH is '${named}', where there is no browser.`);
    return chosen(named, 'named by CHROME_PATH');
  }
  const found = checkAll(use);
  const installed = found.find(({ problem }) => !problem);
  if (installed) return chosen(installed.path, 'already installed');
  const failures = found.map(({ path, problem = '' }) => `${path} does not start: ${problem}`);

  for (const { name, run } of attempts(use)) {
    log(`Browser: none that starts, installing ${name}`);
    try {
      return chosen(run(), 'installed');
    } catch (error) {
      failures.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new UserFacingError(
    [
      'No Chrome or Chromium was found or could be installed. Install one and, if it is in an unusual place, set CHROME_PATH.',
      ...failures.map((failure) => `  ${failure}`),
    ].join('\n'),
  );

  function chosen(path: string, why: string): string {
    log(`Browser: ${path} (${why})`);
    return path;
  }
}

/** As root on Debian, installs the distribution's package with its libraries; Playwright's own has none. */
function attempts(use: BrowserUse): Attempt[] {
  const playwrights = { name: "Playwright's Chromium", run: () => fetchPlaywrights(use) };
  return installsPackages()
    ? [{ name: "Debian's package chromium", run: () => installPackage(use) }, playwrights]
    : [playwrights];
}

function installPackage(use: BrowserUse): string {
  installPackages(['chromium', 'chromium-headless-shell']);
  return thatStarts(use);
}

function fetchPlaywrights(use: BrowserUse): string {
  const manifest = createRequire(__filename).resolve('playwright-core/package.json');
  execute(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    timeout: 5 * minutes,
  });
  return thatStarts(use);
}

function thatStarts(use: BrowserUse): string {
  const checks = checkAll(use);
  const working = checks.find(({ problem }) => !problem);
  if (working) return working.path;
  const [{ path, problem } = { path: 'nothing', problem: 'it is in no usual place' }] = checks;
  throw new Error(`installed, but ${path} does not start: ${problem}`);
}

const checkAll = (use: BrowserUse): Check[] =>
  [
    ...(use === 'headless' ? [headlessShell] : []),
    ...(usualPlaces[process.platform] ?? []),
    chromium.executablePath(),
  ]
    .filter(existsSync)
    .map(check);

/** A browser without its system libraries exists but does not start. On Windows, `--version` would open a window. */
function check(path: string): Check {
  if (process.platform === 'win32') return { path };
  try {
    execute(path, ['--version'], { timeout: minutes });
    return { path };
  } catch (error) {
    return { path, problem: reasonOf(error) };
  }
}
