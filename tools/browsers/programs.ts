import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const minutes = 60_000;

type Limits = { readonly timeout: number; readonly env?: NodeJS.ProcessEnv };

/** Runs a program without input. @throws an error with its output. */
export function execute(program: string, args: readonly string[], limits: Limits): void {
  execFileSync(program, args, { ...limits, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

/** Why a program failed: its last line that is not empty. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ETIMEDOUT') return 'no answer in time';
  const printed = 'stderr' in error ? String(error.stderr) : '';
  return (printed.trim() || error.message).split('\n').slice(-1).join('');
}

/** Whether packages of Debian may be installed here. */
export const installsPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian with the libraries that they need. @throws an error with the output of apt-get. */
export function installPackages(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execute('apt-get', ['update', '-qq'], { env, timeout: 2 * minutes });
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    timeout: 10 * minutes,
  });
}
