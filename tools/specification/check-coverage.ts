import { parseArgs } from 'node:util';
import { runCommand } from '../command';
import { root } from '../root';
import { checkCoverage } from './coverage-document';
import { checkSecurity } from './security-document';

const help = `npm run spec
  Checks that every sentence of docs/specification.md has a test with its tag, such as @2.13, at the end of its title,
  that every threat of docs/security.md names tests that exist, and that docs/specification-coverage.md is up to date.

npm run spec -- --write
  Writes docs/specification-coverage.md from the sentences and the tags.`;

runCommand(help, async ({ log }) => {
  const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
  const [sentences, threats] = await Promise.all([checkCoverage(root, write), checkSecurity(root)]);
  const faults = [...sentences.faults, ...threats.faults];
  if (sentences.rows === 0) faults.push('docs/specification.md has no sentences.');
  if (threats.rows === 0) faults.push('docs/security.md has no rows.');
  faults.forEach(log);
  if (faults.length > 0) return 1;
  log(
    `${sentences.rows} sentences of the specification and ${threats.rows} threats, each with a test that exists.`,
  );
  return 0;
});
