import type { Browser } from 'playwright-core';
import { paths, pathTo } from '@console/shared/model';
import { givenContest } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { givenEntries } from '../../e2e/fixtures/data/history';
import { startProduct } from '../../e2e/fixtures/support';
import { unthrottled } from '../conditions';
import { median } from '../results/samples';
import { signedIn } from '../sign-in';
import type { Sight } from '../page-watch';
import { load, openVisit } from '../visit';

/** Medians in milliseconds until the first row is painted. */
export type OpeningTimes = { readonly history: number; readonly quizzes: number };

/** Opens the history of a season, and its list of quizzes, on a new device each, in turns. */
export async function measureOpening(
  browser: Browser,
  { entries, rounds }: { entries: number; rounds: number },
): Promise<OpeningTimes> {
  const product = await startProduct();
  try {
    const given = await givenContest(databaseOf(product));
    await givenEntries(product, given, entries);
    const state = await signedIn(browser, 'console', product.origin);
    const { season } = given;
    const open = async (path: (typeof paths)['history' | 'quizList'], sight: Sight) => {
      const visit = await openVisit(browser, unthrottled, state);
      const address = `${product.origin}${pathTo(path, { season })}`;
      // Only the time counts, no request: those to the database stay open.
      const { shown } = await load(visit, address, sight, () => false);
      await visit.close();
      return shown;
    };
    const history: number[] = [];
    const quizzes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      history.push(await open(paths.history, { selector: 'li', text: 'changed the duration of Week 1' }));
      quizzes.push(await open(paths.quizList, { selector: 'tbody tr', text: 'Given quiz' }));
    }
    return { history: median(history), quizzes: median(quizzes) };
  } finally {
    await product.close();
  }
}
