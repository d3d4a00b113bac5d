import type { Page, Request } from 'playwright-core';

/** What a page asked for until its screen was there, without what it does in idle time. */
export type FirstLoad = {
  readonly requests: readonly Request[];
  /** What travelled, as the host compressed it. */
  readonly bytes: number;
};

/** Leaves out what waits until nothing else is to be done: the next screen's parts are no part of this one. */
export const withoutIdleWork = (page: Page) =>
  page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));

/** Opens a path and counts what it loads from the sites of the product, pictures apart. */
export async function firstLoad(
  page: Page,
  path: string,
  origins: readonly string[],
  ready: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  page.off('request', note);
  const requests = asked.filter(
    (request) => origins.includes(new URL(request.url()).origin) && !/\.svg$/.test(request.url()),
  );
  let bytes = 0;
  for (const request of requests) {
    await (await request.response())?.finished();
    bytes += (await request.sizes()).responseBodySize;
  }
  return { requests, bytes };
}

/**
 * How many answers one after the other a path waits for. Each wave of requests is answered only when nothing more
 * comes by itself, so that the next wave is what needed an answer of this one.
 */
export async function requestDepths(
  page: Page,
  path: string,
  origins: readonly string[],
  ready: (page: Page) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const depths = new Map<string, number>();
  let held: (() => Promise<void>)[] = [];
  let lastAsked = performance.now();
  let wave = 1;
  await page.route(
    (url) => origins.includes(url.origin),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (!depths.has(pathname)) depths.set(pathname, wave);
      lastAsked = performance.now();
      held.push(() => route.continue().catch(() => undefined));
    },
  );
  const release = setInterval(() => {
    if (held.length === 0 || performance.now() - lastAsked < 500) return;
    const answers = held;
    held = [];
    wave += 1;
    for (const answer of answers) void answer();
  }, 50);
  try {
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
  } finally {
    clearInterval(release);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  return depths;
}
