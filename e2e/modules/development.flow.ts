import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { develop } from '../fixtures/development-command';
import { expect, test } from '../fixtures/fixtures';
import { copyModule, type ModuleCopy } from './module-copy';
import { signIn } from '../fixtures/sign-in';

const season = 'Through the Bible in Fourteen Weeks';

/** Files that `npm run dev` reads in addition to a module. */
const beside = [
  'shell',
  'config',
  'local-firebase',
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
];

test.describe('developing a module', { tag: '@long' }, () => {
  let team: ModuleCopy;
  test.beforeAll(async () => {
    team = await copyModule({ workspace: 'quizzes-mfe' }, beside);
  });
  test.afterAll(() => team?.remove());

  /** Runs the command as the module's team does, until the work is done. */
  async function whileDeveloping(args: string[], page: Page, work: (origin: string) => Promise<void>) {
    const development = await develop(team.folder, 'quizzes', ...args);
    try {
      await page.goto(development.origin);
      await work(development.origin);
      // A closed page does not log errors when its servers stop.
      await page.close();
    } finally {
      await development.stop();
    }
  }

  /** Changes a source file while a form has unsaved input. */
  async function changeUnder(page: Page, from: string, to: string) {
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Half a title');
    await page.getByText(from, { exact: true }).waitFor();
    await team.edit('src/form/quiz-form.tsx', `'${from}'`, `'${to}'`);
    await page.getByText(to, { exact: true }).waitFor();
    await expect(title).toHaveValue('Half a title');
  }

  test('from sources, with the live modules of another console: a change keeps unsaved input', async ({
    page,
    product,
  }) => {
    const registry = `${product.origin}/remotes.json`;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await whileDeveloping(['--remote-registry', registry], page, async () => {
      // A page that is loaded again has another one.
      const started = await page.evaluate(() => performance.timeOrigin);
      const seasons = product.sites.get('seasons-mfe')?.running.origin ?? '';
      await signIn(page, 'Host');
      await page.getByRole('row', { name: season }).getByRole('link', { name: 'View Quizzes' }).click();
      await page.getByRole('link', { name: 'Create Quiz' }).click();
      await changeUnder(page, 'In minutes', 'In whole minutes');
      assert.ok(
        requested.some((url) => url.startsWith(seasons)),
        'the list of seasons came from the other console',
      );
      expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(
        started,
      );

      const { remotes } = (await (await fetch(registry)).json()) as {
        remotes: { name: string; entry: string }[];
      };
      const released = remotes.find(({ name }) => name === 'quizzes_mfe')?.entry ?? '';
      const panel = page.getByRole('complementary', { name: 'Development' });
      await panel.getByText('Development').click();
      await panel.getByLabel('Address of a module').fill(released);
      await panel.getByLabel('Address of a module').press('Enter');
      await panel.getByText('From elsewhere: Quizzes').waitFor();
      await page.getByText('In minutes', { exact: true }).waitFor();
      await panel.getByRole('button', { name: 'Clear' }).click();
      await page.getByText('In whole minutes', { exact: true }).waitFor();
      await expect(panel.getByText('From elsewhere:')).toHaveCount(0);
    });
  });

  test('alone, without shell and other modules, with a selectable account', async ({ page }) => {
    await whileDeveloping(['--alone'], page, async () => {
      await page.getByLabel('Signed in as').selectOption('Esther Rani, Host');
      await page.getByLabel('Season').first().selectOption(season);
      await page.getByRole('heading', { level: 1, name: 'Quizzes' }).waitFor();
      await page.getByRole('link', { name: 'Create Quiz' }).click();
      await changeUnder(page, 'Comma separated, e.g. Telugu,English', 'Separated by commas');
      await page.getByRole('link', { name: '/home' }).click();
      await page.getByRole('link', { name: 'View Questions' }).first().click();
      await page.getByText('This screen belongs to Questions, which does not run here').waitFor();
    });
  });

  test('explains why it does not start', async ({ product }) => {
    const refusal = (...args: string[]) =>
      develop(team.folder, ...args).then(
        (development) => development.stop().then(() => 'it began'),
        (error: Error) => error.message.trim(),
      );
    assert.equal(
      await refusal('quizzes', '--remote-registry', product.origin),
      `${product.origin}/ is a web page. Name the registry itself, whose name is remotes.json.`,
    );
    assert.equal(
      await refusal('quizzes', '--alone', '--remote-registry', product.origin),
      'A module that runs --alone meets no other: leave out --remote-registry.',
    );
  });
});
