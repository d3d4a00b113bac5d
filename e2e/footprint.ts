import type { Page } from '@playwright/test';

/** What a page holds once everything is collected that nobody needs. */
export type Footprint = { nodes: number; listeners: number; megabytes: number };

/** Takes the footprints of a page. */
export async function footprintsOf(page: Page): Promise<() => Promise<Footprint>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    // What one collection sets free may hold what the next one does.
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, megabytes: usedSize / 2 ** 20 };
  };
}

/** A link, and a heading of the screen that it leads to. */
export type Step = readonly [link: string, heading: string];

/** Walks a round of links again and again, each as soon as the screen before is there. */
export const walk = (page: Page, round: readonly Step[], rounds: number): Promise<void> =>
  page.evaluate(
    async ({ round, rounds }) => {
      for (let step = 0; step < rounds * round.length; step += 1) {
        const [words, heading] = round[step % round.length] ?? [];
        const frames = { left: 1200 };
        let link: HTMLElement | undefined;
        while (!link && (frames.left -= 1) > 0) {
          link = [...document.querySelectorAll<HTMLElement>('main a')].find(
            (one) => one.textContent === words,
          );
          if (!link) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        link?.click();
        while (!document.querySelector('h1')?.textContent?.startsWith(heading ?? '')) {
          if ((frames.left -= 1) <= 0) throw new Error(`No way from ${location.pathname} by ${words}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
    { round, rounds },
  );
