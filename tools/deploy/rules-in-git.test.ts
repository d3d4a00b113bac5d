import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../release/testing/build-folder';
import { isRulesInGit } from './rules-in-git';

const hasGit = spawnSync('git', ['--version']).status === 0;

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ folder, remove } = await temporaryFolder()));
afterEach(() => remove());

const [first, second] = ['allow read;\n', 'allow read, write;\n'];

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

async function commit(rules: string) {
  await writeFile(join(folder, 'firestore.rules'), rules);
  git('add', '.');
  git('commit', '-qm', 'Change the rules');
}

const withGit = hasGit ? it : it.skip;

withGit('finds all rules that were committed, whatever ends their lines', async () => {
  git('init', '-q');
  await commit(first);
  await commit(second);
  expect(await isRulesInGit(first, folder)).toBe(true);
  expect(await isRulesInGit('allow read, write;\r\n\r\n', folder)).toBe(true);
  expect(await isRulesInGit('allow write;\n', folder)).toBe(false);
});

withGit('finds what a merge has made of two changes, and what a merged branch had meanwhile', async () => {
  const rules = (top: string, end: string) => `${top}\n${'// the same\n'.repeat(9)}${end}\n`;
  git('init', '-qb', 'main');
  await commit(rules('a', 'z'));
  git('checkout', '-qb', 'other');
  await commit(rules('a', 'meanwhile'));
  await commit(rules('a', 'y'));
  git('checkout', '-q', 'main');
  await commit(rules('b', 'z'));
  git('merge', '-qm', 'Merge', 'other');
  for (const live of [rules('b', 'y'), rules('a', 'meanwhile'), rules('a', 'z')])
    expect(await isRulesInGit(live, folder)).toBe(true);
});

it('says why it cannot tell outside a clone', () =>
  expect(isRulesInGit(first, folder)).rejects.toThrow(
    /^Git cannot tell whether a commit has the live rules: .+ --replace-rules$/s,
  ));
