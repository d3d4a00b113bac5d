import { resolve } from 'node:path';
import { runCommand } from '../command';
import { checkCoverage } from './coverage-document';
import { checkSecurity } from './security-document';

const help = `npm run spec
  Checks docs/specification-coverage.md and docs/security.md: every sentence of the specification and every threat
  names tests that exist.`;

const root = resolve(__dirname, '../..');

runCommand(help, async ({ log }) => {
  const [sentences, threats] = await Promise.all([checkCoverage(root), checkSecurity(root)]);
  const faults = [...sentences.faults, ...threats.faults];
  if (sentences.rows === 0) faults.push('docs/specification-coverage.md has no rows.');
  if (threats.rows === 0) faults.push('docs/security.md has no rows.');
  faults.forEach(log);
  if (faults.length > 0) return 1;
  log(
    `${sentences.rows} sentences of the specification and ${threats.rows} threats, each with a test that exists.`,
  );
  return 0;
});
