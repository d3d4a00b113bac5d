import { createRulesGate, RulesCompileError } from '../../index';
import { prepare, rulesFor, statusOf } from '../decision-runner';
import { canCompile, clear, useRules } from '../rest-client';
import type { RulesCase, RulesGroup } from './case';
import { knownDifference, type Difference } from './known-differences';
import type { LocalServer } from './servers';
import { sharedDocument, sharedFunctions } from './shared';

export interface Report {
  counts: { group: string; cases: number; differences: number; known: number }[];
  /** How often each row of the table explains a difference. */
  known: Map<string, number>;
  unexplained: Difference[];
}

const casesAtOnce = 60;
// Well below the limit on a rules file.
const mostCharacters = 150_000;
const requestsAtOnce = 8;

export class Comparison {
  readonly report: Report = { counts: [], known: new Map(), unexplained: [] };

  constructor(
    private readonly local: LocalServer,
    private readonly official: string,
  ) {}

  /** Asks both for every case. */
  async decisions({ name, version = 2, cases }: RulesGroup): Promise<void> {
    const differences: Difference[] = [];
    for (const some of filesOf(cases)) {
      const rules = rulesFor(some, { version, functions: version === 2 ? sharedFunctions : '' });
      const ours = await this.local.withRules(rules, (origin) => outcomes(origin, some));
      await clear(this.official);
      await useRules(this.official, rules);
      const theirs = await outcomes(this.official, some);
      for (const [index, { title }] of some.entries()) {
        differences.push({ group: name, title, ours: ours[index] ?? '', theirs: theirs[index] ?? '' });
      }
    }
    this.note(name, differences);
  }

  /** Asks both whether the files compile. */
  async syntax(files: readonly string[]): Promise<void> {
    const differences: Difference[] = [];
    for (const file of files) {
      const theirs = (await canCompile(this.official, file)) ? 'compiles' : 'does not compile';
      differences.push({ group: 'compiling', title: file, ours: compiled(file), theirs });
    }
    this.note('compiling', differences);
  }

  private note(group: string, compared: readonly Difference[]): void {
    const differences = compared.filter(({ ours, theirs }) => ours !== theirs);
    const unexplained = differences.filter((difference) => {
      const row = knownDifference(difference);
      if (row !== undefined) this.report.known.set(row, (this.report.known.get(row) ?? 0) + 1);
      return row === undefined;
    });
    this.report.unexplained.push(...unexplained);
    const known = differences.length - unexplained.length;
    this.report.counts.push({ group, cases: compared.length, differences: differences.length, known });
  }
}

/** The cases as they stand together in one rules file. */
function filesOf(cases: readonly RulesCase[]): RulesCase[][] {
  const files: RulesCase[][] = [[]];
  let characters = 0;
  for (const each of cases) {
    characters += each.rules.length;
    if ((files.at(-1)?.length ?? 0) >= casesAtOnce || characters > mostCharacters) {
      files.push([]);
      characters = each.rules.length;
    }
    files.at(-1)?.push(each);
  }
  return files;
}

function compiled(file: string): string {
  try {
    createRulesGate(file, { log: () => undefined });
    return 'compiles';
  } catch (error) {
    if (error instanceof RulesCompileError) return 'does not compile';
    throw error;
  }
}

const decisionOf = (status: number) => (status === 403 ? 'refused' : status >= 500 ? 'failed' : 'granted');

async function outcomes(origin: string, cases: readonly RulesCase[]): Promise<string[]> {
  await prepare(origin, cases, sharedDocument);
  const found: string[] = [];
  const waiting = [...cases.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { requests }] = next;
      const decided: string[] = [];
      for (const request of requests) {
        decided.push(decisionOf(await statusOf(origin, { request }, index)));
      }
      found[index] = decided.join(', ');
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  return found;
}
