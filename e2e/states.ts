import type { Page } from '@playwright/test';
import { paths } from '@console/shared/model';
import { newSeason } from './creations';
import { restored } from './drafts';
import { fill, heading, press } from './forms';
import { isTaken, policyInConsole } from './painted-page';
import { enter } from './screens';
import type { Person } from './sign-in';

/** What a screen shows at times, beside what it usually shows. */
export type State = {
  readonly name: string;
  /** Who is signed in before; nobody when not given. */
  readonly person?: Person;
  readonly reach: (page: Page) => Promise<void>;
  /** What the browser complains of meanwhile. */
  readonly complaints?: RegExp;
};

export const states: readonly State[] = [
  {
    name: 'a person without seasons',
    async reach(page) {
      await page.goto('/');
      const opening = page.waitForEvent('popup');
      await press(page, 'Sign In');
      const popup = await opening;
      await popup.getByLabel('E-mail').fill('newcomer@example.org');
      await press(popup, 'Continue');
      await page.getByRole('heading', { name: 'No Data' }).waitFor();
    },
  },
  {
    name: 'a legal text in the console',
    async reach(page) {
      await page.goto(policyInConsole);
      await isTaken(page);
    },
  },
  {
    name: 'a search that finds nothing',
    person: 'Manager',
    async reach(page) {
      await page.getByLabel('Search by season name').fill('Nothing has this name');
      await page.getByText('Nothing has this name').last().waitFor();
    },
  },
  {
    name: 'a list that could not be loaded',
    person: 'Manager',
    complaints: /ERR_FAILED|Loading chunk|could not be|Reading/,
    async reach(page) {
      await page.route(/\/firestore\.\w+\.js/, (route) => route.abort());
      await page.goto(paths.seasonList);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'a draft that is restored',
    person: 'Manager',
    async reach(page) {
      await page.goto(paths.seasonCreate);
      await heading(page, 'Create Season').waitFor();
      await fill(page, newSeason.typed);
      await page.reload();
      await restored(page).waitFor();
    },
  },
  {
    name: 'the list of drafts',
    person: 'Manager',
    async reach(page) {
      await page.goto(paths.seasonCreate);
      await heading(page, 'Create Season').waitFor();
      await fill(page, newSeason.typed);
      await page.goto(paths.seasonList);
      await press(page, 'Drafts (1)');
      await page.getByRole('dialog', { name: 'Your drafts' }).waitFor();
    },
  },
  {
    name: 'logging out over a draft',
    person: 'Manager',
    async reach(page) {
      await page.goto(paths.seasonCreate);
      await heading(page, 'Create Season').waitFor();
      await fill(page, newSeason.typed);
      await press(page, 'Logout');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a sign-in that has ended over a form',
    complaints: /status of 400|Reading|could not/,
    async reach(page) {
      await page.clock.install();
      await enter(page, 'Manager');
      await page.goto(paths.seasonCreate);
      await heading(page, 'Create Season').waitFor();
      await fill(page, newSeason.typed);
      await page.route(/securetoken/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
      );
      await page.clock.fastForward('01:00:00');
      await heading(page, 'Your sign-in has ended').waitFor();
    },
  },
  {
    name: 'a module whose line was refused',
    person: 'Manager',
    complaints: /left out|could not be shown|status of 404/,
    async reach(page) {
      await page.route('**/remotes.json', async (route) => {
        const response = await route.fetch();
        const { remotes, ...rest } = (await response.json()) as { remotes: readonly { name: string }[] };
        const refused = remotes.map((line) =>
          line.name === 'seasons_mfe' ? { ...line, entry: 'nowhere' } : line,
        );
        await route.fulfill({ response, json: { ...rest, remotes: refused } });
      });
      await page.goto(paths.seasonList);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'a newer version that is ready',
    person: 'Manager',
    async reach(page) {
      await page.goto(paths.seasonCreate);
      await heading(page, 'Create Season').waitFor();
      await page.route('/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script defer src="/assets/shell.newer.js"></script>',
        }),
      );
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      await page.getByText('A newer version of').waitFor();
    },
  },
  {
    name: 'an address that is not there',
    person: 'Manager',
    async reach(page) {
      await page.goto('/no-such-page');
      await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
    },
  },
];
