import { spawnSync } from 'node:child_process';
import { PlainError, runCommand } from './command';

/** Each is a workspace's own `bench` script. */
const benchmarks = ['local-firebase'];

const help = `npm run bench [-- <name> [options]]
  Runs the named benchmark with its options, or all of them: ${benchmarks.join(', ')}.`;

runCommand(help, async () => {
  const [name, ...options] = process.argv.slice(2);
  if (name !== undefined && !benchmarks.includes(name))
    throw new PlainError(`There is no benchmark "${name}", only ${benchmarks.join(', ')}.`);
  const codes = (name === undefined ? benchmarks : [name]).map(
    (each) =>
      spawnSync('npm', ['run', 'bench', '-w', each, '--', ...options], { stdio: 'inherit' }).status ?? 1,
  );
  return Math.max(...codes);
});
