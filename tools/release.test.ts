import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Each case starts a new Node process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const workflows = join(__dirname, '../.github/workflows');

/** The error that the command prints before it builds or changes anything. */
function complaint(command: 'release' | 'rollback' | 'releases' | 'withdraw', ...args: string[]): string {
  const file = join(__dirname, `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

describe('a release with invalid arguments', () => {
  it.each(['release', 'rollback', 'releases', 'withdraw'] as const)(
    '%s takes one module at a time',
    (command) => {
      expect(complaint(command, 'quizzes', 'seasons')).toMatch(/^One module at a time: 'quizzes seasons'/);
    },
  );

  it.each([
    'nonsense',
    'quizzes.example.org',
    '/quizzes',
    'ftp://example.org',
    'http://example.org',
    'https:example.org',
    '',
  ])("'%s' is no address that a module could be served at", (host) => {
    expect(complaint('release', 'quizzes', '--host', host)).toBe(
      `--host is the whole https address, such as https://quizzes.example.org, not '${host}'. Use http on this machine only.\n`,
    );
  });

  it('a reason that starts with a dash is written with =', () => {
    expect(complaint('release', 'quizzes', '--why', '- fixed')).toMatch(/use '--why=-XYZ'\.\n$/);
    expect(complaint('rollback', 'quizzes', '--reason', '- wrong')).toMatch(/use '--reason=-XYZ'\.\n$/);
  });

  it('a module is withdrawn with a reason only', () => {
    expect(complaint('withdraw', 'quizzes')).toMatch(/^Say with --reason why/);
  });
});

it('no workflow breaks on the text of a commit message or form', () => {
  const texts = readdirSync(workflows).map((name) => readFileSync(join(workflows, name), 'utf8'));
  const steps = texts.join('\n').match(/npm run (release|rollback|withdraw) .*/g);
  expect(steps).toHaveLength(7);
  expect(steps?.join('\n')).not.toMatch(/--\w+ "\$/);
});
