import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRulesGate, parseRules, type CreateGate } from '@console/local-firebase';
import { consoleRules } from '../backends/console-rules';
import { mutantsOf } from './mutants';
import { MutatingGate } from './mutating-gate';

/** The folder for the findings of each test file, while all mutants are asked. */
export const findingsVariable = 'RULES_MUTATION_FINDINGS';
/** The one mutant that decides, by its place in `mutantsOf`. */
export const mutantVariable = 'RULES_MUTANT';

export interface Mutation {
  readonly createGate: CreateGate;
  /** Stores what the test file found. */
  finish(): void;
}

/** How `npm run test:rules -- --mutate` changes the rules of a test file; `undefined` in any other run. */
export function mutationOfRun(): Mutation | undefined {
  const { [findingsVariable]: folder, [mutantVariable]: mutant } = process.env;
  if (mutant !== undefined)
    return { createGate: onlyTheConsoles(gateOfMutant(Number(mutant))), finish: () => undefined };
  if (folder === undefined) return undefined;
  const gate = new MutatingGate();
  return {
    createGate: onlyTheConsoles(gate.create),
    finish() {
      // A test file may also run other rules, which have no findings.
      if (!gate.isUsed) return;
      const file = join(folder, basename(expect.getState().testPath ?? ''));
      // Renamed when it is complete, as the command reads the folder meanwhile.
      writeFileSync(file, JSON.stringify(gate.findings));
      renameSync(file, `${file}.json`);
    },
  };
}

/** Leaves other rules than the deployed ones as they are: their mutants would be others. */
const onlyTheConsoles =
  (createGate: CreateGate): CreateGate =>
  (source, options) =>
    (source === consoleRules ? createGate : createRulesGate)(source, options);

const gateOfMutant =
  (index: number): CreateGate =>
  (source, options) => {
    const rules = parseRules(source);
    const mutant = mutantsOf(rules)[index];
    if (!mutant) throw new Error(`The rules have no mutant ${index}`);
    const { target, replacement } = mutant;
    return createRulesGate(rules, { ...options, substitute: (met) => (met === target ? replacement : met) });
  };
