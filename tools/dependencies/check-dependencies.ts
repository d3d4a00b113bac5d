import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../command';
import { advisories } from './advisories';
import { licenceProblems, parseBill } from './licences';
import { lockProblems } from './lock-file';

const help = `npm run dependencies:check
  Checks that every installed package has a licence that we accept and, where the registry tells, no known
  vulnerability, and that the lock files have a hash for every package.`;

const root = resolve(__dirname, '../..');
const lockFiles = ['.', 'tools/firebase', 'tools/lighthouse', 'local-firebase/third-party'].map((folder) =>
  join(folder, 'package-lock.json'),
);

runCommand(help, async ({ log }) => {
  const bill = parseBill(await npm('sbom', '--legacy-peer-deps', '--sbom-format=cyclonedx'));
  const licences = licenceProblems(bill);
  const vulnerabilities = advisories(await npm('audit', '--json'));
  log(`${bill.components.length} packages; licences not accepted: ${licences.length}.`);
  log(
    vulnerabilities
      ? `Known vulnerabilities: ${vulnerabilities.length}.`
      : 'This registry lists no vulnerabilities: they were not checked.',
  );
  const unverified = await Promise.all(lockFiles.map(lockProblemsOf));
  log(`Packages without a hash in ${lockFiles.length} lock files: ${unverified.flat().length}.`);
  const problems = [...licences, ...(vulnerabilities ?? []), ...unverified.flat()];
  problems.forEach(log);
  return problems.length > 0 ? 1 : 0;
});

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
