import { partsOf, type Block, type Expression, type RuleFunction, type RulesFile } from './ast';
import { RulesCompileError } from './rules-error';

type Functions = ReadonlyMap<string, RuleFunction>;

/** The hosted limit on functions that call one another. */
const maxCallDepth = 20;

/** The functions that an expression calls by name. */
function* callsIn(expression: Expression): Generator<string> {
  if (expression.kind === 'call') yield expression.name;
  for (const part of partsOf(expression)) yield* callsIn(part);
}

const bodiesOf = (rule: RuleFunction) => [...rule.lets.map(({ value }) => value), rule.result];

/**
 * Refuses functions that call themselves, directly or through others, and calls that go too deep: every
 * evaluation ends.
 * @throws RulesCompileError
 */
export function checkCalls(file: RulesFile): void {
  const checker = new CallChecker();
  checker.checkBlock({ functions: file.functions, matches: [] }, []);
  checker.checkBlock(file.service, [file.functions]);
}

class CallChecker {
  /** How many calls deep a function goes. */
  private readonly depths = new Map<RuleFunction, number>();

  checkBlock(block: Block, outer: readonly Functions[]): void {
    const visible = [...outer, block.functions];
    for (const rule of block.functions.values()) this.depthOf(rule, visible, []);
    for (const match of block.matches) this.checkBlock(match, visible);
  }

  private depthOf(
    rule: RuleFunction,
    visible: readonly Functions[],
    callers: readonly RuleFunction[],
  ): number {
    const known = this.depths.get(rule);
    if (known !== undefined) return known;
    if (callers.includes(rule)) {
      throw new RulesCompileError(
        rule.at,
        `The function '${rule.name}' calls itself, which rules do not allow.`,
      );
    }
    const called = bodiesOf(rule).flatMap((body) => [...callsIn(body)]);
    const depth = Math.max(0, ...called.map((name) => this.depthOfCall(name, visible, [...callers, rule])));
    if (depth > maxCallDepth) {
      throw new RulesCompileError(rule.at, `'${rule.name}' calls more than ${maxCallDepth} functions deep.`);
    }
    this.depths.set(rule, depth);
    return depth;
  }

  private depthOfCall(name: string, visible: readonly Functions[], callers: readonly RuleFunction[]): number {
    const level = visible.findLastIndex((functions) => functions.has(name));
    const rule = visible[level]?.get(name);
    // A function sees what stands around its own definition, not around its caller.
    return rule ? 1 + this.depthOf(rule, visible.slice(0, level + 1), callers) : 0;
  }
}
