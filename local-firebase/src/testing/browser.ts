import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type * as appModule from 'firebase/app';
import type * as authModule from 'firebase/auth';
import type * as firestoreModule from 'firebase/firestore';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

declare global {
  /** The unmodified SDK, and the database that `connect` has made. */
  var sdk: typeof authModule & typeof firestoreModule & typeof appModule & { db: firestoreModule.Firestore };
}

const usualPlaces = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

export const browserPath = usualPlaces.find((path) => path !== undefined && existsSync(path));

/** A group of tests that is skipped, and says so, where there is no browser. */
export const describeInBrowser = (title: string, tests: () => void) =>
  browserPath ? describe(title, tests) : describe.skip(`${title} (skipped: no browser found)`, tests);

export interface Lab {
  /** Opens a fresh browser profile. */
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** The address of a page that has the full SDK as the global `sdk`. */
  url: string;
  close(): Promise<void>;
}

/** A browser and a page server, for tests of what only a real browser can show. */
export async function openLab(): Promise<Lab> {
  const source = `import * as app from 'firebase/app'; import * as auth from 'firebase/auth';
    import * as firestore from 'firebase/firestore'; globalThis.sdk = { ...app, ...auth, ...firestore };`;
  const bundle = await build({
    stdin: { contents: source, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: browserPath ?? '',
    // Where the SDK looks whether there is a network at all: without an answer it waits ten seconds. Not by
    // `route`, which takes a copy of every request through Playwright.
    args: ['--no-sandbox', '--host-resolver-rules=MAP www.google.com ~NOTFOUND'],
  });
  return {
    openContext: (options) => browser.newContext(options),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Connects the page's SDK to a server. Without long polling an answer comes in one long response. */
export const connect = (page: Page, port: number, persistent: boolean, longPolling = false) =>
  page.evaluate(
    ([at, keep, poll]) => {
      const { initializeApp, initializeFirestore, connectFirestoreEmulator, persistentLocalCache } = sdk;
      const tabManager = sdk.persistentMultipleTabManager();
      const app = initializeApp({ projectId: 'demo-test', apiKey: 'x' });
      sdk.db = initializeFirestore(app, {
        ...(keep && { localCache: persistentLocalCache({ tabManager }) }),
        experimentalForceLongPolling: poll,
      });
      connectFirestoreEmulator(sdk.db, '127.0.0.1', at);
    },
    [port, persistent, longPolling] as const,
  );
