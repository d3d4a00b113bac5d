import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root';
import { temporaryFolder } from './testing/build-folder';

const script = join(root, '.github/commit-of-main.sh');
const as = { NAME: 'Grace', EMAIL: 'grace@example.org' };
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) =>
      Object.entries(as).map(([key, value]) => [`GIT_${who}_${key}`, value]),
    ),
  ),
};

// The machines of the bare-machine test have no Git, and start no workflow.
const hasGit = spawnSync('git', ['--version']).status === 0;

(hasGit ? describe : describe.skip)('the commit whose rules are deployed', () => {
  let folder: string;
  let remove: () => Promise<void>;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  const commit = (subject: string) => {
    git('commit', '-q', '--allow-empty', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  const commitOf = (named: string) => {
    const step = ['-e', '-c', `source ${script}\ncommit=$(commit_of "$1")\necho "$commit"`, 'step', named];
    return spawnSync('bash', step, { cwd: folder, env, encoding: 'utf8' });
  };

  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => remove());

  it('is the newest, or one of main, by the beginning of its name', () => {
    const [first, second] = [commit('first'), commit('second')];
    expect(commitOf('').stdout.trim()).toBe(second);
    expect(commitOf(first.slice(0, 8)).stdout.trim()).toBe(first);
  });

  it('is none of a branch that nobody has reviewed, none that does not exist, and no option', () => {
    commit('first');
    git('checkout', '-q', '-b', 'other');
    const other = commit('other');
    git('checkout', '-q', 'main');
    for (const named of [other, 'f'.repeat(40), '--all', 'nothing']) {
      const { status, stdout, stderr } = commitOf(named);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`${named} is no commit of this branch`);
    }
  });
});
