import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UserFacingError, runCommand } from './command';

/** The script of each benchmark, from the root. */
const benchmarks = new Map<string, readonly [program: string, ...args: string[]]>([
  ['console', [process.execPath, '--import', 'tsx', 'bench/main.ts']],
  ['scale', [process.execPath, '--import', 'tsx', 'bench/scale/main.ts']],
  ['history', [process.execPath, '--import', 'tsx', 'bench/history/main.ts']],
  ['import', [process.execPath, '--import', 'tsx', 'bench/import/main.ts']],
  ['find', [process.execPath, '--import', 'tsx', 'bench/find/main.ts']],
  ['season', [process.execPath, '--import', 'tsx', 'bench/season/main.ts']],
  ['local-firebase', ['npm', 'run', 'bench', '-w', 'local-firebase', '--']],
]);
const names = [...benchmarks.keys()];

const help = `npm run bench [-- <name> [options]]
  Runs the named benchmark with its options, or all of them: ${names.join(', ')}.`;

runCommand(help, async () => {
  const [name, ...options] = process.argv.slice(2);
  const wanted = [...benchmarks].filter(([each]) => name === undefined || each === name);
  if (wanted.length === 0)
    throw new UserFacingError(`There is no benchmark "${name}", only ${names.join(', ')}.`);
  const codes = wanted.map(
    ([, [program, ...args]]) =>
      spawnSync(program, [...args, ...options], { cwd: join(__dirname, '..'), stdio: 'inherit' }).status ?? 1,
  );
  return Math.max(...codes);
});
