import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from './command';
import { advisories } from './dependencies/advisories';
import { licenceProblems, parseBill } from './dependencies/licences';

const help = `npm run dependencies:check
  Checks that every installed package has a licence that we accept and, where the registry tells, no known
  vulnerability.`;

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
  const problems = [...licences, ...(vulnerabilities ?? [])];
  problems.forEach(log);
  return problems.length > 0 ? 1 : 0;
});

/** The output of npm; `npm audit` exits with an error when it finds vulnerabilities. */
function npm(...args: string[]): Promise<string> {
  const options = { cwd: resolve(__dirname, '..'), maxBuffer: 2 ** 26 };
  return new Promise((tell) => {
    execFile('npm', args, options, (_error, printed) => tell(printed));
  });
}
