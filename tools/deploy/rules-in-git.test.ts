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

async function commit(rules: string) {
  await writeFile(join(folder, 'firestore.rules'), rules);
  const who = ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@example.org'];
  for (const args of [
    ['add', '.'],
    [...who, 'commit', '-qm', 'Change the rules'],
  ])
    execFileSync('git', args, { cwd: folder });
}

(hasGit ? it : it.skip)('finds all rules that were committed, whatever ends their lines', async () => {
  execFileSync('git', ['init', '-q'], { cwd: folder });
  await commit(first);
  await commit(second);
  expect(await isRulesInGit(first, folder)).toBe(true);
  expect(await isRulesInGit('allow read, write;\r\n\r\n', folder)).toBe(true);
  expect(await isRulesInGit('allow write;\n', folder)).toBe(false);
});

it('finds none outside a clone', async () => expect(await isRulesInGit(first, folder)).toBe(false));
