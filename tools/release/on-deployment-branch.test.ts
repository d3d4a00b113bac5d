import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root';
import { temporaryFolder } from './testing/build-folder';

// Each case runs some twenty Git commands.
jest.setTimeout(60_000);

const script = join(root, '.github/on-deployment-branch.sh');
const env = {
  ...process.env,
  WHO: 'grace',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Grace',
  GIT_AUTHOR_EMAIL: 'grace@example.org',
  GIT_COMMITTER_NAME: 'Grace',
  GIT_COMMITTER_EMAIL: 'grace@example.org',
};

let folder: string;
let remove: () => Promise<void>;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();

/** Runs these lines as a step of a workflow does. */
const step = (lines: string) => {
  const { status, stdout } = spawnSync('bash', ['-e', '-c', `source ${script}\n${lines}`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
};

const subjects = () => git('-C', 'origin.git', 'log', '--format=%s', 'deployment').split('\n');

/** Lets the repository refuse every push, as a ruleset does. */
const refuse = () =>
  writeFile(join(folder, 'origin.git/hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

const prepare = async () => {
  ({ folder, remove } = await temporaryFolder());
  git('init', '-q', '--bare', '-b', 'deployment', 'origin.git');
  for (const clone of ['.deployment/production', 'other']) {
    await mkdir(join(folder, clone), { recursive: true });
    git('clone', '-q', 'origin.git', clone);
  }
  git('-C', 'other', 'commit', '-q', '--allow-empty', '-m', 'first');
  git('-C', 'other', 'push', '-q', 'origin', 'HEAD:deployment');
};

const work = 'work() { echo done >> .deployment/production/log; echo "It ran"; }';

// The machines of the bare-machine test have no Git, and start no workflow.
const hasGit = spawnSync('git', ['--version']).status === 0;

(hasGit ? describe : describe.skip)('a step that changes the branch of the deployment', () => {
  beforeEach(prepare);
  afterEach(() => remove());

  it('commits and pushes what the function changed', () => {
    expect(step(`${work}\nrecord 'Release quizzes' work`)).toEqual({ status: 0, stdout: 'It ran\n' });
    expect(subjects()).toEqual(['Release quizzes', 'first']);
    expect(git('-C', 'origin.git', 'show', 'deployment:log')).toBe('done');
  });

  it('starts again from the state of whoever pushed first', () => {
    const other = `git -C other pull -q; git -C other commit -q --allow-empty -m other; git -C other push -q origin HEAD:deployment`;
    const racing = `work() { echo done >> .deployment/production/log; if [ ! -e raced ]; then touch raced; ${other}; fi; }`;
    expect(step(`${racing}\nrecord 'Release quizzes' work`).status).toBe(0);
    expect(subjects()).toEqual(['Release quizzes', 'other', 'first']);
    expect(git('-C', 'origin.git', 'show', 'deployment:log')).toBe('done');
  });

  it('does not begin where the branch refuses a push, and says what is missing', async () => {
    await refuse();
    const { status, stdout } = step(`${work}\nassert_push 'Release quizzes'\nrecord 'Release quizzes' work`);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error::The branch 'deployment' refuses the push, or cannot be reached\..*DEPLOYMENT_KEY/,
    );
    expect(stdout).not.toContain('It ran');
  });

  it('runs its work once for a push that is refused', async () => {
    await refuse();
    const { status, stdout } = step(`${work}\nrecord 'Release quizzes' work`);
    expect([status, stdout.match(/It ran/g)]).toEqual([1, ['It ran']]);
    expect(subjects()).toEqual(['first']);
  });

  it('records nothing where a command of the function fails', () => {
    expect(step(`work() { false; echo "It went on"; }\nrecord 'Release quizzes' work`)).toEqual({
      status: 1,
      stdout: '',
    });
    expect(subjects()).toEqual(['first']);
  });
});
