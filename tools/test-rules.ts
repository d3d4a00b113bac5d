import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mutateRules } from '../rules/mutation/mutate';
import { runCommand } from './command';

const help = `npm run test:rules [-- --mutate | options of jest]
  Tests firestore.rules on the local backend and, if installed, the official emulator.
  --mutate  removes and negates each condition of the rules, and lists those that no test notices.`;

const config = ['-c', 'jest.official.config.cjs'];
const project = ['--selectProjects', 'rules'];
const reporters = ['--reporters', 'default', '--reporters', './rules/count-reporter.cjs'];

runCommand(help, async () => {
  const options = process.argv.slice(2);
  const { mutate } = parseArgs({ strict: false, options: { mutate: { type: 'boolean' } } }).values;
  if (mutate) return mutateRules();
  // Jest would take a path after its lists for one of them.
  const command = [require.resolve('jest/bin/jest'), ...config, ...options, ...project, ...reporters];
  const root = resolve(__dirname, '..');
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
});
