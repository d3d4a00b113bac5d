import type { Block, Expression, RuleFunction, RulesFile } from './ast';
import { RulesCompileError } from './rules-error';

type Functions = ReadonlyMap<string, RuleFunction>;

/** The functions that an expression calls by name. */
function* callsIn(expression: Expression): Generator<string> {
  if (expression.kind === 'call') yield expression.name;
  for (const part of partsOf(expression)) yield* callsIn(part);
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.filter((part) => typeof part !== 'string');
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'slice':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.target, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.then, expression.otherwise];
  }
}

const bodiesOf = (rule: RuleFunction) => [...rule.lets.map(({ value }) => value), rule.result];

/**
 * Refuses functions that call themselves, directly or through others, so that every evaluation ends.
 * @throws RulesCompileError
 */
export function checkCalls(file: RulesFile): void {
  checkBlock({ functions: file.functions, matches: [] }, []);
  checkBlock(file.service, [file.functions]);
}

function checkBlock(block: Block, outer: readonly Functions[]): void {
  const visible = [...outer, block.functions];
  const done = new Set<RuleFunction>();
  for (const rule of block.functions.values()) checkFunction(rule, visible, [], done);
  for (const match of block.matches) checkBlock(match, visible);
}

function checkFunction(
  rule: RuleFunction,
  visible: readonly Functions[],
  callers: readonly RuleFunction[],
  done: Set<RuleFunction>,
): void {
  if (callers.includes(rule)) {
    throw new RulesCompileError(
      rule.at,
      `The function '${rule.name}' calls itself, which rules do not allow.`,
    );
  }
  if (done.has(rule)) return;
  for (const name of bodiesOf(rule).flatMap((body) => [...callsIn(body)])) {
    const level = visible.findLastIndex((functions) => functions.has(name));
    const called = visible[level]?.get(name);
    // A function sees what stands around its own definition, not around its caller.
    if (called) checkFunction(called, visible.slice(0, level + 1), [...callers, rule], done);
  }
  done.add(rule);
}
