import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UserFacingError } from '../command';
import { advisories } from './advisories';
import { licenceProblems, parseBill } from './licences';
import { lockProblems } from './lock-file';

const help = `npm run dependencies:check
  Checks that every installed package has a licence that we accept, and that the lock files have a hash for every package.
  -- --vulnerabilities  Asks the registry for known vulnerabilities instead. What it answers changes
                        without a change of the code, so CI asks it daily, apart from npm test.`;

const root = resolve(__dirname, '../..');
const lockFiles = ['.', 'tools/firebase', 'tools/lighthouse', 'local-firebase/third-party'].map((folder) =>
  join(folder, 'package-lock.json'),
);

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({ options: { vulnerabilities: { type: 'boolean', default: false } } });
  const problems = values.vulnerabilities ? await vulnerabilities(log) : await packageProblems(log);
  problems.forEach(log);
  return problems.length > 0 ? 1 : 0;
});

async function packageProblems(log: (line: string) => void): Promise<string[]> {
  const bill = parseBill(await npm('sbom', '--legacy-peer-deps', '--sbom-format=cyclonedx'));
  const licences = licenceProblems(bill);
  log(`${bill.components.length} packages; licences not accepted: ${licences.length}.`);
  const unverified = (await Promise.all(lockFiles.map(lockProblemsOf))).flat();
  log(`Packages without a hash in ${lockFiles.length} lock files: ${unverified.length}.`);
  return [...licences, ...unverified];
}

async function vulnerabilities(log: (line: string) => void): Promise<string[]> {
  const known = advisories(await npm('audit', '--json'));
  if (!known) throw new UserFacingError('This registry lists no vulnerabilities: they were not checked.');
  log(`Known vulnerabilities: ${known.length}.`);
  return known;
}

async function lockProblemsOf(file: string): Promise<string[]> {
  const problems = lockProblems(await readFile(join(root, file), 'utf8'));
  return problems.map((problem) => `${file}: ${problem}`);
}

/** The output of npm; `npm audit` exits with an error when it finds vulnerabilities. */
function npm(...args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 2 ** 26 };
  return new Promise((tell) => {
    execFile('npm', args, options, (_error, printed) => tell(printed));
  });
}
