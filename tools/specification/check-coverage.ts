import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from '../command';
import { root } from '../root';
import { checkCoverage, testsOf } from './coverage';
import { checkSecurity } from './security-document';

const help = `npm run spec
  Checks that every sentence of docs/specification.md has a test with its tag, such as @2.13, at the end of its title,
  and that every threat of docs/security.md names tests that exist.

npm run spec -- <tag>
  Lists the tests of a sentence, or of all whose tag begins so: @2.13, @2.`;

runCommand(help, async ({ log }) => {
  const [tag] = parseArgs({ allowPositionals: true }).positionals;
  if (tag !== undefined) {
    const found = await testsOf(root, tag);
    if (found.length === 0)
      throw new UserFacingError(`No tag of docs/specification.md begins with "${tag}".`);
    found.forEach(log);
    return 0;
  }
  const [sentences, threats] = await Promise.all([checkCoverage(root), checkSecurity(root)]);
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
