import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import type { BackendKind } from '../tools/backend/backend';
import { fontEnvironment, usualFonts, type FontSet } from '../tools/fonts/test-fonts';
import { startProduct as start, type Product, type ProductOptions } from '../tools/serve/product';
import { findBrowser } from '../tools/browsers/test-browser';

/** What the flows run on; the official emulator forgets everything when it stops. */
export const backendKind: BackendKind = process.env.CONSOLE_BACKEND === 'official' ? 'official' : 'local';

const quiet = () => undefined;

export type BrowserFonts = {
  /** What the system has. */
  readonly fonts?: FontSet;
  /** Takes the product's own fonts, too. Else only those of the system, on the first visit and on later ones. */
  readonly webFonts?: boolean;
};

/**
 * Chromium takes the last list of disabled features, so this one repeats Playwright's. It adds the address bar's popups,
 * pages of their own that every window loads ahead, although it shows no address bar: 1.2 s of CPU time each.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning'],
];

/** How every browser of the flows, pictures and benches is launched. It cannot reach beyond this machine. */
export const browserOptions = ({ fonts = usualFonts, webFonts = false }: BrowserFonts = {}) => ({
  executablePath: process.env.CONSOLE_BROWSER ?? findBrowser(quiet),
  headless: process.env.CONSOLE_HEADED === undefined,
  env: { ...process.env, ...fontEnvironment(fonts) },
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    `--disable-features=${disabledFeatures.join()}`,
    ...(webFonts ? [] : ['--disable-remote-fonts']),
  ],
});

/** A browser with a fresh profile. */
export const launch = (fonts?: BrowserFonts): Promise<Browser> => chromium.launch(browserOptions(fonts));

/** One that keeps its profile in a folder, from which it can be started again. */
export const launchFrom = (folder: string, product: Product): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...browserOptions(), baseURL: product.origin });

/** The whole console on ports and with data of its own; closing it deletes the data. */
export async function startProduct(options: Pick<ProductOptions, 'servers' | 'log'> = {}): Promise<Product> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-data-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const deployment = join(folder, 'deployment');
    const data = join(folder, 'data');
    const product = await start({ log: quiet, ...options, data, deployment, backend: backendKind });
    return { ...product, close: () => product.close().then(forget) };
  } catch (error) {
    await forget();
    throw error;
  }
}
