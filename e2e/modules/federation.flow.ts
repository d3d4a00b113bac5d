import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overridesKey } from '../../shell/src/development/overrides';
import { openInPlace } from '../../tools/browsers/show-shot';
import { modules } from '../../tools/registry/modules';
import { withoutIdleWork } from '../fixtures/checks/first-load';
import { expect, test } from '../fixtures/fixtures';
import { signIn } from '../fixtures/sign-in';

const root = join(__dirname, '../..');

async function builtScripts(workspace: string): Promise<{ name: string; text: string }[]> {
  const folder = join(root, workspace, 'dist/assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/** Texts that only one library's code contains: a file with the text contains a copy of the library. */
const fingerprints = {
  'react-dom': 'https://react.dev/errors/',
  'styled-components': 'data-styled-version',
  'Firebase Auth': 'identitytoolkit.googleapis.com',
  Firestore: 'google.firestore.v1.Firestore',
  'Redux Toolkit': 'extraReducers',
  'React Router': 'useNavigate() may be',
};

test('a remote contains no copy of the libraries that the shell provides', async () => {
  for (const { workspace } of modules) {
    for (const { name, text } of await builtScripts(workspace)) {
      for (const [library, mark] of Object.entries(fingerprints)) {
        assert.ok(!text.includes(mark), `${workspace}/${name} contains ${library}`);
      }
    }
  }
  const shell = (await builtScripts('shell')).map(({ text }) => text).join('');
  for (const [library, mark] of Object.entries(fingerprints))
    assert.ok(shell.includes(mark), `the mark of ${library} is real`);
});

test('a remote states the hash of each script and catalogue: its manifest those of the first, its entry those of the rest', async () => {
  for (const { workspace } of modules) {
    const dist = join(root, workspace, 'dist');
    const { integrity, metaData, exposes } = JSON.parse(
      await readFile(join(dist, 'mf-manifest.json'), 'utf8'),
    ) as {
      integrity: Record<string, string>;
      metaData: { remoteEntry: { name: string } };
      exposes: { assets: { js: { sync: string[] } } }[];
    };
    const entry = await readFile(join(dist, metaData.remoteEntry.name), 'utf8');
    const files = (await readdir(dist, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
    const catalogues = files.filter((name) => /^assets\/locales\/.*\.json$/.test(name));
    const first = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
    assert.deepEqual(Object.keys(integrity).sort(), [...first, ...catalogues].sort());
    for (const file of [...files.filter((name) => name.endsWith('.js')), ...catalogues]) {
      const body = await readFile(join(dist, file));
      const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      if (file in integrity) assert.equal(integrity[file], hash, `${workspace}/${file}`);
      if (file.endsWith('.js') && file !== metaData.remoteEntry.name)
        assert.ok(entry.includes(hash), `${workspace}: the entry knows ${file}`);
    }
  }
});

test('no production build contains development code', async () => {
  const marks = {
    'shell/src/development/overrides.ts': overridesKey,
    'shell/src/development/development-panel.tsx': 'From elsewhere',
    'shell/src/development/reads-section.tsx': 'Documents read',
    'shared/src/development/standalone/alone-screen.tsx': 'which does not run here',
    'shared/src/development/standalone/desk.ts': 'createDesk',
  };
  for (const [file, mark] of Object.entries(marks))
    assert.ok((await readFile(join(root, file), 'utf8')).includes(mark), `the mark of ${file} is real`);
  for (const workspace of ['shell', ...modules.map((module) => module.workspace)])
    for (const { name, text } of await builtScripts(workspace))
      for (const [file, mark] of Object.entries(marks))
        assert.ok(!text.includes(mark), `${workspace}/${name} contains ${file}`);
});

test('the built shell names no remote', async () => {
  for (const { name, text } of await builtScripts('shell')) {
    for (const remote of modules)
      assert.ok(!text.includes(remote.name), `shell/${name} names ${remote.name}`);
  }
});

test.describe('the federation', () => {
  test('loads a module only when one of its paths is first visited, each file once, and reports what did not load @8.13', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/Loading chunk|net::ERR_FAILED|could not be shown|RUNTIME-\d+/);
    await withoutIdleWork(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const originOf = (workspace: (typeof modules)[number]['workspace']) =>
      product.sites.get(workspace)?.running.origin ?? '';
    const touched = () =>
      modules.filter(({ workspace }) => requested.some((url) => url.startsWith(originOf(workspace))));

    await page.goto('/');
    await signIn(page, 'Admin');
    await page.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
    assert.deepEqual(
      touched().map(({ name }) => name),
      ['seasons_mfe'],
    );

    const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
    await season.getByRole('link', { name: 'View Quizzes' }).click();
    await page.getByRole('link', { name: 'View Questions' }).first().click();
    await page.getByText('Correct Answer').first().waitFor();
    assert.deepEqual(
      touched().map(({ name }) => name),
      ['seasons_mfe', 'quizzes_mfe', 'questions_mfe'],
    );

    const scripts = requested.filter((url) => url.endsWith('.js'));
    assert.deepEqual(
      scripts.filter((url, index) => scripts.indexOf(url) !== index),
      [],
      'no script came twice',
    );

    await test.step('a chunk that does not load is reported, and the original error logged', async () => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route(`${originOf('settings-mfe')}/*/assets/*.js`, (route) =>
        /remoteEntry/.test(route.request().url()) ? route.continue() : route.abort(),
      );
      await openInPlace(page, '/settings');
      await page.getByRole('alert').filter({ hasText: 'Settings is not available right now' }).waitFor();
      await expect.poll(() => logged.join('\n')).toMatch(/Loading chunk \S+ failed/);
    });
  });
});
