import { resolve } from 'node:path';
import { runCommand } from './command';
import { checkCoverage } from './specification/coverage-document';

const help = `npm run spec
  Checks docs/specification-coverage.md: every sentence of the specification names tests that exist.`;

runCommand(help, async ({ log }) => {
  const { rows, faults } = await checkCoverage(resolve(__dirname, '..'));
  faults.forEach(log);
  if (rows === 0) log('docs/specification-coverage.md has no rows.');
  if (rows === 0 || faults.length > 0) return 1;
  log(`${rows} sentences of the specification, each with a test that exists.`);
  return 0;
});
