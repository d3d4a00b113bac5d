import type { Page } from 'playwright-core';
import { live, unthrottled, type Condition } from './conditions';
import type { ContenderName } from './contender-name';
import { isOwn, type PageToLoad, type Staged } from './first-load';
import { rowsOnReturn } from './results/goals';
import type { Sample } from './results/samples';
import { heapOf, load, openVisit, type Load, type Visit } from './visit';

/** The text by which each application shows that a list is complete. */
const complete = /\bof \d[\d,]*$/;

/** How long a page may go on in idle time, for instance to prepare the next visit, in milliseconds. */
export const idleMs = 5000;

/** A browser profile that has shown a list, unthrottled. */
export type Visitor = {
  readonly first: Load;
  /** Milliseconds from the navigation until the list was complete; waits for that. */
  whole(): Promise<number>;
  heap(): Promise<number>;
  /** Waits until the list is complete and the page has been idle, unthrottled. Returns the page, which is still open. */
  settle(): Promise<Page>;
  /** Closes the page and loads the list again under a condition. Settle before. */
  comeBack(condition: Condition): Promise<Load>;
};

/** Lets a profile visit a list, and closes it after the work; no results for an application without that list. */
export async function visiting<Result>(
  { browser, stage, states }: Staged,
  { sight, address }: PageToLoad,
  contender: ContenderName,
  work: (visitor: Visitor) => Promise<Result[]>,
): Promise<Result[]> {
  const path = address[contender];
  if (path === undefined) return [];
  let visit: Visit = await openVisit(browser, unthrottled, states.get(contender));
  const show = () => load(visit, `${stage.origins[contender]}${path}`, sight, isOwn(stage));
  const whole = async () => {
    await visit.page.getByText(complete).first().waitFor();
    return visit.page.evaluate(() => performance.now());
  };
  try {
    return await work({
      first: await show(),
      whole,
      heap: () => heapOf(visit),
      async settle() {
        await live(visit.session, unthrottled);
        await whole();
        await visit.page.waitForTimeout(idleMs);
        return visit.page;
      },
      async comeBack(condition) {
        visit = await visit.revisit(condition);
        return show();
      },
    });
  } finally {
    await visit.close();
  }
}

/** The rows of a second visit under a condition; the first one is not throttled. */
export const measureReturn = (
  staged: Staged,
  page: PageToLoad,
  contender: ContenderName,
  condition: Condition,
): Promise<Sample[]> =>
  visiting(staged, page, contender, async (visitor) => {
    await visitor.settle();
    const { shown } = await visitor.comeBack(condition);
    const measure = `${page.name}: ${rowsOnReturn}`;
    return [{ measure, condition: condition.name, contender, value: shown }];
  });

/** First rows, whole list and memory of a list of this many seasons, and its rows on a second visit. */
export const measureGrowth = (
  staged: Staged,
  page: PageToLoad,
  contender: ContenderName,
  seasons: number,
): Promise<Sample[]> =>
  visiting(staged, page, contender, async (visitor) => {
    const whole = await visitor.whole();
    const heap = await visitor.heap();
    await visitor.settle();
    const second = await visitor.comeBack(unthrottled);
    const values = {
      'first rows (ms)': visitor.first.shown,
      'whole list (ms)': whole,
      'memory (MB)': heap,
      'first rows on a return (ms)': second.shown,
    };
    return Object.entries(values).map(([name, value]) => ({
      measure: `${seasons.toLocaleString('en')} seasons: ${name}`,
      condition: unthrottled.name,
      contender,
      value,
    }));
  });
