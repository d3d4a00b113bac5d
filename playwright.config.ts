import { defineConfig } from '@playwright/test';
import { backendKind, browserOptions } from './e2e/fixtures/support';
import { firefoxOptions } from './e2e/fixtures/firefox';

/**
 * `short` leaves out the flows that simulate days, build the sites again or repeat what a short one proves, which are
 * tagged `@long`; `long` plays these only.
 */
const flows = process.env.CONSOLE_FLOWS ?? 'all';
const leftOut = [
  /@webkit/,
  ...(backendKind === 'official' ? [/@durable/] : []),
  ...(flows === 'short' ? [/@long/] : []),
];

/** How long, in milliseconds, a flow waits for what it expects. */
const timeout = 60_000;

/** The flows: real browsers on the production build. `npm run e2e` builds it, finds a browser and starts them. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.flow.ts',
  respectGitIgnore: true,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes at the second try only is to be mended.
  retries: 0,
  // Some flows wait for timeouts, so one worker more than there are cores keeps the cores busy.
  workers: '150%',
  // Each action and each wait has a minute, several times what the product takes to try something again. This ends what
  // waits for ever in another way: a slow machine never comes near it.
  timeout: 600_000,
  expect: { timeout, toPass: { timeout, intervals: [100] } },
  reporter: [['list'], ['./e2e/fixtures/slowest-reporter.ts']],
  use: {
    actionTimeout: timeout,
    navigationTimeout: timeout,
    timezoneId: 'Asia/Kolkata',
    // Requests that a service worker answers cannot be watched; the flows about it allow it.
    serviceWorkers: 'block',
    // A trace slows every action down; `npm run e2e -- --trace on -g <title>` takes one. A failure leaves a picture, the
    // elements of the page and the messages of its console.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      grep: flows === 'long' ? /@long/ : /./,
      grepInvert: leftOut,
      use: {
        launchOptions: browserOptions(),
        permissions: ['clipboard-read', 'clipboard-write'],
        // Animations change no outcome, and their frames take a tenth of the processor time.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    ...(process.env.CONSOLE_FIREFOX ? [{ name: 'firefox', grep: /@firefox/, use: firefoxOptions() }] : []),
    ...(process.env.CONSOLE_WEBKIT ? [{ name: 'webkit', grep: /@webkit/ }] : []),
  ],
});
