import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { UserFacingError } from '../command';

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

/** Chromium without a window: it starts in a tenth of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const minutes = 60_000;

/** What a browser says of its version, or why it does not. */
type Check = { readonly path: string; readonly problem?: string };

type Attempt = { readonly name: string; readonly run: () => string };

/** What it is for: `headless` for tests, `full` where a window is shown or what users have is measured. */
export type BrowserUse = 'headless' | 'full';

/**
 * A Chrome or Chromium: CHROME_PATH, else one that is installed, else Debian's with the libraries it needs, else
 * Playwright's. Says in a line what it takes or installs. @throws UserFacingError that says why each failed.
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

/** Root on Debian gets the distribution's package, which brings its libraries; Playwright's own comes without any. */
function attempts(use: BrowserUse): Attempt[] {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const playwrights = { name: "Playwright's Chromium", run: () => fetchPlaywrights(use) };
  return mayInstall
    ? [{ name: "Debian's package chromium", run: () => installPackage(use) }, playwrights]
    : [playwrights];
}

function installPackage(use: BrowserUse): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execute('apt-get', ['update', '-qq'], { env, timeout: 2 * minutes });
  const packages = ['chromium', 'chromium-headless-shell'];
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    timeout: 10 * minutes,
  });
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

/** A browser without its system libraries exists but does not start. On Windows asking would open a window. */
function check(path: string): Check {
  if (process.platform === 'win32') return { path };
  try {
    execute(path, ['--version'], { timeout: minutes });
    return { path };
  } catch (error) {
    return { path, problem: reasonOf(error) };
  }
}

type Limits = { readonly timeout: number; readonly env?: NodeJS.ProcessEnv };

/** Runs a program that asks nothing. @throws an error that holds what it printed. */
function execute(program: string, args: readonly string[], limits: Limits): void {
  execFileSync(program, args, { ...limits, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

/** The last line that says something. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ETIMEDOUT') return 'no answer in time';
  const printed = 'stderr' in error ? String(error.stderr) : '';
  return (printed.trim() || error.message).split('\n').slice(-1).join('');
}
