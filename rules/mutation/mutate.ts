import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseRules } from '@console/local-firebase';
import * as v from 'valibot';
import { consoleRules } from '../backends/console-rules';
import { findingsVariable, mutantVariable } from './mode';
import { mutantsOf, type Mutant } from './mutants';
import { expectedSurvivors } from './survivors';

const root = resolve(__dirname, '../..');
const indexes = v.array(v.number());
const findingsSchema = v.object({ killed: indexes, undecided: indexes });

interface FileFindings extends v.InferOutput<typeof findingsSchema> {
  /** As `tokens.test.ts`. */
  readonly file: string;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Removes and negates each condition of `firestore.rules` and lists the mutants that no test of the rules notices.
 * The tests run once: the local backend asks all mutants what it asks the rules, and a mutant is killed by the first
 * request that it answers otherwise. The exit code is 1 if a survivor is not listed in `survivors.ts`.
 */
export async function mutateRules(): Promise<number> {
  const mutants = mutantsOf(parseRules(consoleRules));
  const folder = mkdtempSync(join(tmpdir(), 'rules-mutation-'));
  const started = Date.now();
  try {
    print(`${mutants.length} mutants of firestore.rules`);
    const killed = new Set<number>();
    const code = await runTests([], { [findingsVariable]: folder }, (files) => {
      for (const each of findingsIn(folder)) each.killed.forEach((index) => killed.add(index));
      print(`  ${files} test files, ${killed.size} mutants killed`);
    });
    if (code !== 0) {
      print('The tests fail without a mutant. Run npm run test:rules first.');
      return 1;
    }
    const findings = findingsIn(folder);
    for (const index of await killedAlone(findings, killed)) killed.add(index);
    return report(mutants, killed, Math.round((Date.now() - started) / 1000));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const findingsIn = (folder: string): FileFindings[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...v.parse(findingsSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
      file: name.replace(/\.json$/, ''),
    }));

/** Runs the tests with one mutant as the rules, for those about which the requests alone decide nothing. */
async function killedAlone(
  findings: readonly FileFindings[],
  killed: ReadonlySet<number>,
): Promise<number[]> {
  const open = [...new Set(findings.flatMap(({ undecided }) => undecided))].filter(
    (index) => !killed.has(index),
  );
  if (open.length > 0) print(`  ${open.length} mutants run the tests alone`);
  const found: number[] = [];
  const runNext = async (): Promise<void> => {
    const index = open.shift();
    if (index === undefined) return;
    const files = findings.flatMap(({ file, undecided }) => (undecided.includes(index) ? [file] : []));
    if ((await runTests(['--bail', '-w', '1', ...files], { [mutantVariable]: String(index) })) !== 0)
      found.push(index);
    return runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return found;
}

/** Runs tests of the rules; `onFile` is called with the number of files that are done. Resolves to the exit code. */
function runTests(
  options: readonly string[],
  variables: NodeJS.ProcessEnv,
  onFile: (files: number) => void = () => undefined,
): Promise<number> {
  const jest = [require.resolve('jest/bin/jest'), '-c', 'jest.config.cjs', '--selectProjects', 'rules'];
  const tests = spawn(process.execPath, [...jest, '--reporters', 'default', ...options], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let files = 0;
  createInterface(tests.stderr).on('line', (line) => {
    if (/^(PASS|FAIL)/.test(line)) onFile((files += 1));
  });
  return new Promise((done, fail) => tests.once('error', fail).once('close', (code) => done(code ?? 1)));
}

function report(mutants: readonly Mutant[], killed: ReadonlySet<number>, seconds: number): number {
  const survivors = mutants.filter((_, index) => !killed.has(index));
  const expected = (mutant: Mutant) =>
    expectedSurvivors.find(
      (one) =>
        one.where === mutant.where && one.condition === mutant.condition && one.change === mutant.change,
    );
  const unexpected = survivors.filter((mutant) => !expected(mutant));
  const unneeded = expectedSurvivors.filter((one) => !survivors.some((mutant) => expected(mutant) === one));
  print(`\n${mutants.length} mutants, ${killed.size} killed, ${survivors.length} survived, in ${seconds} s`);
  for (const mutant of survivors)
    print(`  ${titleOf(mutant)}\n    ${expected(mutant)?.reason ?? 'NO TEST NOTICES THIS'}`);
  for (const { where, condition } of unneeded)
    print(`  Remove from survivors.ts, as it did not survive: ${where}: ${condition}`);
  return unexpected.length + unneeded.length === 0 ? 0 : 1;
}

const titleOf = ({ line, where, condition, change }: Mutant) =>
  `firestore.rules:${line} ${where}: ${change} ${condition}`;
