import type { Locator, Page } from 'playwright-core';
import { paths } from '@console/shared/model';
import { conditions, live, unthrottled, type Condition } from './conditions';
import { searches } from './contest';
import { isOwn, type Staged } from './first-load';
import { allSeasons } from './results/goals';
import type { Sight } from './page-watch';
import type { Sample } from './results/samples';
import type { ContenderName } from './contender-name';
import { heapOf, load, openVisit, until, type Visit } from './visit';

/** Steps of a person who works with the list of seasons. */
type Hands = { readonly path: string; search(page: Page): Locator; firstRow(page: Page): Locator };

const ours: Hands = {
  path: paths.seasonList,
  search: (page) => page.getByRole('searchbox'),
  firstRow: (page) => page.getByRole('link', { name: 'Edit Season' }).first(),
};

const hands: Readonly<Record<ContenderName, Hands>> = {
  console: ours,
  'single bundle': ours,
  'react-admin': {
    path: '/#/seasons',
    search: (page) => page.getByPlaceholder('Search'),
    firstRow: (page) => page.locator('tbody tr td').nth(1),
  },
};

const rows = (text: string, count = 10): Sight => ({ selector: 'tbody tr', text, count });

/** Opens the list of many seasons and works with it, at full speed and then on the slow device. */
export async function measureLongList(
  { browser, stage, states }: Staged,
  contender: ContenderName,
  newest: string,
): Promise<Sample[]> {
  const { path, search } = hands[contender];
  const visit = await openVisit(browser, unthrottled, states.get(contender));
  const { page } = visit;
  const samples: Sample[] = [];
  const take = (measure: string, { name }: Condition, value: number) =>
    samples.push({ measure, condition: name, contender, value });
  try {
    await load(visit, `${stage.origins[contender]}${path}`, rows(newest), isOwn(stage));
    await page.getByText(allSeasons).first().waitFor();
    take('blocking time until all rows (ms)', unthrottled, await page.evaluate(() => window.blockedTime()));
    take('memory, list open (MB)', unthrottled, await heapOf(visit));
    for (const condition of conditions) {
      // The search result must be shown, even if the application has to fetch it first.
      await search(page).fill('of the district contest');
      await until(page, rows(newest));
      await search(page).fill('');
      await until(page, rows(newest));
      await live(visit.session, condition);
      await page.evaluate(() => window.slowestEvent());
      for (const each of searches)
        take('search, last key to rows (ms)', condition, await lastKeyToRows(visit, contender, each, newest));
      take('search, slowest event (ms)', condition, await page.evaluate(() => window.slowestEvent()));
      const [first, ...more] = await throughTheForm(visit, contender, newest);
      if (condition === unthrottled && first)
        take('list to form, the first time (ms)', condition, first.form);
      for (const { form, list } of more) {
        take('list to form (ms)', condition, form);
        take('form to list (ms)', condition, list);
      }
      await live(visit.session, unthrottled);
    }
    take('memory, after searching (MB)', unthrottled, await heapOf(visit));
    return samples;
  } finally {
    await visit.close();
  }
}

async function lastKeyToRows(
  { page }: Visit,
  contender: ContenderName,
  { text, finds }: (typeof searches)[number],
  newest: string,
): Promise<number> {
  const box = hands[contender].search(page);
  const [beginning, last] = [text.slice(0, -1), text.slice(-1)];
  await box.fill(beginning);
  await until(page, rows(`${beginning}9`));
  const shown = until(page, rows(finds, 1), 'keydown');
  await box.press(last);
  const time = await shown;
  await box.fill('');
  await until(page, rows(newest));
  return time;
}

async function throughTheForm({ page }: Visit, contender: ContenderName, newest: string) {
  const times: { form: number; list: number }[] = [];
  for (let time = 0; time < 3; time += 1) {
    const formShown = until(page, { selector: 'input', text: newest }, 'click');
    await hands[contender].firstRow(page).click();
    const form = await formShown;
    const listShown = until(page, rows(newest), 'popstate');
    await page.evaluate(() => window.goBack());
    times.push({ form, list: await listShown });
  }
  return times;
}
