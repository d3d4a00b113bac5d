import { backendAway } from '../fixtures/checks/console-errors';
import { givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { test, type Flow } from '../fixtures/fixtures';
import { PlaywrightUser } from './playwright-user';
import type { User } from './user';
import { steps } from './walk/walk';
import { test as inWebKit } from './webkit';

async function walk(user: User, { product }: Pick<Flow, 'product'>): Promise<void> {
  const database = databaseOf(product);
  const contest = await givenContest(database, { questions: 3 });
  const setReachable = (isReachable: boolean) => (isReachable ? product.backend.on() : product.backend.off());
  for (const [name, play] of Object.entries(steps))
    await test.step(name, () => play({ user, database, contest, setReachable }));
}

const title = 'a host prepares a season, from the landing page until logging out';

test(`${title} @firefox`, { tag: '@long' }, async ({ page, product, expectErrors }) => {
  // Firefox words it in its own way.
  expectErrors(backendAway, /CORS request did not succeed/);
  await walk(new PlaywrightUser(page), { product });
});

inWebKit(`${title} in WebKit`, { tag: '@webkit' }, ({ user, product }) => walk(user, { product }));
