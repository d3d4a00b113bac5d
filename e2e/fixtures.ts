import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { usualFonts, type FontSet } from '../tools/fonts/test-fonts';
import type { Product, ProductOptions } from '../tools/serve/product';
import { databaseOf, type Database } from './database';
import { launch, startProduct, type BrowserFonts } from './support';
import { ConsoleErrors } from './console-errors';

export { expect };

type PerTest = {
  /** The fonts of the system that the browser runs on. */
  fonts: FontSet;
  /** Whether the browser takes the product's own fonts, too. */
  webFonts: boolean;
  /** One more browser profile that has never been here: a second person, or the same one on another device. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Names console errors that this test provokes; every other one fails it. */
  expectErrors(...patterns: RegExp[]): void;
  /** What the pages of this test logged. */
  troubles: ConsoleErrors;
  /** Gives every test the demo contest, whatever the tests before it stored. */
  freshData: undefined;
};

type PerWorker = {
  /** The browser with these fonts; each is launched once a worker. */
  browserWith: (fonts: Required<BrowserFonts>) => Promise<Browser>;
  /** Sites to serve otherwise than as built. A file that sets this gets a product of its own, also by `{}`. */
  servers: ProductOptions['servers'];
  /** What the servers of the product logged. */
  serverLog: string[];
  /** The whole console: six sites and the backend. */
  product: Product;
  /** What the product stores at first. */
  demoContest: Awaited<ReturnType<Database['everything']>>;
};

/** What a test works with. */
export type Flow = Pick<PerTest, 'visitor' | 'expectErrors'> &
  Pick<PerWorker, 'product' | 'serverLog'> & { page: Page };

/** A test in a browser profile that has never been here, on a product that this worker started. */
export const test = base.extend<PerTest, PerWorker>({
  servers: [undefined, { option: true, scope: 'worker' }],
  serverLog: [async ({}, use) => use([]), { scope: 'worker' }],
  product: [
    async ({ servers, serverLog }, use) => {
      const product = await startProduct({ servers, log: (line) => serverLog.push(line) });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  demoContest: [async ({ product }, use) => use(await databaseOf(product).everything()), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.origin),

  troubles: async ({}, use, testInfo) => {
    const troubles = new ConsoleErrors();
    await use(troubles);
    await testInfo.attach('console', { body: troubles.log.join('\n') });
    expect(troubles.unexpected(), 'the browser logs no unexpected errors').toEqual([]);
  },
  expectErrors: async ({ troubles }, use) => use((...patterns) => troubles.expect(...patterns)),
  fonts: [usualFonts, { option: true }],
  webFonts: [false, { option: true }],
  browserWith: [
    async ({ browser }, use) => {
      const others = new Map<string, Promise<Browser>>();
      await use(({ fonts, webFonts }) => {
        if (fonts === usualFonts && !webFonts) return Promise.resolve(browser);
        const key = `${fonts} ${webFonts}`;
        const launched = others.get(key) ?? launch({ fonts, webFonts });
        others.set(key, launched);
        return launched;
      });
      for (const other of others.values()) await (await other).close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browserWith, fonts, webFonts, troubles }, use) => {
    const context = await (await browserWith({ fonts, webFonts })).newContext();
    troubles.watch(context, 'visitor 1');
    await use(context);
    await context.close();
  },
  visitor: async ({ browserWith, fonts, webFonts, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await (await browserWith({ fonts, webFonts })).newContext(options);
      contexts.push(context);
      troubles.watch(context, `visitor ${contexts.length + 1}`);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  freshData: [
    async ({ product, demoContest }, use) => {
      await use(undefined);
      await databaseOf(product).restore(demoContest);
    },
    { auto: true },
  ],
});
