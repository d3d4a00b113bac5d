import {
  createRulesGate,
  parseRules,
  type CreateGate,
  type Decision,
  type Expression,
  type GetCheck,
  type ListCheck,
  type RulesGate,
  type WriteCheck,
} from '@console/local-firebase';
import { mutantsOf, type Mutant } from './mutants';

/** What the requests of a test file tell about the mutants, by their place in `mutantsOf`. */
export interface Findings {
  /** A request gets another answer, so its test fails. */
  readonly killed: number[];
  /** A request may get another answer: the original refused it before its last document was asked about. */
  readonly undecided: number[];
}

/** The documents of one request so far: the original's decisions, and the mutants that decide otherwise. */
interface Request {
  readonly key: object;
  readonly granted: boolean[];
  readonly differing: Set<number>[];
  isComplete: boolean;
}

interface Asked extends Mutant {
  readonly gate: RulesGate;
}

/** A gate that decides by the rules, and asks every mutant the same to find those that decide otherwise. */
export class MutatingGate {
  private readonly killed = new Set<number>();
  private readonly undecided = new Set<number>();
  private readonly reached = new Set<Expression>();
  private mutants: Asked[] = [];
  private request: Request | undefined;

  readonly create: CreateGate = (source, options) => {
    const rules = parseRules(source);
    const original = createRulesGate(rules, { ...options, substitute: this.noteReached });
    this.mutants = mutantsOf(rules).map((mutant) => {
      const substitute = (met: Expression) => (met === mutant.target ? mutant.replacement : met);
      return { ...mutant, gate: createRulesGate(rules, { log: () => undefined, substitute }) };
    });
    return {
      checkGet: (check) =>
        this.decide(check, check.looked === undefined, original.checkGet, (one, asked) =>
          one.checkGet(asked),
        ),
      checkList: (check) =>
        this.decide(check, true, original.checkList, (one, asked) => one.checkList(asked)),
      checkWrite: (check) =>
        this.decide(check, check.following === 0, original.checkWrite, (one, asked) => one.checkWrite(asked)),
    };
  };

  /** Whether a gate was created. */
  get isUsed(): boolean {
    return this.mutants.length > 0;
  }

  get findings(): Findings {
    this.finishRequest();
    const undecided = [...this.undecided].filter((index) => !this.killed.has(index));
    return { killed: [...this.killed], undecided };
  }

  private readonly noteReached = (expression: Expression): Expression => {
    this.reached.add(expression);
    return expression;
  };

  private decide<Check extends GetCheck | ListCheck | WriteCheck>(
    check: Check,
    isLast: boolean,
    decide: (check: Check) => Decision,
    ask: (gate: RulesGate, check: Check) => Decision,
  ): Decision {
    const { looked = new Set<string>() } = check;
    const lookedBefore = [...looked];
    this.reached.clear();
    const decision = decide(check);
    // Where the original did not come to the condition, the mutant decides alike.
    const differing = [...this.mutants.entries()].flatMap(([index, { gate, target }]) => {
      if (this.killed.has(index) || !this.reached.has(target)) return [];
      const answer = ask(gate, { ...check, looked: new Set(lookedBefore) });
      return answer.granted === decision.granted ? [] : [index];
    });
    this.note(check.looked ?? check, decision.granted, differing, isLast);
    return decision;
  }

  private note(key: object, granted: boolean, differing: readonly number[], isLast: boolean): void {
    if (this.request?.key !== key) this.finishRequest();
    this.request ??= { key, granted: [], differing: [], isComplete: false };
    this.request.granted.push(granted);
    this.request.differing.push(new Set(differing));
    this.request.isComplete = isLast || granted;
    if (isLast) this.finishRequest();
  }

  /** A request is granted if all its documents are. */
  private finishRequest(): void {
    if (!this.request) return;
    const { granted, differing, isComplete } = this.request;
    this.request = undefined;
    const original = granted.every(Boolean);
    for (const index of new Set(differing.flatMap((some) => [...some]))) {
      const mutated = granted.every((each, at) => each !== differing[at]?.has(index));
      if (mutated === original) continue;
      (mutated && !isComplete ? this.undecided : this.killed).add(index);
    }
  }
}
