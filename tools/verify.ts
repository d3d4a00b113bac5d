import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from './command';
import { type Step, timeTaken } from './run-time';

const names = ['check', 'unit', 'e2e'] as const;

const help = `npm test
  Runs ${names.map((name) => `npm run ${name}`).join(', ')}, up to the first that fails, and prints how long each took.`;

runCommand(help, async ({ log }) => {
  const steps: Step[] = [];
  let code = 0;
  for (const name of names) {
    if (code !== 0) break;
    const start = performance.now();
    code = run(name);
    steps.push({ name, seconds: (performance.now() - start) / 1000 });
  }
  log(`\n${timeTaken('npm test', steps).join('\n')}`);
  return code;
});

/** The exit code; what a signal ends has failed. */
function run(name: string): number {
  const options = {
    cwd: resolve(__dirname, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  } as const;
  return spawnSync('npm', ['run', name], options).status ?? 1;
}
