import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { live, type Condition } from './conditions';
import { measurePage, watchPage, type Sight, type Since } from './page-watch';

/** One page in its own browser profile, with empty caches. */
export type Visit = {
  readonly page: Page;
  readonly session: CDPSession;
  /** Closes the page and opens another one in the same profile, with the caches that it has now. */
  revisit(condition?: Condition): Promise<Visit>;
  close(): Promise<void>;
};

/** The cost of the first load of a page. */
export type Load = {
  readonly firstPaint: number;
  readonly shown: number;
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds by which tasks exceeded 50 ms until the content was visible. */
  readonly blocked: number;
};

export type State = BrowserContextOptions['storageState'];

const longest = 120_000;

/** Opens an empty page, signed in if a storage state is given. */
export async function openVisit(
  browser: Browser,
  condition: Condition,
  storageState?: State,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
  context.setDefaultTimeout(longest);
  // The compiler of these sources also calls this helper in functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(measurePage);
  await context.addInitScript(watchPage);
  return visitIn(context, condition);
}

async function visitIn(context: BrowserContext, condition: Condition): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await live(session, condition);
  return {
    page,
    session,
    async revisit(next = condition) {
      await page.close();
      return visitIn(context, next);
    },
    close: () => context.close(),
  };
}

/** Loads an address. Excludes requests after the condition is met and requests to the backend. */
export async function load({ page, session }: Visit, address: string, sight: Sight, own: Own): Promise<Load> {
  const counted = countRequests(session, own);
  // The page may keep loading for long; only the visible content counts.
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await until(page, sight);
  const blocked = await page.evaluate(() => window.blockedTime());
  const firstPaint = await page.evaluate(() => window.firstPaint());
  return { firstPaint, shown, blocked, ...(await counted()) };
}

/** Milliseconds until a page shows something; call it before the input that it counts from. */
export const until = (page: Page, sight: Sight, since: Since = 'navigation'): Promise<number> =>
  page.evaluate(([awaited, begin]) => window.untilShown(awaited, begin), [sight, since] as const);

/** Whether a request belongs to the application and not to the shared backend. */
export type Own = (url: string) => boolean;

function countRequests(session: CDPSession, own: Own): () => Promise<Pick<Load, 'bytes' | 'requests'>> {
  const open = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let isCounting = true;
  let allEnded = () => undefined as void;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isCounting || !/^https?:/.test(request.url) || !own(request.url)) return;
    open.add(requestId);
    requests += 1;
  });
  const end = (requestId: string, size: number) => {
    if (!open.delete(requestId)) return;
    bytes += size;
    if (open.size === 0) allEnded();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return async () => {
    isCounting = false;
    if (open.size > 0)
      await new Promise<void>((resolve) => {
        allEnded = resolve;
        setTimeout(resolve, longest / 4).unref();
      });
    return { bytes, requests };
  };
}

/** Megabytes of JavaScript heap that the page uses. */
export async function heapOf({ session }: Visit): Promise<number> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
