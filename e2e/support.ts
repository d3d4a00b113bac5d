import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import type { BackendKind } from '../tools/backend';
import { fontEnvironment, usualFonts, type FontSet } from '../tools/fonts/test-fonts';
import { startProduct as start, type Product, type ProductOptions } from '../tools/product';
import { findBrowser } from '../tools/test-browser';
import { Troubles } from './troubles';

export { emailOf, signIn, signOut, type Person } from './sign-in';

/** What one flow works with. */
export type Flow = {
  readonly product: Product;
  /** What the servers of the product have logged. */
  readonly serverLog: readonly string[];
  /** A browser profile that has never been here, at the product's address but not yet opened. */
  readonly page: Page;
  /** One more such profile: a second person, or the same one on another device. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Names console errors that this flow provokes; every other one fails it. */
  expectErrors(...patterns: RegExp[]): void;
};

export type DefineFlow = (
  name: string,
  body: (flow: Flow) => Promise<void>,
  only?: { durable: true },
) => void;

/** What the flows are played on; the official emulator forgets everything when it stops. */
export const backendKind: BackendKind = process.env.CONSOLE_BACKEND === 'official' ? 'official' : 'local';

const results = join(__dirname, '../test-results');
const quiet = () => undefined;

/** No flow takes longer, also on a busy machine; one that hangs is named. */
const timeout = 180_000;

type BrowserFonts = {
  /** What the system has. */
  readonly fonts?: FontSet;
  /** Takes the product's own fonts, too. Else only those of the system, on the first visit and on later ones. */
  readonly webFonts?: true;
};

const browserOptions = ({ fonts = usualFonts, webFonts }: BrowserFonts = {}) => ({
  executablePath: process.env.CONSOLE_BROWSER ?? findBrowser(quiet),
  headless: process.env.CONSOLE_HEADED === undefined,
  env: { ...process.env, ...fontEnvironment(fonts) },
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ...(webFonts ? [] : ['--disable-remote-fonts']),
  ],
});

/** A browser that cannot reach beyond this machine. */
export const launch = (fonts?: BrowserFonts): Promise<Browser> => chromium.launch(browserOptions(fonts));

/** One that keeps its profile in a folder, from which it can be started again. */
export const launchFrom = (folder: string, product: Product): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...browserOptions(), baseURL: product.origin });

const forgetful = process.env.CONSOLE_BACKEND === 'official';

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

type FlowsOptions = Pick<ProductOptions, 'servers'> &
  BrowserFonts & {
    /** Flows at once; only where none minds what another does to the product. */
    readonly concurrency?: number;
  };

/** A group of flows on one product and one browser; each flow gets fresh browser profiles. */
export function flows(title: string, define: (flow: DefineFlow) => void, options: FlowsOptions = {}): void {
  const { concurrency = 1, servers, ...fonts } = options;
  void describe(title, { concurrency }, () => {
    let browser: Browser;
    let product: Product;
    const serverLog: string[] = [];
    before(async () => {
      browser = await launch(fonts);
      product = await startProduct({ servers, log: (line) => serverLog.push(line) });
    });
    after(async () => {
      await browser?.close();
      await product?.close();
    });
    define((name, body, only) => {
      const skip = only?.durable && forgetful ? 'the official emulator keeps nothing over a restart' : false;
      it(name, { skip, timeout }, () => play(`${title} ${name}`, browser, { product, serverLog }, body));
    });
  });
}

async function play(
  title: string,
  browser: Browser,
  served: Pick<Flow, 'product' | 'serverLog'>,
  body: (flow: Flow) => Promise<void>,
) {
  const troubles = new Troubles();
  const pages: Page[] = [];
  const visitor = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: served.product.origin,
      timezoneId: 'Asia/Kolkata',
      ...options,
    });
    context.setDefaultTimeout(15_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    troubles.watch(context, `visitor ${pages.length + 1}`);
    const page = await context.newPage();
    pages.push(page);
    return page;
  };
  try {
    const expectErrors = (...patterns: RegExp[]) => troubles.expect(...patterns);
    await body({ ...served, page: await visitor(), visitor, expectErrors });
    const unexpected = troubles.unexpected();
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  } catch (error) {
    await keepEvidence(title, pages, troubles.log);
    throw error;
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

/** What was on the screen and in the console when a flow failed. */
async function keepEvidence(title: string, pages: readonly Page[], log: readonly string[]): Promise<void> {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);
  await mkdir(results, { recursive: true });
  await writeFile(join(results, `${name}.log`), log.join('\n'));
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: join(results, `${name}-${index + 1}.png`) }).catch(quiet);
}
