import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../documents/tree';
import { modules } from '../registry/modules';
import { root } from '../root';
import { ownersOf, privilegedFiles } from './testing/owners';

const codeowners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8');
const releaseOwners = ownersOf('a/new/folder.ts', codeowners).join();

/** Who else could change what a privileged job reads or runs. */
const ownedByTeams = async (text: string) =>
  (await privilegedFiles()).flatMap((file) => {
    const owners = ownersOf(file, text);
    return owners.join() === releaseOwners ? [] : `${file}: ${owners.join(' ') || 'nobody'}`;
  });

describe('the owners of this repository', () => {
  it('leave no team a file that a job with a right to deploy reads or runs', async () => {
    expect(await ownedByTeams(codeowners)).toEqual([]);
  });

  it.each([
    ['/shared/ @your-org/quizzes', 'shared/src/compiled/contract/registry.ts: @your-org/quizzes'],
    ['/tools/hosting/ @your-org/quizzes', 'tools/hosting/deployment.ts: @your-org/quizzes'],
    ['*.json @your-org/quizzes', 'firebase.json: @your-org/quizzes'],
    ['.npmrc @your-org/quizzes', 'tools/firebase/.npmrc: @your-org/quizzes'],
    ['/.github/ @your-org/quizzes', '.github/on-deployment-branch.sh: @your-org/quizzes'],
    ['/quizzes-mfe/ @your-org/quizzes', 'quizzes-mfe/package.json: @your-org/quizzes'],
    ['/config/', 'config/config.production.json: nobody'],
  ])('would leave one with the line %s', async (line, found) => {
    expect(await ownedByTeams(`${codeowners}\n${line}\n`)).toContain(found);
  });

  it('leave each team the sources of its module, and everything else to the release owners', () => {
    const organisation = releaseOwners.replace(/\/.*/, '');
    for (const { workspace } of modules)
      expect(ownersOf(`${workspace}/src/module.ts`, codeowners)).toEqual([
        `${organisation}/${workspace.replace('-mfe', '')}`,
      ]);
    expect(releaseOwners).toMatch(/^@[\w-]+\/release-owners$/);
  });

  it('leave no team settings of npm, which could run a file before each command', () => {
    const settings = readTree(root).paths.filter((path) => path.endsWith('.npmrc'));
    expect(settings).toContain('.npmrc');
    expect(settings.filter((file) => ownersOf(file, codeowners).join() !== releaseOwners)).toEqual([]);
  });
});
