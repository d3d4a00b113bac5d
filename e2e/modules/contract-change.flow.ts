import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { contractVersion } from '@console/shared/contract';
import { modules } from '../../tools/registry/modules';
import { expect, test } from '../fixtures/fixtures';
import { fill, follow, heading } from '../fixtures/forms';
import { signIn } from '../fixtures/sign-in';
import { hostOf, hostsOfModules, ProductionDeployment } from './deployment';
import { command, copyModule } from './module-copy';

const repository = join(__dirname, '../..');
const workspaces = modules.map(({ workspace }) => workspace);

/** The sources of shell and modules with contract 2, in which the quiz list names its links differently. */
async function sourcesOfContractTwo() {
  const copy = await copyModule({ workspace: 'quizzes-mfe' }, [
    'shell',
    'config',
    'firebase.json',
    ...workspaces,
  ]);
  await copy.edit('../shared/src/compiled/contract/version.ts', `'${contractVersion}'`, "'2.0.0'");
  await copy.edit('../shared/package.json', `"version": "${contractVersion}"`, '"version": "2.0.0"');
  await copy.edit('../shared/exports.json', `"${contractVersion}"`, '"2.0.0"');
  await copy.edit('src/list/quiz-actions.tsx', 'View Questions', 'See the Questions');
  const program = ['--import', 'tsx', 'tools/build/build.ts', 'shell', ...workspaces];
  await promisify(execFile)(process.execPath, program, { cwd: copy.folder });
  return copy;
}

const openQuizzes = async (page: Page) => {
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
};
const listOf = (page: Page, contract: 1 | 2) =>
  page
    .getByRole('link', { name: contract === 1 ? 'View Questions' : 'See the Questions' })
    .first()
    .waitFor();

/** The tab becomes visible again, so it checks for new releases. */
const turnTo = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
const offersReload = (page: Page) => page.getByText('A newer version of the console').first().waitFor();

test(
  'a breaking change goes from contract 1 to 2 and back, with tabs open on either',
  { tag: '@long' },
  async ({ page, product, expectErrors }) => {
    expectErrors(hostsOfModules);
    const deployment = await ProductionDeployment.create({ product });
    const release = (folder: string, name: string, ...options: string[]) =>
      command(
        folder,
        'release',
        name,
        '--built',
        '--deployment',
        deployment.folder,
        '--by',
        'Grace',
        ...options,
      );
    const two = await sourcesOfContractTwo();
    try {
      for (const workspace of workspaces) await release(repository, workspace, '--host', hostOf(workspace));
      await release(repository, 'shell', '--why', 'Contract 1');
      await deployment.deployShell();
      await deployment.serveTo(page.context());
      const open = async () => {
        const tab = await page.context().newPage();
        await tab.goto(`${deployment.origin}/seasons`);
        return tab;
      };
      await page.goto(deployment.origin);
      await signIn(page, 'Manager');
      const form = await open();
      await follow(form, 'Create Season');
      await fill(form, { Season: 'Half written' });
      const first = await open();
      await openQuizzes(first);
      await listOf(first, 1);

      // Modules for contract 2 are released beside those for 1: nobody notices.
      const [last = '', ...others] = [...workspaces].reverse();
      for (const workspace of others)
        assert.match(
          await release(two.folder, workspace),
          /It is for contract 2\.0\.0: pages of the live shell/,
        );
      await deployment.deployRegistry();
      await turnTo(first);
      await first.reload();
      await listOf(first, 1);

      // The shell waits for the last module.
      const missing = modules.find(({ workspace }) => workspace === last)?.title;
      await assert.rejects(
        release(two.folder, 'shell', '--why', 'Contract 2'),
        new RegExp(`${missing}: it was built for contract 1\\.0\\.0, the live shell serves 2\\.0\\.0`),
      );
      await release(two.folder, last);
      await release(two.folder, 'shell', '--why', 'Contract 2');
      await deployment.deployShell();
      assert.equal(await deployment.contract(), '2.0.0');

      // Tabs of the old shell go on, and offer a reload; new ones have the new shell and its modules.
      await turnTo(first);
      await offersReload(first);
      await first.goBack();
      await heading(first, 'Seasons').waitFor();
      await openQuizzes(first);
      await listOf(first, 1);
      const second = await open();
      await openQuizzes(second);
      await listOf(second, 2);

      // Back: the modules for contract 1 are live still.
      const shells = await command(repository, 'releases', 'shell', '--deployment', deployment.folder);
      const [, before = ''] = [...shells.matchAll(/\b[0-9a-f]{32}\b/g)].map(([id]) => id);
      const back = ['shell', '--to', before, '--reason', 'Nobody finds the questions'];
      await command(repository, 'rollback', ...back, '--deployment', deployment.folder, '--by', 'Grace');
      await deployment.deployShell();
      assert.equal(await deployment.contract(), '1.0.0');
      await turnTo(second);
      await offersReload(second);
      await second.goBack();
      await heading(second, 'Seasons').waitFor();
      await openQuizzes(second);
      await listOf(second, 2);
      await second.reload();
      await listOf(second, 1);

      // What was typed under the first shell is there after all of it.
      await expect(form.getByLabel('Season', { exact: true })).toHaveValue('Half written');
      await form.reload();
      await form.getByText(/^Draft restored/).waitFor();
      await expect(form.getByLabel('Season', { exact: true })).toHaveValue('Half written');

      // Tabs may be open on either for a week.
      await assert.rejects(command(repository, 'retire', '1', '--deployment', deployment.folder));
      await assert.rejects(command(repository, 'retire', '2', '--deployment', deployment.folder));
    } finally {
      await page.context().close();
      await two.remove();
      await deployment.remove();
    }
  },
);
