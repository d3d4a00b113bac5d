import type { Page } from '@playwright/test';

/** Leaves out what waits until nothing else is to be done: the next screen's parts are no part of this one. */
export const withoutIdleWork = (page: Page) =>
  page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));

/** Resolves when the browser has found time for what can wait, and the page has had time to do it. */
export const idleTime = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200), { timeout: 5000 })),
  );

type Visit = {
  readonly page: Page;
  readonly path: string;
  /** Whose files count; pictures do not. */
  readonly origins: readonly string[];
  readonly ready: (page: Page) => Promise<void>;
};

const counts = ({ origins }: Visit, { origin, pathname }: URL) =>
  origins.includes(origin) && !pathname.endsWith('.svg');

/** The addresses that a path asks for until its screen is there. */
export async function firstLoad(visit: Visit): Promise<string[]> {
  const { page, path, ready } = visit;
  const asked: string[] = [];
  const note = (request: { url(): string }) => asked.push(request.url());
  page.on('request', note);
  await page.goto(path);
  await ready(page);
  page.off('request', note);
  return asked.filter((url) => counts(visit, new URL(url)));
}

/** What these files weigh on their way, in bytes, as their hosts compress them. */
export async function weightOf(urls: readonly string[]): Promise<number> {
  const weights = urls.map(async (url) => {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('Content-Length'));
  });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

/**
 * How many answers one after the other a path waits for. Each wave of requests is answered only when nothing more
 * comes by itself, so that the next wave is what needed an answer of this one.
 */
export async function requestDepths(visit: Visit): Promise<Record<string, number>> {
  const { page, path, ready } = visit;
  const depths = new Map<string, number>();
  let held: (() => Promise<void>)[] = [];
  let lastAsked = performance.now();
  let wave = 1;
  await page.route(
    (url) => counts(visit, url),
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
  return Object.fromEntries(depths);
}
